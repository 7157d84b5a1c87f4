import { expect, test } from 'vitest';
import { textDifference } from './text-difference.ts';

test('textDifference returns unchanged, removed and added parts, which together contain both complete texts', () => {
  const [before, after] = ['Controleer de pomp elke week.', 'Controleer de pomp elke maand, ook in mei.'];
  const parts = textDifference(before, after);
  expect(parts.slice(0, 3)).toEqual([
    { kind: 'same', text: 'Controleer de pomp elke ' },
    { kind: 'removed', text: 'week' },
    { kind: 'added', text: 'maand, ook in mei' },
  ]);
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect([without('added'), without('removed')]).toEqual([before, after]);
});
