import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cropSchema, framedPart } from './crop-picture.ts';
import { imagePath } from './image-path.ts';

const size = { width: 40, height: 40 };
const path = imagePath({ digest: 'd'.repeat(32), ...size, colours: '0'.repeat(36) });
const whole = { path, left: 0, top: 0, width: 40, height: 40 };

describe('cropSchema', () => {
  test.each([
    [{}, true],
    [{ left: 39, top: 39, width: 1, height: 1 }, true],
    [{ left: 1 }, false],
    [{ top: 30, height: 11 }, false],
    [{ width: 0 }, false],
    [{ height: -1 }, false],
    [{ left: -1, width: 2 }, false],
    [{ width: 0.5 }, false],
    [{ width: Number.MAX_VALUE }, false],
    [{ path: '/media/x.webp' }, false],
  ])('accepts a part within the picture: %j → %s', (part, isAccepted) => {
    expect(v.is(cropSchema, { ...whole, ...part })).toBe(isAccepted);
  });
});

describe('framedPart', () => {
  test('returns a part that the server accepts, for any frame and size', () => {
    const ends = [0, 0.2, 49.9, 99.9, 100];
    for (const [width, height] of [
      [1, 1],
      [40, 40],
      [2560, 3],
    ] as const)
      for (const x of ends)
        for (const part of ends) {
          const frame = { x, y: 100 - x, width: part, height: part };
          const picture = { digest: 'd'.repeat(32), width, height, colours: '0'.repeat(36) };
          const crop = { path: imagePath(picture), ...framedPart(picture, frame) };
          expect(v.is(cropSchema, crop), JSON.stringify(crop)).toBe(true);
        }
  });
});
