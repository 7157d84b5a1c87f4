import { describe, expect, test } from 'vitest';
import { undescribedImages } from './undescribed-images.ts';

describe('undescribedImages', () => {
  test.each([
    ['![](/a.webp)', 1],
    ['![Een pomp](/a.webp)', 0],
    ['<img src="/a.webp">', 1],
    ['<figure><img src="/a.webp" alt=" "></figure>', 1],
    ['<img alt="" src="/a.webp"><img src="/b.webp" alt="Een pomp">', 1],
    [`<img alt='Een pomp'><img alt=pomp>`, 0],
    ['<p>alt="" <em>tekst</em></p>', 0],
  ])('counts the images without a description in %s', (source, count) => {
    expect(undescribedImages(source)).toBe(count);
  });
});
