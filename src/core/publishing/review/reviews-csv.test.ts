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
