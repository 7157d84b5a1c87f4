/** How fast people read on a screen. */
const wordsPerMinute = 200;

export const minutesToRead = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute));
