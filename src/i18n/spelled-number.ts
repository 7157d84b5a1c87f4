/**
 * A number as a sentence has it: in words where the language's list has one, in digits beyond.
 * @example spelledNumber(7, deskWords('nl').spelledNumbers) // => 'zeven'
 */
export const spelledNumber = (number: number, spelledNumbers: string): string =>
  spelledNumbers.split(' ')[number - 1] ?? String(number);
