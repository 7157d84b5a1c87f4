import { expect, test } from 'vitest';
import { reviewsCsv } from './reviews-csv.ts';

test('reviewsCsv quotes cells that contain separators, and makes formulas harmless', () => {
  const records = [
    { slug: 'a-nl', by: 'Vermeer, "Anna"', editor: null, counts: true, changes: [{ to: null }] },
    { slug: '=HYPERLINK(1)', by: 'two\nlines', editor: 'x', counts: false, changes: [] },
  ];
  expect(reviewsCsv(records)).toBe(
    'slug,by,editor,counts,changes\r\n' +
      'a-nl,"Vermeer, ""Anna""",,true,"[{""to"":null}]"\r\n' +
      `'=HYPERLINK(1),"two\nlines",x,false,[]\r\n`,
  );
  expect(reviewsCsv([])).toBe('\r\n');
});

test.each([
  ['x;=cmd|A0;y', "x;'=cmd|A0;y"],
  ['-5 degrees', "'-5 degrees"],
  ['＝1+1', "'＝1+1"],
  ['one\n@two', `"one\n'@two"`],
  ['key-holding = care; a-b', 'key-holding = care; a-b'],
  [-5, '-5'],
  [['a;=1'], `"[""a;'=1""]"`],
])('reviewsCsv makes formulas harmless that begin a cell after a separator: %j', (text, cell) => {
  expect(reviewsCsv([{ text }])).toBe(`text\r\n${cell}\r\n`);
});
