import { describe, expect, test } from 'vitest';
import {
  cropAround,
  focusClasses,
  focusRules,
  focusSchema,
  focusStep,
  movedFocus,
  sameFocus,
} from './focus.ts';
import * as v from 'valibot';

describe('focusClasses', () => {
  test('returns two classes that the style sheet defines, for every focus point', () => {
    const css = focusRules().replaceAll(/\s+/g, ' ');
    for (let at = 0; at <= 100; at += focusStep) {
      const [x, y] = focusClasses({ x: at, y: 100 - at }).split(' ');
      expect(css).toContain(`.${x} { --x: ${at}%; }`);
      expect(css).toContain(`.${y} { --y: ${100 - at}%; }`);
    }
    expect(focusClasses({ x: 48, y: 81 })).toBe('x50 y80');
  });
});

describe('sameFocus', () => {
  test('compares both coordinates, and treats a missing focus as the centre', () => {
    const at = (x: number, y: number) => ({ x, y });
    expect([sameFocus(at(1, 2), at(1, 2)), sameFocus(at(1, 2), at(1, 3))]).toEqual([true, false]);
    expect([sameFocus(at(1, 2), at(2, 2)), sameFocus(undefined, at(50, 50))]).toEqual([false, true]);
    expect(sameFocus(at(50, 50), undefined)).toBe(true);
  });
});

describe('focusSchema', () => {
  test.each([
    [0, 100, true],
    [-1, 50, false],
    [50, 101, false],
    [0.5, 50, false],
  ])('accepts whole percentages: %d, %d → %s', (x, y, isAccepted) => {
    expect(v.is(focusSchema, { x, y })).toBe(isAccepted);
  });
});

describe('movedFocus', () => {
  test('limits a moved focus point to the area of the image', () => {
    expect(movedFocus({ x: 98, y: 2 }, { x: 5, y: -5 })).toEqual({ x: 100, y: 0 });
    expect(movedFocus({ x: 40, y: 60 }, { x: 5, y: -5 })).toEqual({ x: 45, y: 55 });
  });
});

describe('cropAround', () => {
  test.each([
    [
      { x: 0, y: 50 },
      { left: 0, top: 0, width: 100, height: 100 },
    ],
    [
      { x: 50, y: 50 },
      { left: 50, top: 0, width: 100, height: 100 },
    ],
    [
      { x: 100, y: 0 },
      { left: 100, top: 0, width: 100, height: 100 },
    ],
  ])('crops an image to a square around the focus point %j', (focus, cut) => {
    expect(cropAround({ width: 200, height: 100 }, { width: 10, height: 10, focus })).toEqual(cut);
  });

  test('places the crop exactly, in an image of any width', () => {
    const [size, focus] = [
      { width: 10_100, height: 100 },
      { x: 50, y: 50 },
    ];
    expect(cropAround(size, { width: 10, height: 10, focus })).toMatchObject({ left: 5000, top: 0 });
    const tall = { width: 100, height: 10_100 };
    expect(cropAround(tall, { width: 10, height: 10, focus })).toMatchObject({ left: 0, top: 5000 });
  });

  test('returns a crop within the image, for any shape and focus point', () => {
    for (const size of [
      { width: 1, height: 1 },
      { width: 2560, height: 3 },
      { width: 7, height: 2560 },
    ]) {
      const cut = cropAround(size, { width: 400, height: 560, focus: { x: 100, y: 100 } });
      expect(cut.width).toBeGreaterThan(0);
      expect(cut.left + cut.width).toBeLessThanOrEqual(size.width);
      expect(cut.top + cut.height).toBeLessThanOrEqual(size.height);
    }
  });
});
