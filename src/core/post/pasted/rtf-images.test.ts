import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rtfImages } from './rtf-images.ts';

const found = (rtf: string) =>
  rtfImages(rtf).map((image) => image && `${image.type} ${Buffer.from(image.bytes).toString('hex')}`);

describe('rtfImages', () => {
  test('finds each image once and in document order, although Word writes each image twice', () => {
    const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Calibri;}}{\*\themedata 504b0304}
\pard Zon\'e9{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex100\picw7938\pngblip\bliptag-1342{\*\blipuid 89ABCDEF0123}89504E47
0D0A1a0a}}{\nonshppict{\pict\picw100\wmetafile8\bliptag-1342 0100090000}}\par
{\shp{\*\shpinst\shpleft0{\sp{\sn pib}{\sv {\pict\jpegblip\bliptag7 ffd8ff}}}}{\shprslt{\par {\pict\wmetafile8 0100}}}}}`;
    expect(found(rtf)).toEqual(['image/png 89504e470d0a1a0a', 'image/jpeg ffd8ff']);
  });

  test('returns undefined for each unsupported image, and omits images outside the text', () => {
    const rtf = String.raw`{\rtf1{\*\listtable{\*\listpicture{\pict\pngblip 00}}}{\header{\pict\pngblip 01}}{\footerf {\pict\pngblip 02}}
{\pict\emfblip 0100}{\pict\jpegblip aa}{\object{\*\objdata ffff}{\result{\pict\wmetafile8 03}}}{\pict\pngblip bb}}`;
    expect(found(rtf)).toEqual([undefined, 'image/jpeg aa', undefined, 'image/png bb']);
  });

  test.each([
    [String.raw`{\pict\pngblip abc}`, [undefined]],
    [String.raw`{\pict\pngblip xyz0}`, [undefined]],
    [String.raw`{\pict\pngblip }`, [undefined]],
    [String.raw`{\rtf1{\pict\pngblip 8950`, [undefined]],
    [String.raw`}}}}{\pict\pngblip 01}}}{\pict\jpegblip 02}`, ['image/png 01', 'image/jpeg 02']],
    [String.raw`{\pict\pngblip\bin4 }}}}01}{\pict\pngblip 02}`, [undefined, 'image/png 02']],
    [String.raw`{\pict\pngblip{\pict\jpegblip 02}01}`, ['image/png 01']],
    [String.raw`\nonshppict{\pict\pngblip 01`, []],
    ['{\\', []],
    ['', []],
  ])('reads the malformed text %j to the end', (rtf, expected) => {
    expect(found(rtf)).toEqual(expected);
  });

  test('terminates for any input', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '\\',
      '\\pict',
      '\\pngblip',
      '\\bin9',
      '\\nonshppict',
      '\\*',
      ' ',
      '8',
      'f',
      "\\'e9",
      '\n',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (parts) => {
        expect(rtfImages(parts.join('')).length).toBeLessThanOrEqual(parts.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('reads ten megabytes of any content in linear time', { tags: ['heavy'] }, () => {
    const size = 10_000_000;
    const filled = (part: string) => part.repeat(Math.ceil(size / part.length));
    // Quadratic work on such a long text would exceed the test's timeout.
    expect(found(filled('{'))).toEqual([]);
    expect(found(filled('\\'))).toEqual([]);
    expect(found(filled('{\\pict'))).toEqual([undefined]);
    expect(found(filled('\\nonshppict{'))).toEqual([]);
    expect(rtfImages(`{\\pict\\pngblip ${filled('89')}}`)[0]?.bytes.length).toBe(size / 2);
    expect(rtfImages(filled('{\\pict\\jpegblip ffd8\n}')).every((image) => image?.bytes.length === 2)).toBe(
      true,
    );
  });
});
