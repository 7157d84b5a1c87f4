import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '../support/project-files.ts';
import { skippedUnless } from '../support/skipped-unless.ts';
import { findIn, findWords, lists, newSubjectsSince, searchedParts } from './plain-english.ts';
import { readText } from './text-of-file.ts';

const hasHistory = existsSync('.git');
const remark = skippedUnless(hasHistory, 'git history');
const parts = projectFiles.flatMap(searchedParts);

describe.each(lists)('words in the list “$name”', (list) => {
  test('occur at most as often as plain-english.json allows', () => {
    const hits = findWords(list, parts);
    const shown = hits.map(({ file, line, kind, word }) => `${file}:${line} (${kind}): ${word}`);
    const advice = Object.entries(list.words).map(([word, instead]) => `${word} → ${instead}`);
    const report = `${hits.length} uses, ${list.max} allowed.\n${[...advice, ...shown.slice(0, 100)].join('\n')}`;
    expect(hits.length, report).toBeLessThanOrEqual(list.max);
  });

  test.skipIf(!hasHistory)(`do not occur in the subjects of new commits${remark}`, () => {
    expect(newSubjects().filter((subject) => findIn(list, subject).length > 0)).toEqual([]);
  });
});

describe('subjects of new commits', () => {
  test.skipIf(!hasHistory)(`have the form “area: effect” and at most 72 characters${remark}`, () => {
    const isGood = (subject: string) => subject.length <= 72 && /^[a-z][\w ,/-]*: \S/.test(subject);
    expect(isGood('desk: fetch only the active language')).toBe(true);
    expect(isGood('Fetch only the active language')).toBe(false);
    expect(newSubjects().filter((subject) => !isGood(subject))).toEqual([]);
  });
});

describe('readText and findIn', () => {
  const read = (file: string, text: string) =>
    readText(file, text)
      .slice(1)
      .filter((fragment) => fragment.text.trim() !== '');

  test('separate the comments, names, test names and strings of a script', () => {
    const script = `// one\nconst two = 'three // no comment';\ntest.each(['four'])('five', () => /six/);`;
    expect(read('a.ts', script)).toMatchObject([
      { kind: 'string', line: 2, text: `'three // no comment'` },
      { kind: 'string', line: 3, text: `'four'` },
      { kind: 'test name', line: 3, text: `'five'` },
      { kind: 'string', line: 3, text: '/six/' },
      { kind: 'comment', line: 1, text: '// one' },
      { kind: 'name', line: 2, text: expect.stringMatching(/^const two = +;$/) as string },
      { kind: 'name', line: 3 },
    ]);
  });

  test('find comments in SQL, in style sheets, and in both parts of an Astro file', () => {
    const comments = (file: string, text: string) =>
      read(file, text)
        .filter(({ kind }) => kind === 'comment')
        .map(({ line, text: comment }) => [line, comment]);
    expect(comments('a.sql', 'select 1; -- one')).toEqual([[1, '-- one']]);
    expect(comments('a.css', 'a {\n/* two */}')).toEqual([[2, '/* two */']]);
    expect(comments('a.astro', '---\n// three\n---\n<p>{/* four */}</p>')).toEqual([
      [2, '// three'],
      [4, '/* four */'],
    ]);
  });

  test('find a listed word as a part of a camelCase or SNAKE_CASE name, but not inside another word', () => {
    const list = { name: '', max: 0, appliesTo: [], words: { told: '' } };
    expect(findIn(list, 'toldItems TOLD_ITEMS untold')).toEqual(['told', 'told']);
  });
});

/** Omits merge commits and the commits of bots. */
function newSubjects(): string[] {
  const args = ['log', '--no-merges', '--perl-regexp', '--author=^(?!.*\\[bot\\])', '--format=%s'];
  const listed = execFileSync('git', [...args, `--since=${newSubjectsSince}`], { encoding: 'utf8' });
  return listed.split('\n').filter(Boolean);
}
