import { describe, expect, test } from 'vitest';
import {
  colourField,
  filesOf,
  firstPictureIn,
  imageFile,
  imagePath,
  pictureAt,
  srcsetOf,
  widthsOf,
  withJpegs,
} from './image-path.ts';

const picture = {
  digest: '0123456789abcdef0123456789abcdef',
  width: 2560,
  height: 1707,
  colours: 'abc123def456'.repeat(3),
};

describe('imagePath', () => {
  test('writes a path from which pictureAt reads the same picture', () => {
    const path = imagePath(picture);
    expect(path).toBe(`/media/${picture.digest}-2560x1707-${picture.colours}/960.webp`);
    expect(pictureAt(path)).toEqual(picture);
    expect(pictureAt(imageFile(picture, { width: 480, format: 'avif' }))).toEqual(picture);
  });
});

describe('firstPictureIn', () => {
  test('finds the first picture of this site in HTML and in Markdown', () => {
    const [first, second] = [picture, { ...picture, width: 640, height: 480 }].map(imagePath);
    const foreign = 'https://example.com/media/tuin.jpg';
    expect(firstPictureIn(`<p>Tuin</p><img src="${foreign}"><img src="${first}"><img src="${second}">`)).toBe(
      first,
    );
    expect(firstPictureIn(`Tuin ![Een tuin](${second} "Tuin") ![Zee](${first})`)).toBe(second);
    expect(firstPictureIn(`<p>Zonder foto, met ${foreign}</p>`)).toBeUndefined();
  });
});

describe('widthsOf', () => {
  test.each([
    [2560, [480, 960, 1440, 2560]],
    [1440, [480, 960, 1440]],
    [1441, [480, 960, 1440, 1441]],
    [480, [480]],
    [20, [20]],
  ])('returns for a picture of %i pixels the widths %j', (width, widths) => {
    expect(widthsOf({ width })).toEqual(widths);
    // The default path must name a width for which a file exists.
    const named = Number(/\/(\d+)\.webp$/.exec(imagePath({ ...picture, width }))?.[1]);
    expect(widths).toContain(named);
  });
});

describe('srcsetOf', () => {
  test('lists the path of each file with its width', () => {
    const base = `/media/${picture.digest}-900x600-${picture.colours}`;
    expect(srcsetOf({ ...picture, width: 900, height: 600 }, 'avif')).toBe(
      `${base}/480.avif 480w, ${base}/900.avif 900w`,
    );
  });
});

describe('colourField', () => {
  test('arranges twelve colours in three rows of four', () => {
    const field = colourField(picture);
    expect(field).toHaveLength(12);
    expect([field[0], field[5], field[11]]).toEqual([
      { x: 0, y: 0, colour: '#abc' },
      { x: 1, y: 1, colour: '#123' },
      { x: 3, y: 2, colour: '#456' },
    ]);
  });
});

describe('pictureAt', () => {
  test.each([
    undefined,
    '',
    '/media/x.webp',
    '/art/house.svg',
    `https://evil.example${imagePath(picture)}`,
    `${imagePath(picture)}?x`,
    imagePath(picture).replace('.webp', '.svg'),
    imagePath({ ...picture, colours: `${'a'.repeat(35)}"` }),
    imagePath({ ...picture, width: 0 }),
  ])('does not recognise %s as one of our pictures', (path) => {
    expect(pictureAt(path)).toBeUndefined();
  });
});

describe('withJpegs', () => {
  const picture = { digest: '0'.repeat(32), width: 2560, height: 1707, colours: 'a'.repeat(36) };

  test('replaces our pictures in a feed by the JPEG that is stored for mail programs', () => {
    const jpeg = imageFile(picture, { width: 960, format: 'jpeg' });
    expect(filesOf(picture)).toContainEqual({ width: 960, format: 'jpeg' });
    expect(jpeg).toMatch(/\/960\.jpeg$/);
    const others = '<img src="https://a.example/1.webp"> <a href="/media/x.webp">';
    expect(withJpegs(`<img src="${imagePath(picture)}" alt=""> ${others}`)).toBe(
      `<img src="${jpeg}" alt=""> ${others}`,
    );
    expect(pictureAt(jpeg)).toEqual(picture);
  });

  test('names the width of a small picture', () => {
    const small = { ...picture, width: 300 };
    expect(filesOf(small)).toContainEqual({ width: 300, format: 'jpeg' });
  });
});
