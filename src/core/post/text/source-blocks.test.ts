import { describe, expect, test } from 'vitest';
import { sourceBlocks } from './source-blocks.ts';

describe('sourceBlocks', () => {
  test.each([
    [
      '<p>a</p>\n\n<p>b</p>\n<hr>\n<p>c</p>',
      ['<p>a</p>', '<p>b</p>', '<hr>', '<p>c</p>'],
      ['\n\n', '\n', '\n', ''],
    ],
    ['<p>a</p>\n<p>b</p>\n\n\n<p>c</p>\n', ['<p>a</p>', '<p>b</p>', '<p>c</p>'], ['\n', '\n\n\n', '\n']],
    ['een\n\ntwee\n', ['een', 'twee'], ['\n\n', '\n']],
  ])('returns each block of %j, and the empty lines below it', (text, sources, gaps) => {
    const { lead, blocks } = sourceBlocks(text);
    expect(lead).toBe('');
    expect(blocks.map(({ source }) => source)).toEqual(sources);
    expect(blocks.map(({ gap }) => gap)).toEqual(gaps);
  });

  test('keeps empty lines at the top, and a text whose elements are not closed as one block', () => {
    expect(sourceBlocks('\n\n<p>a</p>').lead).toBe('\n\n');
    expect(sourceBlocks('<p>a <b>c').blocks).toHaveLength(1);
  });
});
