import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { foreignImages } from '#core/foreign-images/foreign-images.ts';
import { cropImage } from '#core/images/crop-image.ts';
import { imageFile, imagePath, imageAt, type NamedImage } from '#core/images/image-path.ts';
import { filesOf, widthsOf } from '#core/images/image-sizes.ts';
import { storeImage, takeImage, type ImageDeps, type StoredImage } from '#core/images/take-image.ts';
import { done } from '#core/result.ts';
import { renderImages } from './render-images.ts';

function store() {
  const files = new Map<string, Uint8Array>();
  const kept = new Map<string, StoredImage & { sources: string[] }>();
  const incoming = new Map<string, Uint8Array>();
  const deps: ImageDeps = {
    renderer: renderImages,
    incoming: {
      read: (path) => Promise.resolve(incoming.get(path)),
      remove: (path) => Promise.resolve(void incoming.delete(path)),
    },
    images: {
      find: (digest) => Promise.resolve(kept.get(digest)),
      findBySource: (source) =>
        Promise.resolve([...kept.values()].find(({ sources }) => sources.includes(source))),
      files: () => ({
        read: (name) => Promise.resolve(files.get(`/media/${name}`) ?? new Uint8Array()),
        write: (name, bytes) => Promise.resolve(void files.set(`/media/${name}`, bytes)),
      }),
      save(image, { source }) {
        const stored = kept.get(image.digest) ?? {
          id: image.digest,
          path: imagePath(image),
          sources: [],
        };
        if (source !== undefined) stored.sources.push(source);
        kept.set(image.digest, stored);
        return Promise.resolve(stored);
      },
    },
  };
  return { deps, files, incoming };
}

const photo = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f8f' } });
const halves = () =>
  photo(40, 20).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    { input: { create: { width: 20, height: 20, channels: 3, background: '#00f' } }, left: 20, top: 0 },
  ]);
const text = (words: string) => Buffer.from(words, 'latin1');
const joined = (...parts: Uint8Array[]) => Buffer.concat(parts);

async function take(bytes: Uint8Array) {
  const { deps, files } = store();
  const taken = await storeImage(deps, { bytes });
  return {
    code: taken.ok ? 'taken' : taken.refusal.code,
    files,
    image: taken.ok ? imageAt(taken.value.path) : undefined,
  };
}

const fileOf = (files: Map<string, Uint8Array>, image: NamedImage | undefined) =>
  files.get(image === undefined ? '' : imageFile(image, { width: image.width, format: 'webp' }));

