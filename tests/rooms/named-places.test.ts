import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md'),
);

/** Whether a file or a folder has this path; `*` and `{a,b}` as in a shell, `<name>` for any name. */
function isThere(place: string): boolean {
  const pattern = place
    .replace(/\/$/, '')
    .replaceAll(/[.()[\]]/g, '\\$&')
    .replaceAll(/<[^>]+>|\*+/g, '[^/]*')
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  const found = new RegExp(`^${pattern}(/|$)`);
  return files.some((file) => found.test(file));
}

test.each(pages)('every place of the project that %s names is there', (page) => {
  const named = [
    ...readFileSync(page, 'utf8').matchAll(
      /(?<![\w./@-])(?:src|scripts|functions|tests|supabase)\/[\w./<>*{},[\]()-]*[\w/>*\]})]/g,
    ),
  ].map(([place]) => place.replace(/[).,]+$/, ''));
  // What only looks like one: an address of the site, and a name somebody is to choose.
  const places = named.filter((place) => !/^functions\/v1|^src\/(?:$|…)/.test(place));
  expect([...new Set(places)].filter((place) => !isThere(place))).toEqual([]);
});
