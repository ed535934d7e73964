/** Notices of the system, which tell of something while a page is in the background. */
import mark from "../ui/art/mark.svg";

export interface Notice {
  /** Two notices with the same tag are one. */
  tag: string;
  title: string;
  body: string;
}

/** Whether the browser may let this page tell: phones know the word, and refuse to make one. */
export function canTell(): boolean {
  if (!("Notification" in window)) return false;
  // With permission a trial would be seen; without, it is made and never shown.
  return Notification.permission === "granted" || isMade("", {});
}

/** Tell; false where the browser refuses after all. */
export const tell = ({ tag, title, body }: Notice): boolean => isMade(title, { body, icon: mark, tag });

function isMade(title: string, options: NotificationOptions): boolean {
  try {
    new Notification(title, options);
    return true;
  } catch {
    return false;
  }
}