describe('takeImage and foreignImages', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'store a %s image in two formats at each width, and as one JPEG for mails, without metadata',
    async (kind) => {
      const { image, files } = await take(await photo(1000, 500).toFormat(kind).toBuffer());
      expect(image).toMatchObject({ width: 1000, height: 500 });
      expect(files.size).toBe(widthsOf({ width: 1000 }).length * 2 + 1);
      for (const [path, bytes] of files) {
        const { format, width, exif, icc, xmp } = await sharp(bytes).metadata();
        expect([format === 'heif' ? 'avif' : format, `${width}`]).toEqual([
          path.split('.').at(-1),
          /\/(\d+)\./.exec(path)?.[1],
        ]);
        expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      }
    },
  );

  test('remove camera and location data, and rotate the image upright', async () => {
    const taken = await halves()
      .withExif({
        IFD0: { Make: 'Camera of Jan' },
        IFD3: { GPSLatitude: '38/1 54/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect([before.orientation, before.exif?.includes('Camera of Jan')]).toEqual([6, true]);
    const { files, image } = await take(taken);
    expect(image).toMatchObject({ width: 20, height: 40 });
    for (const bytes of files.values()) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(Buffer.from(bytes).includes('Camera of Jan')).toBe(false);
    }
    // After the clockwise rotation, the red left half is at the top.
    const [top, bottom] = [image?.colours.slice(0, 3), image?.colours.slice(-3)];
    expect([top?.startsWith('f'), bottom?.endsWith('f')]).toEqual([true, true]);
  });

  test('convert print colours to screen colours, and transparent pixels to white', async () => {
    const print = await photo(60, 40).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const { files, image } = await take(print);
    expect((await sharp(fileOf(files, image)).metadata()).space).toBe('srgb');
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect((await take(clear)).image?.colours).toBe('f'.repeat(36));
  });

  test('cut a part out of a stored image, and leave the whole one', async () => {
    const { deps, files } = store();
    const whole = await storeImage(deps, { bytes: await halves().png().toBuffer() });
    const path = whole.ok ? whole.value.path : '';
    const before = files.size;
    const blue = { path, left: 20, top: 0, width: 20, height: 10 };
    const cut = await cropImage(deps, blue);
    const part = imageAt(cut.ok ? cut.value.path : '');
    expect(part).toMatchObject({ width: 20, height: 10 });
    expect(await sharp(fileOf(files, part)).metadata()).toMatchObject({ width: 20, height: 10 });
    const { dominant } = await sharp(fileOf(files, part)).stats();
    expect([dominant.r < 60, dominant.b > 200]).toEqual([true, true]);
    expect(files.size).toBe(before + filesOf(part ?? (part as never)).length);
    expect(await cropImage(deps, blue)).toEqual(cut);
    expect(await cropImage(deps, { ...blue, left: 0 })).not.toEqual(cut);
  });

  test('cut single pixels out of an image of 40 pixels', async () => {
    const { deps } = store();
    const whole = await storeImage(deps, { bytes: await photo(40, 40).png().toBuffer() });
    const path = whole.ok ? whole.value.path : '';
    const cut = await cropImage(deps, { path, left: 39, top: 39, width: 1, height: 1 });
    expect(imageAt(cut.ok ? cut.value.path : '')).toMatchObject({ width: 1, height: 1 });
  });

  test('cut nothing out of an image that is not stored, or has another size than its path says', async () => {
    const { deps } = store();
    const whole = await storeImage(deps, { bytes: await photo(40, 40).png().toBuffer() });
    const stored = whole.ok ? whole.value.path : '';
    for (const path of [stored.replace('40x40', '90x90'), stored.replace(/[0-9a-f]{32}/, 'f'.repeat(32))])
      expect(await cropImage(deps, { path, left: 0, top: 0, width: 9, height: 9 })).toEqual({
        ok: false,
        refusal: { code: 'picture-not-found' },
      });
  });

  test('shrink a large image to a longer side of 2560 px', async () => {
    const { image } = await take(await photo(3000, 6000).jpeg().toBuffer());
    expect(image).toMatchObject({ width: 1280, height: 2560 });
  }, 30_000);

  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing at all', 'not-an-image', () => new Uint8Array()],
    ['words', 'not-an-image', () => text('Dit is geen foto.')],
    [
      'a drawing called .jpg',
      'image-kind-refused',
      () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a drawing behind a declaration',
      'image-kind-refused',
      () => text('<?xml version="1.0"?><!-- x --><svg onload="alert(1)"/>'),
    ],
    ['a GIF', 'image-kind-refused', () => photo(5, 5).gif().toBuffer()],
    ['a TIFF', 'image-kind-refused', () => photo(5, 5).tiff().toBuffer()],
    ['a PDF', 'image-kind-refused', () => text('%PDF-1.7')],
    ['a page', 'not-an-image', () => text('<!doctype html><script>alert(1)</script>')],
    ['half a JPEG', 'not-an-image', async () => (await photo().jpeg().toBuffer()).subarray(0, 900)],
    ['half a PNG', 'not-an-image', async () => (await noise().png().toBuffer()).subarray(0, 5000)],
    ['half a WebP', 'not-an-image', async () => (await noise().webp().toBuffer()).subarray(0, 500)],
    ['half an AVIF', 'not-an-image', async () => (await noise().avif().toBuffer()).subarray(0, 500)],
    ['a JPEG with an empty middle', 'not-an-image', () => text('\xff\xd8\xff\xe0\x00\x02\xff\xd9')],
    ['a bomb of 900 megapixels', 'image-too-many-pixels', () => aPng(30_000, 30_000)],
    ['101 megapixels', 'image-too-many-pixels', () => aPng(10_100, 10_000)],
    ['a head that claims more than there is', 'not-an-image', () => aPng(3000, 3000)],
    [
      'a PNG that moves',
      'image-animated',
      async () => withChunk(await photo().png().toBuffer(), 'acTL', Buffer.alloc(8, 1)),
    ],
    ['a WebP that moves', 'image-animated', () => moving().webp().toBuffer()],
    ['more than 8 MB', 'image-too-large', () => new Uint8Array(8 * 1024 * 1024 + 1)],
  ])('refuse %s with the code “%s”', async (_what, code, make) => {
    const taken = await take(await make());
    expect(taken.code).toBe(code);
    expect(taken.files.size).toBe(0);
  });

  // libjpeg-turbo#163 (Samsung), #889 (gain map), dart_image_size_getter#40 (motion photo)
  test.each<[string, () => Promise<Uint8Array>]>([
    ['a page behind a JPEG', async () => joined(await photo().jpeg().toBuffer(), hidden('<html>'))],
    [
      'a second JPEG behind it, as in a gain map',
      async () => joined(await photo().jpeg().toBuffer(), hidden('\xff\xd8')),
    ],
    [
      'a film behind it, as in a motion photo',
      async () => joined(await photo().jpeg().toBuffer(), hidden('ftypmp42')),
    ],
    [
      'a page in the comment of a JPEG',
      async () => withComment(await photo().jpeg().toBuffer(), '<script>secret'),
    ],
    ['an archive behind a PNG', async () => joined(await photo().png().toBuffer(), hidden('PK\x03\x04'))],
    [
      'a program in a PNG',
      async () => withChunk(await photo().png().toBuffer(), 'tEXt', text('a\0<?php secret')),
    ],
    ['padding behind a WebP', async () => joined(await photo().webp().toBuffer(), hidden('\0\0'))],
    [
      'padding behind an AVIF',
      async () => joined(await photo().avif().toBuffer(), hidden('PK\x03\x04 1234')),
    ],
  ])('draw the image without %s', async (_what, make) => {
    const { code, image, files } = await take(await make());
    expect([code, image?.width, image?.height]).toEqual(['taken', 600, 400]);
    for (const bytes of files.values()) expect(Buffer.from(bytes).includes('secret')).toBe(false);
  });

  // In order: wagtail#729, imgp#21, python-pptx#787 (two images in one JPEG), zenwebp PR #14 (one frame).
  test.each<[string, () => Promise<Uint8Array>]>([
    ['a JPEG of a camera for two eyes', async () => withSecondView(await photo().jpeg().toBuffer())],
    [
      'an animated PNG of one frame',
      async () => withChunk(await photo().png().toBuffer(), 'acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
    ],
    ['a progressive JPEG', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['an interlaced PNG', () => photo().png({ progressive: true }).toBuffer()],
    ['a PNG of 16 bits a colour', () => photo().toColourspace('rgb16').png().toBuffer()],
    ['a PNG with a palette', () => photo().png({ palette: true }).toBuffer()],
    ['a JPEG for print', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
    ['a JPEG with the colours of a phone', () => photo().withIccProfile('p3').jpeg().toBuffer()],
    ['a WebP without loss', () => photo().webp({ lossless: true }).toBuffer()],
  ])('draw %s whole', async (_what, make) => {
    const { code, image } = await take(await make());
    expect([code, image?.width, image?.height]).toEqual(['taken', 600, 400]);
  });

  test.each([
    [16, 16],
    [1, 1],
    [16, 400],
    [400, 3],
    [3000, 2],
  ])('draw an image of %i × %i pixels in every size and format', async (width, height) => {
    const { code, image, files } = await take(await photo(width, height).png().toBuffer());
    const drawn = Math.min(1, 2560 / width);
    expect([code, image?.width, image?.height]).toEqual([
      'taken',
      width * drawn,
      Math.max(1, Math.round(height * drawn)),
    ]);
    for (const bytes of files.values()) {
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(info.width).toBeLessThanOrEqual(width);
      // The colour #2a6f8f, however the format rounds it.
      expect(
        [...data.subarray(0, 3)].map((value, index) => Math.abs(value - ([42, 111, 143][index] ?? 0)) < 6),
      ).toEqual([true, true, true]);
    }
  });

  // PngSuite’s images of gamma 1, such as tbgn2c16.png
  test.each([
    ['of gamma 1 as browsers show it', [['gAMA', 100_000]], 'bbbbbbbbbbbb'.repeat(3)],
    ['of the usual gamma as it is', [['gAMA', 45_455]], '888888888888'.repeat(3)],
    ['of gamma 0, which is none, as it is', [['gAMA', 0]], '888888888888'.repeat(3)],
    [
      'with a colour space as it is',
      [
        ['gAMA', 100_000],
        ['sRGB', 0],
      ],
      '888888888888'.repeat(3),
    ],
  ] as const)('draw a PNG %s', async (_what, chunks, colours) => {
    let png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#888888' } })
      .png()
      .toBuffer();
    for (const [name, value] of chunks.toReversed()) {
      const data = Buffer.alloc(4);
      data.writeUInt32BE(value);
      png = Buffer.from(withChunk(png, name, name === 'sRGB' ? data.subarray(0, 1) : data));
    }
    expect((await take(png)).image?.colours).toBe(colours);
  });

  test('draw 16 bits a colour as 8, with transparent pixels in white', async () => {
    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#2a6f8f00' } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(clear).metadata()).depth).toBe('ushort');
    expect((await take(clear)).image?.colours).toBe('f'.repeat(36));
    const grey = await photo(40, 40).toColourspace('grey16').png().toBuffer();
    expect((await take(grey)).image?.colours).toMatch(/^(.)\1{35}$/);
  });

  test('render the same file only once, even if the file is uploaded twice', async () => {
    const { deps, files, incoming } = store();
    const bytes = await photo(100, 100).jpeg().toBuffer();
    incoming.set('a/1', bytes).set('a/2', bytes);
    const first = await takeImage(deps, { path: 'a/1' });
    files.clear();
    expect(await takeImage(deps, { path: 'a/2' })).toEqual(first);
    expect(files.size).toBe(0);
    expect(incoming.size).toBe(0);
    expect(await takeImage(deps, { path: 'a/1' })).toMatchObject({ refusal: { code: 'image-not-found' } });
  });

  test('delete an uploaded file after they refuse the file', async () => {
    const { deps, incoming } = store();
    incoming.set('a/1', text('nothing'));
    expect(await takeImage(deps, { path: 'a/1' })).toMatchObject({ refusal: { code: 'not-an-image' } });
    expect(incoming.size).toBe(0);
  });

  test('fetch the same foreign URL only once', async () => {
    const { deps } = store();
    const bytes = await photo(100, 100).png().toBuffer();
    const fetched: string[] = [];
    const foreign = foreignImages({
      ...deps,
      fetchBytes: (address) => {
        fetched.push(address);
        return Promise.resolve(done(bytes));
      },
    });
    const first = await foreign.fetch('https://a.example/1.png');
    expect(first).toMatchObject({ path: expect.stringMatching(/^\/media\//) as string });
    expect(await foreign.fetch('//a.example/1.png')).toEqual(first);
    expect(await foreign.fetch(`data:image/png;base64,${bytes.toString('base64')}`)).toEqual(first);
    expect(await foreign.fetch('https://b.example/2.png')).toEqual(first);
    expect(await foreign.fetch('https://b.example/2.png')).toEqual(first);
    expect(fetched).toEqual(['https://a.example/1.png', 'https://b.example/2.png']);
    expect(await foreign.fetch('data:image/svg+xml;base64,PHN2Zy8+')).toEqual({
      reason: 'image-kind-refused',
    });
  });
});

/** Two JPEGs in one file, the first of which announces both (MPO). */
function withSecondView(jpeg: Buffer): Uint8Array {
  const index = text('\xff\xe2\x00\x0eMPF\0II*\0\x08\0\0\0');
  return joined(jpeg.subarray(0, 2), index, jpeg.subarray(2), jpeg);
}

const hidden = (start: string) => text(`${start} secret`);

const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

const moving = () => {
  const frames = Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]);
  return sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });
};

const withComment = (jpeg: Buffer, words: string) =>
  joined(jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, words.length + 2]), text(words), jpeg.subarray(2));

const withChunk = (png: Buffer, name: string, data: Buffer) =>
  joined(png.subarray(0, 33), chunk(name, data), png.subarray(33));

function chunk(name: string, data: Buffer): Buffer {
  const body = joined(text(name), data);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return joined(length, body, sum);
}

function aPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1000));
  return joined(
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  );
}
