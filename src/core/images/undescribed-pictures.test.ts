import { describe, expect, test } from 'vitest';
import { undescribedPictures } from './undescribed-pictures.ts';

describe('undescribedPictures', () => {
  test.each([
    ['![](/a.webp)', 1],
    ['![Een pomp](/a.webp)', 0],
    ['<img src="/a.webp">', 1],
    ['<figure><img src="/a.webp" alt=" "></figure>', 1],
    ['<img alt="" src="/a.webp"><img src="/b.webp" alt="Een pomp">', 1],
    [`<img alt='Een pomp'><img alt=pomp>`, 0],
    ['<p>alt="" <em>tekst</em></p>', 0],
  ])('counts the pictures without a description in %s', (source, count) => {
    expect(undescribedPictures(source)).toBe(count);
  });
});
