import { describe, expect, test } from 'vitest';
import { line } from './terminal-report.ts';

describe('terminal report', () => {
  test('wraps a long text within the second column of its row', () => {
    const row = {
      name: 'Site',
      state: 'unmet',
      text: 'It answers with nothing that could be a page of this site.',
    } as const;
    expect(line(row, 62)).toBe(
      '✗ Site                It answers with nothing that could be a\n                      page of this site.',
    );
  });
});
