import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * The maximum number of words in the documentation, as `wc -w` counts them. Shorten a page before you raise
 * the number.
 */
const maxWords = 16_000;

describe('documentation', () => {
  test('has few enough words to be read in two hours', () => {
    // Readers consult decision records and the generated API guide, but do not read them from start to end.
    const pages = globSync(['*.md', 'docs/**/*.md'], { exclude: ['docs/decisions/**', 'docs/api.md'] });
    expect(pages).toContain('ARCHITECTURE.md');
    const words = pages.flatMap((page) => readFileSync(page, 'utf8').split(/\s+/).filter(Boolean));
    expect(words.length).toBeLessThanOrEqual(maxWords);
  });
});
