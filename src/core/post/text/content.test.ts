import { describe, expect, test } from 'vitest';
import { isRenderable, requireRenderable } from './content.ts';
import { annotatePostError } from '../annotate-post-error.ts';
import { postReading } from './reading.ts';

const tangled = `${'>'.repeat(4000)} a`;

describe('isRenderable', () => {
  test('is false for a text that no page can show, and requireRenderable throws an error with the reason', () => {
    expect(isRenderable(tangled)).toBe(false);
    expect(() => requireRenderable(tangled)).toThrow('This text cannot be shown');
    expect(isRenderable('> Een citaat')).toBe(true);
  });
});

describe('annotatePostError', () => {
  test('adds the slug of the post to a rendering error', () => {
    expect(() =>
      annotatePostError('zwembad-nl', () => postReading({ content: tangled, title: 'A' })),
    ).toThrow('The post zwembad-nl cannot be rendered. Change or hide it, and the site is built again.');
    expect(annotatePostError('zwembad-nl', () => 7)).toBe(7);
  });
});
