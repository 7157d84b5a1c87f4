/** A truncated image is refused, and data behind an image does not count as part of it. */
import { describe, expect, test } from 'vitest';
import { endOfAvif, endOfJpeg, endOfPng, endOfWebp } from './image-ends.ts';

const text = (name: string): number[] => Array.from(name, (letter) => letter.charCodeAt(0));
const long = (value: number): number[] => [0, 0, value >> 8, value & 255];
const box = (name: string, content: number[] = []): number[] => [
  ...long(8 + content.length),
  ...text(name),
  ...content,
];
const chunk = (name: string, content: number[] = []): number[] => [
  ...long(content.length),
  ...text(name),
  ...content,
  0,
  0,
  0,
  0,
];
const jpeg = [
  0xff, 0xd8, 0xff, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 3, 9, 7, 0xff, 0, 7, 0xff, 0xd0, 7, 0xff, 0xd7, 7,
  0xff, 0xd9,
];
const png = [...Array<number>(8).fill(1), ...chunk('IHDR', [1, 2, 3]), ...chunk('IEND')];
const webp = [...text('RIFF'), 4, 0, 0, 0, ...text('WEBP')];
const avif = [...box('ftyp', [1, 2]), ...box('mdat', [3]), ...box('free')];

describe('the end of an image', () => {
  test.each([
    ['JPEG', jpeg, endOfJpeg],
    ['PNG', png, endOfPng],
    ['WebP', webp, endOfWebp],
    ['AVIF', avif, endOfAvif],
  ])('is found in a %s, whether or not other bytes follow', (_, bytes, endOf) => {
    expect(endOf(Uint8Array.from(bytes))).toBe(bytes.length);
    expect(endOf(Uint8Array.from([...bytes, ...text('<script>')]))).toBe(bytes.length);
  });

  test.each([
    ['JPEG', jpeg, endOfJpeg, 1],
    ['PNG', png, endOfPng, 1],
    ['WebP', webp, endOfWebp, 1],
    ['AVIF', avif, endOfAvif, 9],
  ])('is not found in a truncated %s', (_, bytes, endOf, missing) => {
    expect(endOf(Uint8Array.from(bytes.slice(0, -missing)))).toBeUndefined();
  });

  test('is not found in an AVIF if a box has a stated length below 8 bytes or ends beyond the file', () => {
    const empty = [...long(8), ...text('free')];
    expect(endOfAvif(Uint8Array.from([...avif, ...empty]))).toBe(avif.length + 8);
    expect(endOfAvif(Uint8Array.from([...avif, ...long(7), ...text('free')]))).toBeUndefined();
    expect(endOfAvif(Uint8Array.from([...avif, ...long(9), ...text('free')]))).toBeUndefined();
    expect(endOfAvif(Uint8Array.from([...avif, ...empty.slice(0, 7)]))).toBe(avif.length);
  });

  test('is found after the end marker of a JPEG, but not if a marker is missing or misplaced', () => {
    const scan = [0xff, 0xda, 0, 2];
    expect(endOfJpeg(Uint8Array.from([0xff, 0xd8, ...scan, 0xff, 0xd9]))).toBe(8);
    expect(endOfJpeg(Uint8Array.from([0xff, 0xd8, ...scan, 0xff]))).toBeUndefined();
    expect(endOfJpeg(Uint8Array.from([0xff, 0xd8, 0, 0xe0, 0, 2, ...scan, 0xff, 0xd9]))).toBeUndefined();
    const long256 = [0xff, 0xe0, 1, 2, ...Array<number>(256).fill(0)];
    expect(endOfJpeg(Uint8Array.from([0xff, 0xd8, ...long256, ...scan, 0xff, 0xd9]))).toBe(268);
    for (const within of [0, 0xff, 0xd0, 0xd7])
      expect(endOfJpeg(Uint8Array.from([0xff, 0xd8, ...scan, 0xff, within, 0xff, 0xd9]))).toBe(10);
    for (const marker of [0xcf, 0xd8])
      expect(endOfJpeg(Uint8Array.from([0xff, 0xd8, ...scan, 0xff, marker, 0xff, 0xd9]))).toBeUndefined();
  });

  test('is not found in an AVIF without image data', () => {
    expect(endOfAvif(Uint8Array.from(box('ftyp')))).toBeUndefined();
  });
});
