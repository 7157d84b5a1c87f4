/**
 * Splits a question and its answer at the first question mark.
 * @example asQuestion('Who gets my key? Only people you have named.') // => { question: 'Who gets my key?', answer: 'Only people you have named.' }
 */
export function asQuestion(line: string): Question {
  const end = line.indexOf('?') + 1;
  return { question: line.slice(0, end), answer: line.slice(end).trim() };
}

/**
 * The inverse of `asQuestion`, which also ends a question that has no question mark yet.
 * @example questionLine({ question: 'Who gets my key', answer: 'You.' }) // => 'Who gets my key? You.'
 */
export function questionLine({ question, answer }: Question): string {
  const asked = question.trim();
  const mark = asked === '' || asked.endsWith('?') ? '' : '?';
  return `${asked}${mark} ${answer.trim()}`.trim();
}

export const maxQuestions = 12;

export type Question = { question: string; answer: string };
