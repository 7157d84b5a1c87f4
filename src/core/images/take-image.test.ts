/** An upload becomes an image of the library in every size, and its file is deleted, also if it is refused. */
import { describe, expect, test } from 'vitest';
import { takeImage, storeImage, type ImageDeps } from './take-image.ts';

const image = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');
const about = { width: 960, height: 640 } as never;
const stored = { id: 'i', path: '/media/new' };

function deps(parts: { bytes?: Uint8Array; known?: string; isRefused?: boolean } = {}) {
  const calls: string[] = [];
  const made: ImageDeps = {
    incoming: {
      read: () => Promise.resolve('bytes' in parts ? parts.bytes : image),
      remove: (path) => Promise.resolve(void calls.push(`remove ${path}`)),
    },
    images: {
      find: () => Promise.resolve(parts.known === undefined ? undefined : { id: 'k', path: parts.known }),
      findBySource: () => Promise.resolve(undefined),
      files: () => ({
        read: () => Promise.resolve(image),
        write: (name) => Promise.resolve(void calls.push(`put ${name.split('/').at(-1)}`)),
      }),
      save: (_, { source, name }) => Promise.resolve((calls.push(`save ${source ?? name}`), stored)),
    },
    renderer: {
      digest: () => Promise.resolve('d'.repeat(32)),
      render: () =>
        Promise.resolve(
          parts.isRefused === true
            ? { ok: false, refusal: { code: 'image-too-many-pixels' } }
            : { ok: true, value: { about, file: () => Promise.resolve(image) } },
        ),
    },
  };
  return { deps: made, calls };
}
const known = `/media/${'d'.repeat(32)}-960x640-${'0'.repeat(36)}/960.webp`;

describe('takeImage', () => {
  test('stores every size of an upload, then deletes the upload', async () => {
    const { deps: given, calls } = deps();
    expect(await takeImage(given, { path: 'p', name: 'tuin.jpg' })).toEqual({ ok: true, value: stored });
    expect(calls.slice(-2)).toEqual(['save tuin.jpg', 'remove p']);
    expect(calls.filter((call) => call.startsWith('put ')).length).toBeGreaterThan(2);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test('deletes a refused upload', async () => {
    const refused = deps({ isRefused: true });
    expect(await takeImage(refused.deps, { path: 'p', name: 'tuin.jpg' })).toEqual({
      ok: false,
      refusal: { code: 'image-too-many-pixels' },
    });
    expect(refused.calls).toEqual(['remove p']);
    const text = deps({ bytes: Buffer.from('text') });
    expect(await takeImage(text.deps, { path: 'p', name: 'tuin.jpg' })).toMatchObject({
      refusal: { code: 'not-an-image' },
    });
    expect(text.calls).toEqual(['remove p']);
  });

  test('deletes an upload of an editor who may not store images, and does not decode it', async () => {
    const { deps: given, calls } = deps();
    const files = () => {
      throw new Error('second-factor-needed');
    };
    const render = () => Promise.reject(new Error('decoded'));
    const forbidden = {
      ...given,
      images: { ...given.images, files },
      renderer: { ...given.renderer, render },
    };
    await expect(takeImage(forbidden, { path: 'p', name: 'tuin.jpg' })).rejects.toThrow(
      'second-factor-needed',
    );
    expect(calls).toEqual(['remove p']);
  });

  test('refuses an upload that does not exist', async () => {
    const { deps: given, calls } = deps({ bytes: undefined as never });
    expect(await takeImage(given, { path: 'p', name: 'tuin.jpg' })).toEqual({
      ok: false,
      refusal: { code: 'image-not-found' },
    });
    expect(calls).toEqual([]);
  });
});

describe('storeImage', () => {
  test('returns the stored image if the file is known, and saves the URL if the file was imported', async () => {
    const { deps: given, calls } = deps({ known });
    expect(await storeImage(given, { bytes: image })).toEqual({ ok: true, value: { id: 'k', path: known } });
    expect(calls).toEqual([]);
    expect(await storeImage(given, { bytes: image, source: 'https://a.example/1' })).toEqual({
      ok: true,
      value: stored,
    });
    expect(calls).toEqual(['save https://a.example/1']);
  });

  test('stores an image again if its path is in an old form', async () => {
    const { deps: given, calls } = deps({ known: '/media/old.webp' });
    expect(await storeImage(given, { bytes: image })).toEqual({ ok: true, value: stored });
    expect(calls.at(-1)).toBe('save undefined');
  });
});
