import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeFakeProject } from '../../tests/support/content/fake-bundle.ts';
import { buildInputs } from '#content/build-inputs.ts';
import { siteBuild } from './build-site.ts';

let folder = '';
let business: object | null = null;
let legal: object[] = [];
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-site-'));
  writeFakeProject(folder, 7);
  vi.stubEnv('SITE_URL', 'http://site.test');
  vi.stubEnv('SUPABASE_URL', 'http://database.test');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'key');
  vi.stubEnv('BUILD_INPUTS', undefined);
  business = null;
  legal = [];
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) =>
    Promise.resolve(
      Response.json(
        address.includes('published_business')
          ? business
          : address.includes('legal_versions')
            ? pageOf(legal, JSON.parse(body) as { skip: number })
            : { content_version: 7, mark: null, posts: [], written: 0, struck: 0, corrected: 0 },
      ),
    ),
  );
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

/** The database answers as many of the versions, oldest first, as fit into one answer: here one. */
const pageOf = (versions: object[], { skip }: { skip: number }) => versions.slice(skip, skip + 1);

const build = (afterwards?: () => Promise<void>) =>
  siteBuild(folder, { bundling: () => Promise.resolve(at('bundle')) }).build(
    { outDir: at('site'), cacheDir: at('cache') },
    afterwards && { afterwards },
  );

describe('siteBuild', () => {
  test('throws if another build of the same site has not finished yet', async () => {
    const first = await build(async () => {
      await expect(build()).rejects.toThrow('Another build of this site is under way.');
    });
    expect(first).toMatchObject({ contentVersion: 7, changes: { isWhole: true } });
    expect(await build()).toMatchObject({ changes: { isWhole: false, removed: [] } });
  });

  test('rebuilds the whole site if its stamp is missing or its cache is damaged', async () => {
    await build();
    rmSync(at('site.stamp'));
    expect(await build()).toMatchObject({ changes: { isWhole: true } });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    writeFileSync(at('cache/site.sqlite'), 'no database at all, only a text that is long enough'.repeat(100));
    expect(await build()).toMatchObject({ changes: { isWhole: true } });
    expect(warned).toHaveBeenCalledOnce();
  });
});

describe('business details and legal texts in a build', () => {
  test('cause a rebuild of every page if a detail changes', async () => {
    await build();
    business = { version: 1, details: { name: 'Casa Clara' } };
    expect(await build()).toMatchObject({ changes: { isWhole: true }, business: { version: 1 } });
    expect(await build()).toMatchObject({ changes: { isWhole: false } });
  });

  test('cause a rebuild of every page if a legal text is stored', async () => {
    await build();
    const text = { title: 'T', intro: 'I', sections: [{ heading: 'H', paragraphs: ['P'] }], added: [] };
    const texts = { en: text, nl: text, es: text, de: text };
    legal = ['2026-11-26', '2026-11-27'].map((version) => ({ document: 'terms', version, texts }));
    expect(await build()).toMatchObject({ changes: { isWhole: true } });
    expect(buildInputs().legalVersions).toEqual(legal.toReversed());
    expect(await build()).toMatchObject({ changes: { isWhole: false } });
  });

  test('make a production build fail while a detail is still a placeholder', async () => {
    const site = siteBuild(folder, { bundling: () => Promise.resolve(at('bundle')) });
    const folders = { outDir: at('site'), cacheDir: at('cache') };
    business = { version: 1, details: { name: 'Casa Clara' } };
    await expect(site.build(folders, { isPublic: true })).rejects.toThrow(
      /new installation:\n {2}- taxNumber\n[\s\S]*npm run set-up/,
    );
  });
});
