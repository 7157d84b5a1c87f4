/**
 * A number within a sentence: in words if the language's list has it, else in digits.
 * @example spelledNumber(7, deskWords('nl').spelledNumbers) // => 'zeven'
 */
export const spelledNumber = (number: number, spelledNumbers: string): string =>
  spelledNumbers.split(' ')[number - 1] ?? String(number);
