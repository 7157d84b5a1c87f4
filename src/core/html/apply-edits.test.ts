import { describe, expect, test } from 'vitest';
import { applyEdits } from './apply-edits.ts';

describe('applyEdits', () => {
  test('replaces a range of the text, and ignores edits inside that range', () => {
    const edits = [
      { start: 0, end: 7, text: '' },
      { start: 3, end: 6, text: 'x' },
      { start: 7, end: 7, text: '<b>' },
    ];
    expect(applyEdits('zon en zee', edits)).toBe('<b>zee');
  });
});
