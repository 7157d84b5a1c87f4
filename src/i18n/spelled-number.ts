/** Writes a number in words if the list contains it, otherwise in digits. */
export const spelledNumber = (number: number, spelledNumbers: string): string =>
  spelledNumbers.split(' ')[number - 1] ?? String(number);
