import { describe, expect, test } from 'vitest';
import { titleWithName } from './page-title.ts';

describe('titleWithName', () => {
  test('appends the name of the business if the result has at most sixty characters', () => {
    expect(titleWithName('Blog', 'Casa Ejemplo')).toBe('Blog – Casa Ejemplo');
    expect(titleWithName('x'.repeat(45), 'Casa Ejemplo')).toHaveLength(60);
    expect(titleWithName('x'.repeat(46), 'Casa Ejemplo')).toHaveLength(46);
  });
});
