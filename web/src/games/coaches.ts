/** Which games have somebody who teaches them; apart from the other parts, for the home page needs no more. */
const coaches = import.meta.glob("./*/Coach.svelte");

export const hasCoach = (game: string): boolean => `./${game}/Coach.svelte` in coaches;
