import { describe, expect, test } from 'vitest';
import { maxImageBytes } from './image-limits.ts';
import { readImageFile } from './image-file.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const chunk = (name: string, data = '') => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, latin(name + data), Buffer.alloc(4)]);
};
const png = (...chunks: Buffer[]) => Buffer.concat([latin('\x89PNG\r\n\x1a\n'), ...chunks, chunk('IEND')]);
const riff = (body: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([latin('RIFF'), size, body]);
};
const webp = (flags: number) =>
  riff(Buffer.concat([latin('WEBPVP8X'), Buffer.from([10, 0, 0, 0, flags]), Buffer.alloc(9)]));
const still = png(chunk('IHDR'), chunk('IDAT', 'x'));

const answer = (bytes: Uint8Array) => {
  const kind = readImageFile(bytes);
  return kind.ok ? kind.value.kind : kind.refusal.code;
};

describe('readImageFile', () => {
  test('recognises an image by its content', () => {
    expect(answer(still)).toBe('png');
    expect(answer(webp(0))).toBe('webp');
    expect(answer(webp(1))).toBe('webp');
  });

  test('refuses an animation', () => {
    expect(answer(png(chunk('IHDR'), chunk('acTL', '\0\0\0\x02\0\0\0\0'), chunk('IDAT', 'x')))).toBe(
      'image-animated',
    );
    expect(answer(png(chunk('IHDR'), chunk('IDAT', 'acTL')))).toBe('png');
    expect(answer(webp(2))).toBe('image-animated');
    expect(answer(webp(3))).toBe('image-animated');
    expect(answer(latin('\0\0\0\x08ftypavis'))).toBe('image-animated');
  });

  // zenwebp PR #14
  test('accepts an animation of one frame, which is a still image', () => {
    expect(answer(png(chunk('IHDR'), chunk('acTL', '\0\0\0\x01\0\0\0\0'), chunk('IDAT', 'x')))).toBe('png');
    const head = Buffer.concat([latin('WEBPVP8X'), Buffer.from([10, 0, 0, 0, 2]), Buffer.alloc(9)]);
    const frame = Buffer.concat([latin('ANMF'), Buffer.from([3, 0, 0, 0]), Buffer.alloc(4)]);
    expect(answer(riff(Buffer.concat([head, latin('ANIM'), Buffer.alloc(4), frame])))).toBe('webp');
    expect(answer(riff(Buffer.concat([head, frame, frame])))).toBe('image-animated');
    const empty = Buffer.concat([latin('ANMF'), Buffer.alloc(4)]);
    expect(answer(riff(Buffer.concat([head, frame, empty])))).toBe('image-animated');
  });

  test('returns the image without the bytes after it', () => {
    for (const after of [' ', 'PK\x03\x04', '<script>', 'ftypmp42'])
      expect(readImageFile(Buffer.concat([still, latin(after)]))).toMatchObject({
        ok: true,
        value: { bytes: still },
      });
    expect(answer(png(chunk('IHDR'), chunk('tEXt', '<!DOCTYPE plist'), chunk('IDAT', 'x')))).toBe('png');
  });

  test.each([
    ['heic', 'mif1', 'image-is-heic'],
    ['mif1', 'heic', 'image-is-heic'],
    ['hevc', 'msf1', 'image-is-heic'],
    ['mif1', 'avif', 'not-an-image'],
    ['isom', 'avc1', 'image-is-film'],
    ['qt  ', 'qt  ', 'image-is-film'],
    ['mp42', 'isom', 'image-is-film'],
    ['3gp5', 'isom', 'image-is-film'],
    ['crx ', 'isom', 'image-kind-refused'],
    ['xxxx', 'yyyy', 'image-kind-refused'],
  ])('answers for a file of the formats %j and %j: %s', (major, other, code) => {
    expect(answer(latin(`\0\0\0\x14ftyp${major}\0\0\0\0${other}`))).toBe(code);
  });

  test('says that a recording of a screen, an AVI or an Ogg file is a film', () => {
    for (const start of ['\x1aE\xdf\xa3', 'RIFF\0\0\0\0AVI LIST', 'OggS\0'])
      expect(answer(latin(start))).toBe('image-is-film');
  });

  test('refuses a truncated image, another format, and other content', () => {
    expect(answer(still.subarray(0, -1))).toBe('not-an-image');
    for (const start of [
      'GIF89a',
      'BM',
      '%PDF-1.7',
      'II*\0',
      'II+\0',
      '\0\0\0\x0cjP  \r\n',
      '<svg xmlns="">',
      'text <svg>',
    ])
      expect([start, answer(latin(start))]).toEqual([start, 'image-kind-refused']);
    for (const start of ['', 'text', '\xff\xd8', `${' '.repeat(508)}<svg>`])
      expect([start, answer(latin(start))]).toEqual([start, 'not-an-image']);
    expect(answer(latin(`${' '.repeat(507)}<svg>`))).toBe('image-kind-refused');
  });

  test('refuses a file beyond the size limit', () => {
    expect(answer(Buffer.alloc(maxImageBytes + 1))).toBe('image-too-large');
    expect(answer(Buffer.alloc(maxImageBytes))).toBe('not-an-image');
  });
});
