/**
 * Writes a number within a sentence. Uses the word for the number if the list contains it, otherwise digits.
 *
 * @example spelledNumber(7, deskWords('nl').spelledNumbers) // => 'zeven'
 */
export const spelledNumber = (number: number, spelledNumbers: string): string =>
  spelledNumbers.split(' ')[number - 1] ?? String(number);
