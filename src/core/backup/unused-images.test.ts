import { describe, expect, test } from 'vitest';
import { unusedImages } from './unused-images.ts';

const [gone, here] = ['images/a/960.webp', 'images/b/960.webp'];
const mark = `unused/2026-11-20/${gone}`;
const given = { stored: [gone, here], used: [here], marks: [] as string[], night: '2026-11-20' };

describe('unusedImages', () => {
  test('marks an image that the site no longer uses, and keeps the image while a backup may contain it', () => {
    const kept = new Set(['2026-11-19', '2026-11-20']);
    expect(unusedImages({ ...given, kept })).toEqual({ mark: [mark], remove: [] });
    expect(unusedImages({ ...given, kept, marks: [mark], night: '2026-11-21' })).toEqual({
      mark: [],
      remove: [],
    });
  });

  test('removes a marked image and its mark once no kept backup contains the image', () => {
    const kept = new Set(['2026-11-21', '2026-11-20']);
    const [marks, night] = [[mark], '2026-11-21'];
    expect(unusedImages({ ...given, kept, marks, night })).toEqual({ mark: [], remove: [gone, mark] });
  });

  test('removes only the mark of an image that the site uses again', () => {
    const kept = new Set(['2026-11-21']);
    expect(unusedImages({ ...given, used: [gone, here], marks: [mark], kept })).toEqual({
      mark: [],
      remove: [mark],
    });
  });
});
