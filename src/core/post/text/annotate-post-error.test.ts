import { expect, test } from 'vitest';
import { annotatePostError } from './annotate-post-error.ts';

test('annotatePostError adds the slug of the post to an error, and otherwise returns what was rendered', () => {
  const cause = new Error('Too many levels.');
  const fail = () => {
    throw cause;
  };
  const message = 'The post zwembad-nl cannot be rendered. Change or hide it, and the site is built again.';
  expect(() => annotatePostError('zwembad-nl', fail)).toThrow(new Error(message, { cause }));
  expect(annotatePostError('zwembad-nl', () => 7)).toBe(7);
});
