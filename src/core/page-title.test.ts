import { expect, test } from 'vitest';
import { titleWithName } from './page-title.ts';

test('the name follows the title where both fit into sixty characters', () => {
  expect(titleWithName('Blog', 'Casa Ejemplo')).toBe('Blog – Casa Ejemplo');
  expect(titleWithName('x'.repeat(45), 'Casa Ejemplo')).toHaveLength(60);
  expect(titleWithName('x'.repeat(46), 'Casa Ejemplo')).toHaveLength(46);
});
