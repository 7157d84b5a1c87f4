import { expect, test } from 'vitest';
import { line } from './terminal-report.ts';

test('wraps the words of a row in its second column', () => {
  const row = {
    name: 'Site',
    state: 'unmet',
    text: 'It answers with nothing that could be a page of this site.',
  } as const;
  expect(line(row, 62)).toBe(
    '✗ Site                It answers with nothing that could be a\n                      page of this site.',
  );
});
