import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('oneLine replaces line breaks and the spaces around them by one space, and keeps other spaces', () => {
  expect(oneLine('a  b \r\n\t c\n\nd\u00a0e')).toBe('a  b c d\u00a0e');
});
