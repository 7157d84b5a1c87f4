import { expect, test } from 'vitest';
import { line } from './terminal-report.ts';

test('a row breaks its words under each other', () => {
  const row = {
    name: 'Site',
    state: 'unmet',
    text: 'It answers with nothing that could be a page of this site.',
  } as const;
  expect(line(row, 62)).toBe(
    '✗ Site                It answers with nothing that could be a\n                      page of this site.',
  );
});
