import { expect, test } from 'vitest';
import { colourProperties } from './colours.ts';

test('brand colours become custom properties of either pages or drawings, with values for light and dark mode', () => {
  const namesIn = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
  expect(namesIn(colourProperties('page')).filter((name) => name.startsWith('art-'))).toEqual([]);
  expect(namesIn(colourProperties('drawings')).filter((name) => !name.startsWith('art-'))).toEqual([]);
  expect(namesIn(colourProperties('page')).filter((name) => name === 'paper')).toHaveLength(2);
});
