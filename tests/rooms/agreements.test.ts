import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { describe, expect, test, vi } from 'vitest';
import { siteHeaders } from '#adapters/http/guarded.ts';
import { refusalAnswers } from '#contract/refusals.ts';
import { settingNames } from '#adapters/settings.ts';
import { locales } from '#core/locale.ts';
import { minutesBetweenTicks } from '#core/tick-interval.ts';
import { postFields, writtenColumns } from '#core/post/fields.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { allContracts } from '../../scripts/tools/api-guide/contracts.ts';
import { describedIn } from '../../scripts/tools/api-guide/describe.ts';
import { findRedirect, netlifyRules } from '../../scripts/local/site/netlify-rules.ts';
import { rooms } from './walls.ts';

const contracts = await allContracts();

describe('agreements between files', () => {
  test('.env.example lists exactly the settings that the code reads, in the same order', () => {
    const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(listed).toEqual(settingNames);
  });

  test('the schedule has the interval of which the desk speaks', () => {
    expect(readFileSync('functions/tick.ts', 'utf8')).toContain(`'*/${minutesBetweenTicks} * * * *'`);
  });

  test('docs/deploy.md describes every setting', () => {
    const guide = readFileSync('docs/deploy.md', 'utf8');
    expect(settingNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(locales)('the desk has a text for every refusal code, in %s', (locale) => {
    const words = Object.keys(deskWords(locale).refusals);
    expect(Object.keys(refusalAnswers).filter((code) => !words.includes(code))).toEqual([]);
  });

  test.each(locales)('the desk has a text for every action that the database records, in %s', (locale) => {
    const migrations = migrationsInOrder();
    const noted = [...migrations.matchAll(/(?:note_action\(|insert into public\.actions)([^;]*);/g)].flatMap(
      ([, given = '']) => [...given.matchAll(/'([a-z]+-[a-z-]+)'/g)].map(([, name]) => name),
    );
    const changes = /.*check \(\s*action in \(([^)]*)\)/s.exec(migrations)?.[1] ?? '';
    const ofPosts = [...changes.matchAll(/'(\w+)'/g)].map(([, name = '']) => `post-${name}`);
    expect(ofPosts).toHaveLength(10);
    const words = Object.keys(deskWords(locale).actionLog.names);
    expect([...noted, ...ofPosts].filter((name = '') => !words.includes(name))).toEqual([]);
    expect(words.filter((name) => ![...noted, ...ofPosts].includes(name))).toEqual([]);
  });

  test('docs/api.md describes every function as its contract does', () => {
    const guide = readFileSync('docs/api.md', 'utf8');
    expect(contracts.length).toBeGreaterThan(50);
    expect(describedIn(guide, contracts)).toBe(guide);
    expect(contracts.filter(({ prose }) => prose === '').map(({ name }) => name)).toEqual([]);
  });

  test('netlify.toml routes the URL of each function to the file that handles it', async () => {
    // Another test file of this process may have left the address of a database that has ended.
    vi.stubEnv('SUPABASE_URL', '');
    const folder = mkdtempSync(path.join(tmpdir(), 'no-site-'));
    const { redirects } = await netlifyRules('netlify.toml')(folder);
    const answers = async (address: string) => {
      const target = findRedirect(redirects, { address, query: '' })?.to ?? '';
      const module = (await import(`../../functions/${path.basename(target)}.ts`)) as FunctionModule;
      const request = new Request(`https://www.example.com${address}`, { method: 'PUT', body: 'x' });
      return (await module.default(request, {})).status;
    };
    // A function answers PUT with 405 and does nothing. A URL without a function is answered with 404.
    const background = ['write-daily-news-background', 'translate-articles-background', 'back-up-background'];
    const addresses = [...contracts.map(({ name }) => name), 'contact-form', ...background];
    for (const name of addresses) expect([name, await answers(`/functions/v1/${name}`)]).toEqual([name, 405]);
    for (const page of ['/preview', '/og/nl/home.png'])
      expect([page, await answers(page)]).toEqual([page, 405]);
    expect(await answers('/functions/v1/no-such-function')).toBe(404);
    vi.unstubAllEnvs();
  });

  type FunctionModule = { default: (request: Request, context: object) => Promise<Response> };

  test('the functions that save edits and translations store each text field of a post, with the same length limits', () => {
    const sql = migrationsInOrder();
    const lastBody = (name: string) => sql.split(`function private.${name}(`).at(-1)?.split('\n$$;')[0] ?? '';
    for (const { column, maxLength } of Object.values(postFields)) {
      const check = new RegExp(`_${column}_length check \\(char_length\\(${column}\\) [^)]*?(\\d+)\\)`, 'g');
      expect([column, [...sql.matchAll(check)].at(-1)?.[1]]).toEqual([column, String(maxLength)]);
      for (const name of ['revise_post', 'written_fields', 'store_translation'])
        expect([name, column, lastBody(name).includes(`'${column}'`)]).toEqual([name, column, true]);
    }
  });

  test('the database searches and compares all text fields of a post except the two meta fields', () => {
    const body = (name: string) =>
      new RegExp(`function private\\.${name}\\(.*?\\n\\$\\$;`, 's').exec(migrationsInOrder())?.[0] ?? '';
    const read = [...body('read_text').matchAll(/'(\w+)', post\.\1\b/g)].map(([, column = '']) => column);
    const onlyForSearchEngines = ['meta_title', 'meta_description'];
    expect([...read, ...onlyForSearchEngines]).toEqual(writtenColumns);
    const users = ['text_changed', 'post_state', 'words_of', 'after_posts_changed', 'store_translation'];
    expect(users.filter((name) => !/private\.(read_text|text_changed)\(/.test(body(name)))).toEqual([]);
  });

  test('functions send the headers that netlify.toml sets for all files, except the CSP', async () => {
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

  test('docs/rooms.md lists the same modules and allowed imports as tests/rooms/walls.ts', () => {
    const page = readFileSync('docs/rooms.md', 'utf8');
    const rows = [...page.matchAll(/^\| `([^`]+)` \| (.+?) \|$/gm)].map(([, room, may]) => [
      room,
      [...(may ?? '').matchAll(/`([^`]+)`/g)].map(([, room]) => room),
    ]);
    expect(rows).toEqual(rooms.map(({ room, may }) => [room, may]));
  });
});

const migrationsInOrder = (): string =>
  readdirSync('supabase/migrations')
    .toSorted()
    .map((name) => readFileSync(`supabase/migrations/${name}`, 'utf8').replaceAll(/--.*/g, ''))
    .join('\n');
