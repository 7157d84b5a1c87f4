import { describe, expect, test } from 'vitest';
import { merged } from './merged.ts';

describe('merged', () => {
  test('changes values at any depth, and keeps all other values', () => {
    expect(merged({ a: { b: 1, c: 2 }, d: 3 }, { a: { c: 4 }, e: 5 })).toEqual({
      a: { b: 1, c: 4 },
      d: 3,
      e: 5,
    });
  });

  test('replaces a value that is not an object, and replaces an object if the change is null', () => {
    expect(merged({ a: null, b: 1, c: { d: 1 } }, { a: { x: 1 }, b: { y: 2 }, c: null })).toEqual({
      a: { x: 1 },
      b: { y: 2 },
      c: null,
    });
    expect([merged(null, { a: 1 }), merged({ a: 1 }, null), merged({ a: 1 }, undefined)]).toEqual([
      { a: 1 },
      null,
      undefined,
    ]);
  });

  test('changes one list entry if given an object with an index, and the whole list if given a list', () => {
    expect(merged({ a: ['x', { b: 1, c: 2 }] }, { a: { 1: { c: 3 } } })).toEqual({
      a: ['x', { b: 1, c: 3 }],
    });
    expect(merged({ a: [1, 2, 3] }, { a: [4] })).toEqual({ a: [4] });
  });
});
