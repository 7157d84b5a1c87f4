import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { buildProcesses } from '../../scripts/local/builds/build-process.ts';
import { buildSlots } from '../../scripts/local/builds/build-slots.ts';
import { withoutTestRunner } from '../../scripts/local/start/product.ts';
import { anArticle, anEditor, callFunction, siteIsLive } from '../support/products/editor.ts';
import { aFolder } from '../host/local-host.ts';

const product = inject('product');
const project = path.resolve(import.meta.dirname, '../..');
const { url, localDir, publishableKey } = product;

test('after publishing, changing, moving, hiding and deleting, the site is byte for byte that of a full build', async () => {
  const token = await anEditor(product);
  const call = async (name: string, body: object) => {
    const answer = await callFunction(url, name, { token, body });
    expect({ name, ...answer }).toMatchObject({ name, status: 200 });
    await siteIsLive(product, token);
  };
  const articles = ['blijft', 'verhuist', 'verborgen', 'weg'].map((title) => anArticle({ title_nl: title }));
  for (const article of articles) await call('create-multilingual-blog', article);
  const [changed = '', moved = '', hidden = '', deleted = ''] = articles.map(({ slug_base }) => slug_base);
  const text = { title: 'Nieuwe titel', content: 'Een **nieuwe** tekst.' };
  await call('update-blog-post', { slug: `${changed}-nl`, language: 'nl', revision: 1, ...text });
  await call('rename-article', { slug_base: moved, new_slug_base: `${moved}-elders` });
  await call('hide-blog-post', { slug: `${hidden}-nl`, language: 'nl' });
  await call('trash-article', { slug_base: deleted });

  const log = readFileSync(path.join(localDir, 'builds/last-build.log'), 'utf8');
  expect(log).toMatch(/^\d+ of \d+ files were made anew\.$/m);

  const served = filesOf(path.join(localDir, 'current'));
  const built = filesOf(await aFullBuild());
  expect(served.get(`blog/${changed}-nl.html`)).toContain('Nieuwe titel');
  // Scripts and styles of builds before stay, since a page that is open may ask for them.
  expect([...served.keys()].filter((file) => !file.startsWith('_astro/'))).toEqual(
    [...built.keys()].filter((file) => !file.startsWith('_astro/')),
  );
  expect([...built.keys()].filter((file) => served.get(file) !== built.get(file))).toEqual([]);
});

/** The folder with the site as a process that was just started builds it from nothing. */
async function aFullBuild(): Promise<string> {
  const { folder, remove } = aFolder({ 'builds/x': '' });
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  const { env } = process;
  process.env = {
    ...withoutTestRunner(env),
    SITE_URL: url,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
  };
  const processes = buildProcesses({ project, localDir: folder });
  onTestFinished(() => {
    process.env = env;
    processes.stop();
    remove();
  });
  const slot = await buildSlots(folder).prepareNext();
  expect(await processes.run(slot)).toMatchObject({ ok: true });
  return slot.siteDir;
}

/** What each file of a site holds, but the time at which it was built. */
function filesOf(site: string): Map<string, string> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files
      .map((file): [string, string] => [
        path.relative(site, file),
        readFileSync(file, 'latin1').replace(/(?<="builtAt":"|\nExpires: )[^"\n]+/, ''),
      ])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}
