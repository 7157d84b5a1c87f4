import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { withoutTestRunner } from '../../scripts/local/product.ts';
import { anArticle, anEditor, callFunction, siteIsLive } from '../support/products/editor.ts';
import { siteByAstro, textsIn } from '../support/products/site-by-astro.ts';

const product = inject('product');
const { url, localDir, publishableKey } = product;

describe('incremental builds', () => {
  test(
    'produce, after many changes, the same site as “astro build”, byte for byte',
    { tags: ['heavy'] },
    async () => {
      const token = await anEditor(product);
      const call = async (name: string, body: object) => {
        const answer = await callFunction(url, name, { token, body });
        expect({ name, ...answer }).toMatchObject({ name, status: 200 });
        await siteIsLive(product, token);
      };
      const articles = ['blijft', 'verhuist', 'verborgen', 'weg'].map((title) =>
        anArticle({ title_nl: title }),
      );
      for (const article of articles) await call('create-multilingual-blog', article);
      const [changed = '', moved = '', hidden = '', deleted = ''] = articles.map(
        ({ slug_base }) => slug_base,
      );
      const text = { title: 'Nieuwe titel', content: 'Een **nieuwe** tekst.' };
      await call('update-blog-post', { slug: `${changed}-nl`, language: 'nl', revision: 1, ...text });
      await call('rename-article', { slug_base: moved, new_slug_base: `${moved}-elders` });
      await call('hide-blog-posts', { slugs: [`${hidden}-nl`] });
      await call('trash-articles', { slug_bases: [deleted] });

      const log = readFileSync(path.join(localDir, 'builds/last-build.log'), 'utf8');
      expect(log).toMatch(/^\d\d? files were rendered \(/m);

      const served = textsIn(path.join(localDir, 'current'));
      const built = await plainBuild();
      expect(served.get(`blog/${changed}-nl.html`)).toContain('Nieuwe titel');
      // Scripts and styles of earlier builds remain, because open pages may still request them.
      expect([...served.keys()].filter((file) => !file.startsWith('_astro/'))).toEqual(
        [...built.keys()].filter((file) => !file.startsWith('_astro/')),
      );
      expect([...built.keys()].filter((file) => served.get(file) !== built.get(file))).toEqual([]);
    },
  );
});

async function plainBuild(): Promise<Map<string, string>> {
  const { env } = process;
  process.env = {
    ...withoutTestRunner(env),
    SITE_URL: url,
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
  };
  onTestFinished(() => {
    process.env = env;
  });
  return siteByAstro();
}
