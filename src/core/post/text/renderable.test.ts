import { describe, expect, test } from 'vitest';
import { isRenderable, requireRenderable } from './renderable.ts';

/** Quotations inside each other, of which `bounded-markup.ts` accepts 24. */
const tangled = `${'>'.repeat(4000)} a`;

describe('isRenderable', () => {
  test('is false for a text that no page can show, and requireRenderable throws an error with the reason', () => {
    expect(isRenderable(tangled)).toBe(false);
    expect(() => requireRenderable(tangled)).toThrow('This text cannot be shown');
    expect(isRenderable('> Een citaat')).toBe(true);
  });
});
