import { describe, expect, test } from 'vitest';
import { isDescription, undescribedImages } from './undescribed-images.ts';

describe('undescribedImages', () => {
  test.each([
    ['![](/a.webp)', 1],
    ['![Een pomp](/a.webp)', 0],
    ['<img src="/a.webp">', 1],
    ['<figure><img src="/a.webp" alt=" "></figure>', 1],
    ['<img alt="" src="/a.webp"><img src="/b.webp" alt="Een pomp">', 1],
    [`<img alt='Een pomp'><img alt=pomp>`, 0],
    ['<img alt="Van zee > huis < tuin" src="/a.webp">', 0],
    ['<p>alt="" <em>tekst</em></p>', 0],
    ['![image001.jpg](/a.webp)', 1],
    ['<img alt="IMG_2043.JPG" src="/a.webp"><img alt=DSC_0042 src="/b.webp">', 2],
  ])('counts the images without a description in %s', (source, count) => {
    expect(undescribedImages(source)).toBe(count);
  });
});

test.each([
  '',
  ' ',
  'Zwembad in mei.jpeg',
  'image001',
  'IMG_2043',
  'IMG-20260612-WA0007',
  'PXL_20260612_101112',
  'Afbeelding 3',
  'WhatsApp Image 2026-06-12 at 10.11.12',
])('“%s” is no description', (alt) => {
  expect(isDescription(alt)).toBe(false);
});

test.each(['Zwembad', 'Foto van 3 pompen', 'Afbeelding van een tuin', '3', 'Kamer 12', 'De site zwembad.es'])(
  '“%s” is a description',
  (alt) => {
    expect(isDescription(alt)).toBe(true);
  },
);
