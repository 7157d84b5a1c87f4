/** A build with a secret in one of its files does not go live. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { settingNames } from '#adapters/settings.ts';
import { leakedSecrets, secretNames } from './leaked-secrets.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
  await mkdir(path.join(folder, 'nl'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true }));

describe('leakedSecrets', () => {
  test.each(secretNames)(
    'finds %s in a page, and reports its name and file, but not its value',
    async (name) => {
      const secret = `planted-${crypto.randomUUID()}`;
      vi.stubEnv(name, secret);
      await writeFile(path.join(folder, 'nl', 'blog.html'), '<p>clean</p>');
      expect(await leakedSecrets(folder)).toEqual([]);
      await writeFile(path.join(folder, 'nl', 'blog.html'), `<p data-key="${secret}"></p>`);
      expect(await leakedSecrets(folder)).toEqual([
        `The value of ${name} is in nl/blog.html, where everyone could read it.`,
      ]);
    },
  );

  test('knows every setting whose name says that its value is secret', () => {
    const namedSecret = settingNames.filter((name) => /SECRET|PASSWORD|TOKEN|_API_KEY|HOOK/.test(name));
    expect(namedSecret.filter((name) => !secretNames.some((known) => known === name))).toEqual([]);
  });
});
