/** The typical reading speed on a screen. */
const wordsPerMinute = 200;

/** @example minutesToRead(450) // => 3 */
export const minutesToRead = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute));
