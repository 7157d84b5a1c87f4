import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { darkColours, lightColours } from './preview-style.ts';

test('the preview page has the colours of the site, light and dark', () => {
  const [light = '', dark = ''] = readFileSync('src/styles/tokens.css', 'utf8').split('@media');
  const tokensOf = (css: string): Record<string, string | undefined> =>
    Object.fromEntries(
      [...css.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = '', value]) => [name, value]),
    );
  expect(tokensOf(light)).toMatchObject(lightColours);
  expect(tokensOf(dark)).toMatchObject(darkColours);
});
