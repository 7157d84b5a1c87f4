import { describe, expect, test } from 'vitest';
import { maxImageBytes } from './image-limits.ts';
import { pictureFile } from './picture-file.ts';

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
  const kind = pictureFile(bytes);
  return kind.ok ? kind.value : kind.refusal.code;
};

describe('pictureFile', () => {
  test('recognises a picture by its content', () => {
    expect(answer(still)).toBe('png');
    expect(answer(webp(0))).toBe('webp');
    expect(answer(webp(1))).toBe('webp');
  });

  test('refuses an animation', () => {
    expect(answer(png(chunk('IHDR'), chunk('acTL'), chunk('IDAT', 'x')))).toBe('image-animated');
    expect(answer(png(chunk('IHDR'), chunk('IDAT', 'acTL')))).toBe('png');
    expect(answer(webp(2))).toBe('image-animated');
    expect(answer(webp(3))).toBe('image-animated');
    expect(answer(latin('\0\0\0\x08ftypavis'))).toBe('image-animated');
  });

  test('refuses a file with bytes after the picture, or with a script in it', () => {
    expect(answer(Buffer.concat([still, latin(' ')]))).toBe('image-not-alone');
    expect(answer(png(chunk('IHDR'), chunk('IDAT', '<script')))).toBe('image-not-alone');
  });

  test('refuses a truncated picture, another format, and other content', () => {
    expect(answer(still.subarray(0, -1))).toBe('not-an-image');
    for (const start of ['GIF89a', 'BM', '%PDF-1.7', 'II*\0', '<svg xmlns="">', 'text <svg>'])
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
