/** A command with a settings file never acts on the product of this machine instead. */
import path from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aFolder } from '../../tests/support/folder.ts';
import { settingNames } from '#adapters/settings.ts';
import { loadEnvFile } from './load-env-file.ts';

afterEach(() => vi.unstubAllEnvs());

function use(content: string): () => string | undefined {
  const { folder, remove } = aFolder({ 'my-site.env': content });
  onTestFinished(remove);
  const file = path.join(folder, 'my-site.env');
  for (const name of settingNames) {
    // The stub restores the setting later. A test that ran before in this process may have left another stub.
    vi.stubEnv(name, '');
    Reflect.deleteProperty(process.env, name);
  }
  vi.stubEnv('ENV_FILE', file);
  return loadEnvFile;
}

const address = 'SUPABASE_URL=https://abcdefgh.supabase.co\n';

describe('loadEnvFile', () => {
  test('loads the settings, but keeps those of the environment', () => {
    const read = use(`${address}SITE_URL=https://casaclara.test\nEDITOR_PASSWORD="a#b" # its comment\n`);
    vi.stubEnv('SITE_URL', 'https://other.test');
    expect(read()).toMatch(/my-site\.env$/);
    expect([process.env['SITE_URL'], process.env['EDITOR_PASSWORD']]).toEqual(['https://other.test', 'a#b']);
  });

  test.each([
    ['SITE_URL=https://casaclara.test\n', 'SUPABASE_URL is not set'],
    ['SUPABASE_URL=\n', 'SUPABASE_URL is not set'],
    [
      'SUPABASE_URL=https://<project-ref>.supabase.co\nSITE_URL=https://<name>.netlify.app',
      'SITE_URL, SUPABASE_URL',
    ],
    [`${address}SUPABASE_SECRET_KEY=…\n`, 'a placeholder for SUPABASE_SECRET_KEY'],
    [`${address}EDITOR_EMAIL=desk@your-domain.example\n`, 'a placeholder for EDITOR_EMAIL'],
    [`${address}DATABASE_URL=postgresql://postgres.x:[YOUR-PASSWORD]@y\n`, 'a placeholder for DATABASE_URL'],
    [`${address}EDITOR_PASSWORD=abc#def\n`, 'EDITOR_PASSWORD in double quotes'],
  ])('refuses, in one sentence, a file with %s', (content, words) => {
    expect(use(content)).toThrow(words);
  });
});
