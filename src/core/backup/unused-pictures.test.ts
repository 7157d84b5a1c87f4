import { describe, expect, test } from 'vitest';
import { unusedPictures } from './unused-pictures.ts';

const [gone, here] = ['pictures/a/960.webp', 'pictures/b/960.webp'];
const mark = `unused/2026-11-20/${gone}`;
const given = { stored: [gone, here], used: [here], marks: [] as string[], night: '2026-11-20' };

describe('unusedPictures', () => {
  test('marks a picture that the site no longer uses, and keeps the picture while a backup may contain it', () => {
    const kept = new Set(['2026-11-19', '2026-11-20']);
    expect(unusedPictures({ ...given, kept })).toEqual({ mark: [mark], remove: [] });
    expect(unusedPictures({ ...given, kept, marks: [mark], night: '2026-11-21' })).toEqual({
      mark: [],
      remove: [],
    });
  });

  test('removes a marked picture and its mark once no kept backup contains the picture', () => {
    const kept = new Set(['2026-11-21', '2026-11-20']);
    const [marks, night] = [[mark], '2026-11-21'];
    expect(unusedPictures({ ...given, kept, marks, night })).toEqual({ mark: [], remove: [gone, mark] });
  });

  test('removes only the mark of a picture that the site uses again', () => {
    const kept = new Set(['2026-11-21']);
    expect(unusedPictures({ ...given, used: [gone, here], marks: [mark], kept })).toEqual({
      mark: [],
      remove: [mark],
    });
  });
});
