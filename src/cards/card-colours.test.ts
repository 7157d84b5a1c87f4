import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from './card-colours.ts';

test('cards have the light colours of the site', () => {
  const [light = ''] = readFileSync('src/styles/tokens.css', 'utf8').split('@media');
  const tokens: Record<string, string | undefined> = Object.fromEntries(
    [...light.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = '', value]) => [name, value]),
  );
  expect(tokens).toMatchObject(colours);
});
