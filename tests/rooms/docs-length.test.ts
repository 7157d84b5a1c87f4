import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** All words of the documentation, as `wc -w` counts them. Replace or shorten something before you raise it. */
const maxWords = 16_000;

test('the documentation can be read in two hours', () => {
  // Decision records and the generated API guide are looked up, not read.
  const pages = globSync(['*.md', 'docs/**/*.md'], { exclude: ['docs/decisions/**', 'docs/api.md'] });
  expect(pages).toContain('ARCHITECTURE.md');
  const words = pages.flatMap((page) => readFileSync(page, 'utf8').split(/\s+/).filter(Boolean));
  expect(words.length).toBeLessThanOrEqual(maxWords);
});
