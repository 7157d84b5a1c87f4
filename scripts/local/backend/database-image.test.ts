import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseImage } from './database-image.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'database-image-'));
  write('migrations/1_posts.sql', 'create table posts ();');
  write('packages/@supabase/lite/package.json', '{ "version": "1.0.0" }');
  write('packages/@electric-sql/pglite/package.json', '{ "version": "1.0.0" }');
  write('database/base/1/1259', 'rows');
  write('database/PG_VERSION', '17');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => path.join(folder, name);
const cacheDir = () => at('cache');

function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

const image = () =>
  databaseImage({ migrationsDir: at('migrations'), packages: at('packages'), cacheDir: cacheDir() });

test('a database that was kept is copied, with its folders that hold nothing', () => {
  mkdirSync(at('database/pg_notify'));
  expect(image().copyTo(at('copy'))).toBe(false);
  image().keep(at('database'));
  expect(image().copyTo(at('copy'))).toBe(true);
  expect(readFileSync(at('copy/base/1/1259'), 'utf8')).toBe('rows');
  expect(readdirSync(at('copy/pg_notify'))).toEqual([]);
});

test.each([
  ['a changed migration', 'migrations/1_posts.sql'],
  ['a new migration', 'migrations/2_more.sql'],
  ['another Postgres', 'packages/@electric-sql/pglite/package.json'],
  ['another tool', 'packages/@supabase/lite/package.json'],
])('%s asks for another image, and the old one goes', (_, file) => {
  image().keep(at('database'));
  write(file, 'something else');
  expect(image().copyTo(at('copy'))).toBe(false);
  image().keep(at('database'));
  expect(image().copyTo(at('copy'))).toBe(true);
  expect(readdirSync(cacheDir())).toHaveLength(1);
});

test.each([
  ['changed', (file: string) => writeFileSync(file, 'cut o')],
  ['missing', (file: string) => rmSync(file)],
  ['added', (file: string) => writeFileSync(`${file}_vm`, '')],
])('an image with a file that is %s is not used, and made anew', (_, damage) => {
  image().keep(at('database'));
  const [kept = ''] = readdirSync(cacheDir());
  damage(path.join(cacheDir(), kept, 'database/base/1/1259'));
  expect(image().copyTo(at('copy'))).toBe(false);
  expect(existsSync(at('copy'))).toBe(false);
  image().keep(at('database'));
  expect(image().copyTo(at('copy'))).toBe(true);
});

test('where it cannot be kept, it is not there, and nobody is stopped', () => {
  write('cache', 'a file in its place');
  expect(() => image().keep(at('database'))).not.toThrow();
  expect(image().copyTo(at('copy'))).toBe(false);
});
