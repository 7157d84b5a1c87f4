/**
 * Splits a question and its answer at the first question mark.
 * @example asQuestion('Who gets my key? Only people you have named.') // => { question: 'Who gets my key?', answer: 'Only people you have named.' }
 */
export function asQuestion(line: string): { question: string; answer: string } {
  const end = line.indexOf('?') + 1;
  return { question: line.slice(0, end), answer: line.slice(end).trim() };
}
