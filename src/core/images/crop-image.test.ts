/** The part of an image that an editor framed becomes an image of its own. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cropImage, cropSchema, framedPart } from './crop-image.ts';
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
  ])('accepts a part within the image: %j → %s', (part, isAccepted) => {
    expect(v.is(cropSchema, { ...whole, ...part })).toBe(isAccepted);
  });
});

describe('framedPart', () => {
  test.each([
    [
      { x: 0, y: 0, width: 100, height: 100 },
      { left: 0, top: 0, width: 2000, height: 1500 },
    ],
    [
      { x: 10, y: 20, width: 50, height: 40 },
      { left: 200, top: 300, width: 1000, height: 600 },
    ],
    [
      { x: 90, y: 90, width: 0, height: 0 },
      { left: 1800, top: 1350, width: 1, height: 1 },
    ],
  ])('takes of a picture what the frame %o shows', (frame, part) => {
    expect(framedPart({ width: 2000, height: 1500 }, frame)).toEqual(part);
  });

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
          const image = { digest: 'd'.repeat(32), width, height, colours: '0'.repeat(36) };
          const crop = { path: imagePath(image), ...framedPart(image, frame) };
          expect(v.is(cropSchema, crop), JSON.stringify(crop)).toBe(true);
        }
  });
});

describe('cropImage', () => {
  const stored = { id: 'i', path };
  const cut = (asked: string, { isKnown = true, isDamaged = false } = {}) => {
    const parts: unknown[] = [];
    const cropped = cropImage(
      {
        images: {
          find: (digest) => Promise.resolve(isKnown && digest === 'd'.repeat(32) ? stored : undefined),
          findBySource: () => Promise.resolve(undefined),
          files: () => ({ read: () => Promise.resolve(png), write: () => Promise.resolve() }),
          save: () => Promise.resolve({ id: 'j', path: '/media/cut' }),
        },
        renderer: {
          digest: () => Promise.resolve('e'.repeat(32)),
          render: (_, part) => {
            parts.push(part);
            return Promise.resolve(
              isDamaged
                ? { ok: false, refusal: { code: 'not-an-image' } }
                : { ok: true, value: { about: { ...size, colours: '' }, file: () => Promise.resolve(png) } },
            );
          },
        },
      },
      { path: asked, left: 1, top: 2, width: 3, height: 4 },
    );
    return { cropped, parts };
  };
  const png = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');
  const named = (changes: object) =>
    imagePath({ digest: 'd'.repeat(32), ...size, colours: '0'.repeat(36), ...changes });

  test('stores the part of a stored image', async () => {
    const { cropped, parts } = cut(path);
    expect(await cropped).toEqual({ ok: true, value: { id: 'j', path: '/media/cut' } });
    expect(parts).toEqual([{ left: 1, top: 2, width: 3, height: 4 }]);
  });

  test.each([
    ['another digest', { digest: 'f'.repeat(32) }],
    ['an invented width', { width: 41 }],
    ['an invented height', { height: 39 }],
  ])('refuses a path with %s', async (_, changes) => {
    const { cropped, parts } = cut(named(changes));
    expect(await cropped).toEqual({ ok: false, refusal: { code: 'picture-not-found' } });
    expect(parts).toEqual([]);
  });

  test('refuses a picture that is not stored, and fails for a stored file that is damaged', async () => {
    expect(await cut(path, { isKnown: false }).cropped).toMatchObject({ ok: false });
    await expect(cut(path, { isDamaged: true }).cropped).rejects.toThrow('cannot be opened: not-an-image');
  });
});
