import rss from '@astrojs/rss';
import { describe, expect, test } from 'vitest';
import { syncSnapshot } from '../../scripts/site-build/content/sync.ts';
import { aDatabase, aPost, aSnapshotFile } from '../../tests/support/content/published-posts.ts';
import { withBuildInputs } from '../../tests/support/content/build-inputs.ts';
import { feedOf } from './feed-entries.ts';
import { openSnapshot } from './snapshot/snapshot.ts';

const labels = { 'written-by-ai': 'Door AI geschreven.', 'machine-translated': 'Vertaald.' };

const corrected = (at: Date) => `Verbeterd op ${at.toISOString().slice(0, 10)}`;

describe('RSS feed', () => {
  test('labels a text as written by AI until an editor has reviewed the text', async () => {
    const file = aSnapshotFile();
    const snapshot = openSnapshot(file);
    const review = { by: 'Ana', at: new Date('2026-11-21T09:00:00Z') };
    const posts = [
      aPost('unread', { excerpt: 'Kort.', writtenByAi: true }),
      aPost('read', { excerpt: 'Kort.', writtenByAi: true, review, correctedAt: review.at }),
    ];
    await syncSnapshot(snapshot, aDatabase(posts));
    expect(snapshot.teasers(['read-nl', 'unread-nl']).map(({ origin }) => origin)).toEqual([
      undefined,
      'written-by-ai',
    ]);
    snapshot.close();
    withBuildInputs({ snapshotFile: file });
    const about = {
      title: 'Blog',
      description: 'Alles',
      path: '/nl/blog',
      address: undefined,
      labels,
      corrected,
    };
    const { items } = feedOf({ ...about, locale: 'nl', slugs: ['unread-nl', 'read-nl'], sameLanguage: {} });
    expect(items.map(({ description }) => description)).toEqual([
      'Door AI geschreven. Kort.',
      'Verbeterd op 2026-11-21. Kort.',
    ]);
    expect(items.map(({ content }) => content.slice(0, 15))).toEqual(['<p><em>Door AI ', '<p><em>Verbeter']);
  });

  // modern-images-wp#25, shopsys#4256, WordPress/performance#74: Newsletters are made from feeds, and Outlook shows no WebP.
  test('shows every block of an article, makes URLs absolute, and makes links lead to articles in the feed’s language', async () => {
    const file = aSnapshotFile();
    const snapshot = openSnapshot(file);
    const image = `/media/${'0'.repeat(32)}-1600x900-${'a'.repeat(36)}/960.webp`;
    const content = [
      `<figure class="pair"><figure><img src="${image}" alt="Vorher"></figure><figure><img src="${image}" alt="Nachher"><figcaption>Danach</figcaption></figure></figure>`,
      '<aside><p>Bei Sturm zu.</p></aside>',
      '<details><summary>Wie oft?</summary><p>Jede Woche.</p></details>',
      '<p class="to-quote"><a href="/de?pkg=rental#contact">Angebot anfragen</a></p>',
      '<p class="to-article"><a href="/blog/pool-nl">Pool</a></p>',
      '<p class="to-prices"><a href="/de#pricing">Alle Preise</a></p>',
    ].join('\n\n');
    await syncSnapshot(snapshot, aDatabase([aPost('one', { content })]));
    snapshot.close();
    withBuildInputs({ snapshotFile: file });
    const address = new URL('https://site.example');
    const about = { title: 'Blog', description: 'Alles', path: '/de/blog', address, labels, corrected };
    const { items } = feedOf({
      ...about,
      locale: 'de',
      slugs: ['one-nl'],
      sameLanguage: { 'pool-nl': 'pool-de' },
    });
    const shown = items[0]?.content ?? '';
    const addresses = [...shown.matchAll(/(?:src|href|srcset)="([^"]*)"/g)].map(([, found]) => found);
    expect(addresses).toEqual([
      `https://site.example${image.replace('.webp', '.jpeg')}`,
      `https://site.example${image.replace('.webp', '.jpeg')}`,
      'https://site.example/de?pkg=rental#contact',
      'https://site.example/blog/pool-de',
      'https://site.example/de#pricing',
    ]);
    for (const word of [
      'alt="Vorher"',
      'Danach',
      'Bei Sturm zu.',
      'Wie oft?',
      'Jede Woche.',
      'Angebot anfragen',
    ])
      expect(shown).toContain(word);
    for (const word of ['>Pool</a>', '>Alle Preise</a>']) expect(shown).toContain(word);
  });

  test('is valid XML even if posts contain control characters', async () => {
    const file = aSnapshotFile();
    const snapshot = openSnapshot(file);
    const post = { title: 'a\u0008b', excerpt: 'c\u000bd\ufffe', content: 'e\u0002f &#8; &#11; &#xfffe; g' };
    await syncSnapshot(snapshot, aDatabase([aPost('one', post)]));
    snapshot.close();
    withBuildInputs({ snapshotFile: file });

    const about = {
      title: 'Blog',
      description: 'Alles',
      path: '/nl/blog',
      address: undefined,
      labels,
      corrected,
    };
    const feed = await (
      await rss(feedOf({ ...about, locale: 'nl', slugs: ['one-nl'], sameLanguage: {} }))
    ).text();
    expect(feed).not.toMatch(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
    expect(feed).not.toMatch(/&amp;#(8|11|xfffe);|&#(8|11|xfffe);/);
    expect(feed).toContain('<title>ab</title>');
  });
});
