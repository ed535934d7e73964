/** The sole of a foot, as the codices paint it: around 0 0, pointing up. */
export const SOLE =
  "M-3.4-2.6C-3-4.6 2.6-4.7 3.4-2.2 4 0 1.6 1.6 1.8 3.6 2 5.6.9 6.7-.7 6.6" +
  "-2.5 6.5-3.1 4.7-2.7 3-2.3 1.4-3.8-.8-3.4-2.6z";
