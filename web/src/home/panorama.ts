/** The valley above home, by day and by night. */
import dark from "../ui/art/panorama-dark.svg";
import light from "../ui/art/panorama-light.svg";

export const panorama = (isDark: boolean): string => (isDark ? dark : light);
