import { describe, expect, test } from 'vitest';
import { attributesIn } from './attributes.ts';

describe('attributesIn', () => {
  test.each([
    ['<img src="/a?b=1&amp;c=2">', '/a?b=1&amp;c=2'],
    ["<IMG alt=x SRC = '/a' />", '/a'],
    ['<img src=/a>', '/a'],
    ['<img alt="een src=/b" src="/a">', '/a'],
    ['<img src>', ''],
  ])('finds the value of an attribute in %s', (html, value) => {
    const src = attributesIn(html).find(({ name }) => name === 'src');
    expect(src?.value).toBe(value);
    expect(html.slice(src?.start, src?.end)).toBe(value);
  });
});
