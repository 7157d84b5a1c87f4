/** Writes docs/api.md from the contracts of all functions. */
import { refusalAnswers, type RefusalCode } from '#contract/refusals.ts';
import type { DescribedContract } from './contracts.ts';
import { inputFields, shapeOf } from './schema-words.ts';

/** `npm run api-guide` writes the text between these two lines. */
const begin = '<!-- From here on written by `npm run api-guide`, from src/contract. -->';
const end = '<!-- To here. -->';

export function describedIn(guide: string, contracts: DescribedContract[]): string {
  const [before, rest = ''] = guide.split(begin);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) throw new Error('The marks in docs/api.md are gone.');
  return `${before}${begin}\n\n${contracts.map(described).join('\n\n')}\n\n${end}${after}`;
}

function described({ name, method, callers, prose, input, answer, refusals }: DescribedContract): string {
  const fields = inputFields(input).map(
    ({ name: field, isOptional, rule }) =>
      `\`${field}\`${isOptional ? ' ?' : ''}${rule === '' ? '' : `: ${rule}`}`,
  );
  const lines = [
    listed(method === 'GET' ? 'Query' : 'Body', fields),
    [`- Answer: \`${shapeOf(answer)}\``],
    refusals.length === 0 ? [] : [`- Refusals: ${byStatus(refusals)}`],
  ].flat();
  const whom = callers === 'editor' ? 'For editors.' : 'For anyone.';
  return [`## ${name}${method === 'GET' ? ' (GET)' : ''}`, `${whom} ${prose}`, lines.join('\n')].join('\n\n');
}

function listed(heading: string, fields: string[]): string[] {
  if (fields.length === 0) return [];
  if (fields.length <= 3) return [`- ${heading}: ${fields.join('; ')}`];
  return [`- ${heading}:`, ...fields.map((field) => `  - ${field}`)];
}

/** @example byStatus(['post-not-found', 'slug-taken']) // => '404 `post-not-found`; 409 `slug-taken`' */
function byStatus(codes: readonly RefusalCode[]): string {
  const statuses = Map.groupBy(codes, (code) => refusalAnswers[code][0]);
  return [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, some]) => `${status} ${some.map((code) => `\`${code}\``).join(', ')}`)
    .join('; ');
}
