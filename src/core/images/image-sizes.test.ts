import { describe, expect, test } from 'vitest';
import { imagePath } from './image-path.ts';
import { widthsOf } from './image-sizes.ts';

describe('widthsOf', () => {
  test.each([
    [2560, [480, 960, 1440, 2560]],
    [1440, [480, 960, 1440]],
    [1441, [480, 960, 1440, 1441]],
    [480, [480]],
    [20, [20]],
  ])('returns for an image of %i pixels the widths %j', (width, widths) => {
    expect(widthsOf({ width })).toEqual(widths);
    // The default path must name a width for which a file exists.
    const named = Number(
      /\/(\d+)\.webp$/.exec(
        imagePath({ digest: '0'.repeat(32), width, height: 10, colours: 'a'.repeat(36) }),
      )?.[1],
    );
    expect(widths).toContain(named);
  });
});
