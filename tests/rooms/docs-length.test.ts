import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Counted as `wc -w` does. Shorten a page before you raise the maximum. */
const maxWords = 15_000;

/** Records are read one at a time, but a newcomer also reads them all. Join records before you raise these. */
const maxRecords = { files: 25, words: 6_000 };

describe('documentation', () => {
  test('is short enough to be read in two hours', () => {
    // The decision records, the API guide and the scoreboard are only for reference, so they do not count.
    const pages = globSync(['*.md', 'docs/**/*.md'], {
      exclude: ['docs/decisions/**', 'docs/api.md', 'docs/scoreboard.md'],
    });
    expect(pages).toContain('ARCHITECTURE.md');
    expect(wordsIn(pages)).toBeLessThanOrEqual(maxWords);
  });

  test('has few and short decision records', () => {
    const records = globSync('docs/decisions/*.md');
    expect(records.length).toBeLessThanOrEqual(maxRecords.files);
    expect(wordsIn(records)).toBeGreaterThan(0);
    expect(wordsIn(records)).toBeLessThanOrEqual(maxRecords.words);
  });

  test('numbers the decision records from 1 without gaps, in their file names and titles', () => {
    const records = globSync('docs/decisions/*.md').toSorted();
    const numbers = records.map((file) => Number(/(\d+)-[^/]*$/.exec(file)?.[1]));
    expect(numbers).toEqual(records.map((_, index) => index + 1));
    const titles = records.map((file) => Number(/^# (\d+)\. /.exec(readFileSync(file, 'utf8'))?.[1]));
    expect(titles).toEqual(numbers);
  });
});

const wordsIn = (files: string[]): number =>
  files.flatMap((file) => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)).length;
