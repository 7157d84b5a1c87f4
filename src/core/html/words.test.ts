import { describe, expect, test } from 'vitest';
import { textOf } from './words.ts';

describe('textOf', () => {
  test('decodes known HTML entities, and leaves unknown entities unchanged', () => {
    expect(textOf('<p>a &lt; b &#8211; c &#x2019; &onbekend; &#0;</p>')).toBe('a < b – c ’ &onbekend; &#0;');
  });
});
