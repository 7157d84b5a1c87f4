import { readdirSync, readFileSync } from 'node:fs';
import { parseAllHeaders } from '@netlify/headers-parser';
import { expect, test } from 'vitest';
import { siteHeaders } from '#adapters/http/door.ts';
import { refusalAnswers } from '#adapters/http/refusal-answers.ts';
import { settingNames } from '#adapters/settings.ts';
import { locales } from '#core/locale.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { rooms } from './walls.ts';

test('.env.example lists exactly the settings of the code, in the same order', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(listed).toEqual(settingNames);
});

test('every setting is described in docs/deploy.md', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  expect(settingNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test.each(locales)('every refusal has words in %s', (locale) => {
  const words = Object.keys(deskWords(locale).refusals);
  expect(Object.keys(refusalAnswers).filter((code) => !words.includes(code))).toEqual([]);
});

test.each(locales)('every action that the database records has words in %s', (locale) => {
  const migrations = readdirSync('supabase/migrations')
    .map((name) => readFileSync(`supabase/migrations/${name}`, 'utf8').replaceAll(/--.*/g, ''))
    .join('\n');
  const noted = [...migrations.matchAll(/(?:note_action\(|insert into public\.actions)([^;]*);/g)].flatMap(
    ([, given = '']) => [...given.matchAll(/'([a-z]+-[a-z-]+)'/g)].map(([, name]) => name),
  );
  const logged = [...migrations.matchAll(/after insert on [^;]*log_action\('(\w+)'/g)].map(
    ([, thing = '']) => `${thing}-added`,
  );
  const changes = /.*check \(\s*action in \(([^)]*)\)/s.exec(migrations)?.[1] ?? '';
  const ofPosts = [...changes.matchAll(/'(\w+)'/g)].map(([, name = '']) => `post-${name}`);
  expect([logged, ofPosts.length]).toEqual([['image-added'], 10]);
  const words = Object.keys(deskWords(locale).actionLog.names);
  expect([...noted, ...logged, ...ofPosts].filter((name = '') => !words.includes(name))).toEqual([]);
  expect(words.filter((name) => ![...noted, ...logged, ...ofPosts].includes(name))).toEqual([]);
});

test('every function is described in docs/api.md', () => {
  const guide = readFileSync('docs/api.md', 'utf8');
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading).join(' ');
  const apart = /^## Not to be called$(.*?)^## /ms.exec(guide)?.[1] ?? '';
  const addresses: Record<string, string> = { preview: '/preview', 'social-card': '/og/…' };
  const isDescribed = (name: string) =>
    new RegExp(`(?<![\\w-])${addresses[name] ?? name}(?![\\w-])`).test(headings) ||
    apart.includes(`\`${name}\``);
  const functions = readdirSync('functions').map((file) => file.replace(/\.ts$/, ''));
  expect(functions.length).toBeGreaterThan(50);
  expect(functions.filter((name) => !isDescribed(name))).toEqual([]);
});

test('functions answer with the headers that netlify.toml gives the files of the site', async () => {
  const { headers } = await parseAllHeaders({
    netlifyConfigPath: 'netlify.toml',
    headersFiles: [],
    configHeaders: undefined,
    minimal: false,
  });
  const rules = headers as { for: string; values: Record<string, string> }[];
  const { 'Content-Security-Policy': policy, ...ofFiles } =
    rules.find((rule) => rule.for === '/*')?.values ?? {};
  expect([ofFiles, policy]).toEqual([siteHeaders, "frame-ancestors 'none'"]);
});

test('docs/rooms.md shows the walls as the test enforces them', () => {
  const page = readFileSync('docs/rooms.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` \| (.+?) \|$/gm)].map(([, room, may]) => [
    room,
    [...(may ?? '').matchAll(/`([^`]+)`/g)].map(([, place]) => place),
  ]);
  expect(rows).toEqual(rooms.map(({ room, may }) => [room, may]));
});
