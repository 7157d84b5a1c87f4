import { describe, expect, test } from 'vitest';
import { maxImageBytes } from '../images/image-limits.ts';
import { foreignImages } from './foreign-images.ts';

const image = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');

/** Fetches the image at `address`. `calls` lists the calls to the image store and to the network. */
async function fetching(address: string, { isKnown = false, isDown = false, isBroken = false } = {}) {
  const calls: string[] = [];
  const images = foreignImages({
    images: {
      find: () => Promise.resolve(undefined),
      findBySource: (source) =>
        Promise.resolve(
          (calls.push(`find ${source}`), isKnown ? { id: 'i', path: '/media/known' } : undefined),
        ),
      files: () => ({ read: () => Promise.resolve(new Uint8Array()), write: () => Promise.resolve() }),
      save: (_, { source }) =>
        Promise.resolve((calls.push(`save ${source}`), { id: 'i', path: '/media/new' })),
    },
    renderer: {
      digest: (bytes) => Promise.resolve(Buffer.from(bytes).toString('hex')),
      render: () =>
        Promise.resolve({
          ok: true,
          value: { about: { width: 1, height: 1 } as never, file: () => Promise.resolve(image) },
        }),
    },
    fetchBytes: (source, maxBytes) => {
      calls.push(`fetch ${source} ${maxBytes}`);
      return Promise.resolve(
        isDown
          ? { ok: false, refusal: { code: 'unreachable' } }
          : { ok: true, value: isBroken ? Buffer.from('text') : image },
      );
    },
  });
  return { outcome: await images.fetch(address), calls };
}

describe('foreignImages', () => {
  test('returns the stored image for a known URL, and fetches the image at an unknown URL', async () => {
    const source = 'https://a.example/1.jpg';
    const fetched = [`find ${source}`, `fetch ${source} ${maxImageBytes}`, `save ${source}`];
    expect(await fetching(source)).toEqual({ outcome: { path: '/media/new' }, calls: fetched });
    expect(await fetching('//a.example/1.jpg')).toEqual({ outcome: { path: '/media/new' }, calls: fetched });
    expect(await fetching(source, { isKnown: true })).toEqual({
      outcome: { path: '/media/known' },
      calls: [`find ${source}`],
    });
  });

  test('reads a pasted image from its `data:` URL', async () => {
    const { outcome, calls } = await fetching(`data:image/png;base64,${image.toString('base64')}`);
    expect(outcome).toEqual({ path: '/media/new' });
    expect(calls).toEqual(['save undefined']);
  });

  test('returns why an image was not imported', async () => {
    expect((await fetching('https://a.example/1', { isDown: true })).outcome).toEqual({
      reason: 'unreachable',
    });
    expect((await fetching('https://a.example/1', { isBroken: true })).outcome).toEqual({
      reason: 'not-an-image',
    });
    expect((await fetching('data:image/png;base64,AAAA')).outcome).toEqual({ reason: 'not-an-image' });
  });

  test('returns the current time from `now`', () => {
    const { now } = foreignImages({} as never);
    expect(Math.abs(now() - Date.now())).toBeLessThan(1000);
  });
});
