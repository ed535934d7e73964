/** What is asked for by a click is where one goes on: an attachment that takes the focus as it comes. */
export const focused = (element: HTMLElement): void => element.focus();
