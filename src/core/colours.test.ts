import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourProperties, darkColours, lightColours } from './colours.ts';

const colours = new Set<string>([...Object.values(lightColours), ...Object.values(darkColours)]);

describe('brand colours', () => {
  test('are the only colours of the icon in light and dark mode', () => {
    const used = coloursIn(readFileSync('public/favicon.svg', 'utf8'));
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((one) => !colours.has(one))).toEqual([]);
  });

  test('become custom properties of either pages or drawings, with values for light and dark mode', () => {
    const namesIn = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
    expect(namesIn(colourProperties('page')).filter((name) => name.startsWith('art-'))).toEqual([]);
    expect(namesIn(colourProperties('drawings')).filter((name) => !name.startsWith('art-'))).toEqual([]);
    expect(namesIn(colourProperties('page')).filter((name) => name === 'paper')).toHaveLength(2);
  });
});

const coloursIn = (text: string): string[] => [
  ...[...text.matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi)].map(([colour]) =>
    (colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour).toLowerCase(),
  ),
  ...[...text.matchAll(/\brgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/gi)].map(
    ([, ...parts]) => `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
  ),
];
