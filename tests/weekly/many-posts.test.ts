/** A site with more posts than PostgREST returns at once loses none of them. */
import { describe, expect, test } from 'vitest';
import { articleRow, publishRows, withProduct } from '../../scripts/tools/bench/measured-product.ts';
import { keepFigure } from '../support/figures.ts';

const wanted = 2500;

describe('a site with 2,500 posts in one language', () => {
  test('has a page, a sitemap entry and a link in an overview for each post', async ({ task }) => {
    const found = await withProduct('none', async (product) => {
      const posts = Array.from({ length: wanted }, (_, number) => articleRow({ number, language: 'nl' }));
      await publishRows(product, posts, { dutch: wanted, seconds: 480 });
      let pages = 0;
      for (let number = 0; number < wanted; number++)
        if ((await textAt(`${product.url}/blog/bericht-${number}-nl`)).includes('<h1')) pages++;
      return {
        pages,
        listed: (await slugsInSitemap(product.url)).size,
        linked: (await slugsInOverviews(product.url)).size,
      };
    });
    for (const [what, count] of Object.entries(found))
      keepFigure(task, {
        what,
        value: String(count),
        goal: String(wanted),
        ok: count === wanted,
        count: wanted,
      });
    expect(found).toEqual({ pages: wanted, listed: wanted, linked: wanted });
  });
});

async function slugsInSitemap(url: string): Promise<Set<string>> {
  const index = await textAt(`${url}/sitemap-index.xml`);
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-posts-[^<]+)<\/loc>/g)];
  const texts = await Promise.all(parts.map(([, part = '']) => textAt(url + part)));
  return slugsIn(texts.join('\n'));
}

async function slugsInOverviews(url: string): Promise<Set<string>> {
  let overviews = '';
  for (let next: string | undefined = '/nl/blog'; next !== undefined;) {
    const overview: string = await textAt(url + next);
    overviews += overview;
    next = /rel="prev" href="([^"]+)"/.exec(overview)?.[1];
  }
  return slugsIn(overviews);
}

const slugsIn = (text: string): Set<string> => new Set(text.match(/bericht-\d+-nl/g));

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.ok ? answer.text() : '';
}
