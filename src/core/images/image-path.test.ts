import { describe, expect, test } from 'vitest';
import {
  colourField,
  firstImageIn,
  imageFile,
  imagePath,
  imageAt,
  srcsetOf,
  withJpegs,
} from './image-path.ts';
import { filesOf } from './image-sizes.ts';

const image = {
  digest: '0123456789abcdef0123456789abcdef',
  width: 2560,
  height: 1707,
  colours: 'abc123def456'.repeat(3),
};

describe('imagePath', () => {
  test('writes a path from which imageAt reads the same image', () => {
    const path = imagePath(image);
    expect(path).toBe(`/media/${image.digest}-2560x1707-${image.colours}/960.webp`);
    expect(imageAt(path)).toEqual(image);
    expect(imageAt(imageFile(image, { width: 480, format: 'avif' }))).toEqual(image);
  });
});

describe('firstImageIn', () => {
  test('finds the first image of this site in HTML and in Markdown', () => {
    const [first, second] = [image, { ...image, width: 640, height: 480 }].map(imagePath);
    const foreign = 'https://example.com/media/tuin.jpg';
    expect(firstImageIn(`<p>Tuin</p><img src="${foreign}"><img src="${first}"><img src="${second}">`)).toBe(
      first,
    );
    expect(firstImageIn(`Tuin ![Een tuin](${second} "Tuin") ![Zee](${first})`)).toBe(second);
    expect(firstImageIn(`<p>Zonder foto, met ${foreign}</p>`)).toBeUndefined();
  });
});

describe('srcsetOf', () => {
  test('lists the path of each file with its width', () => {
    const base = `/media/${image.digest}-900x600-${image.colours}`;
    expect(srcsetOf({ ...image, width: 900, height: 600 }, 'avif')).toBe(
      `${base}/480.avif 480w, ${base}/900.avif 900w`,
    );
  });
});

describe('colourField', () => {
  test('arranges twelve colours in three rows of four', () => {
    const field = colourField(image);
    expect(field).toHaveLength(12);
    expect([field[0], field[5], field[11]]).toEqual([
      { x: 0, y: 0, colour: '#abc' },
      { x: 1, y: 1, colour: '#123' },
      { x: 3, y: 2, colour: '#456' },
    ]);
  });
});

describe('imageAt', () => {
  test.each([
    undefined,
    '',
    '/media/x.webp',
    '/art/house.svg',
    `https://evil.example${imagePath(image)}`,
    `${imagePath(image)}?x`,
    imagePath(image).replace('.webp', '.svg'),
    imagePath({ ...image, colours: `${'a'.repeat(35)}"` }),
    imagePath({ ...image, width: 0 }),
  ])('does not recognise %s as one of our images', (path) => {
    expect(imageAt(path)).toBeUndefined();
  });
});

describe('withJpegs', () => {
  const image = { digest: '0'.repeat(32), width: 2560, height: 1707, colours: 'a'.repeat(36) };

  test('replaces our images in a feed by the JPEG that is stored for mail programs', () => {
    const jpeg = imageFile(image, { width: 960, format: 'jpeg' });
    expect(filesOf(image)).toContainEqual({ width: 960, format: 'jpeg' });
    expect(jpeg).toMatch(/\/960\.jpeg$/);
    const others = '<img src="https://a.example/1.webp"> <a href="/media/x.webp">';
    expect(withJpegs(`<img src="${imagePath(image)}" alt=""> ${others}`)).toBe(
      `<img src="${jpeg}" alt=""> ${others}`,
    );
    expect(imageAt(jpeg)).toEqual(image);
  });

  test('names the width of a small image', () => {
    const small = { ...image, width: 300 };
    expect(filesOf(small)).toContainEqual({ width: 300, format: 'jpeg' });
  });
});
