/** The public search: which posts it finds, in which order, and that its index follows each change. */
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, answerTo } from '../../support/database/backend.ts';
import { aDraft, aPost, type PostRow } from '../../support/database/posts.ts';

const backend = testBackend({ isShared: true });

const image = '<img src="/media/verborgen.webp" alt="">';
const blocks = [
  `<figure class="pair"><figure>${image}<figcaption>Voorheen</figcaption></figure><figure>${image}<figcaption>Naderhand</figcaption></figure></figure>`,
  '<aside><p>Stormwaarschuwing</p></aside>',
  '<details><summary>Hoevaak</summary><p>Wekelijks</p></details>',
  '<p class="to-quote"><a href="/nl?pkg=rental#contact">Offerteknop</a></p>',
  '<p class="to-article"><a href="/blog/verborgen-nl">Leestip</a></p>',
  '<p class="to-prices"><a href="/nl#pricing">Prijslijst</a></p>',
].join('');

beforeAll(async () => {
  const rows: PostRow[] = [
    aPost({ slug_base: 'zwembad', title: 'Zwembaden schoonhouden', content: 'Chloor en zout.' }),
    aPost({
      slug_base: 'tuin',
      title: 'De tuin',
      content: '<p class="verborgenwoord">Naast het <b>zwembad</b> groeit gras.</p>',
    }),
    aPost({ slug_base: 'blokken', title: 'Blokken', content: blocks }),
    aPost({ slug_base: 'zwembad', language: 'en', title: 'Pool care', content: 'Chlorine and salt.' }),
    aPost({ slug_base: 'jardin', language: 'es', title: 'El jardín en otoño', content: 'Cañas y setos.' }),
    aPost({ slug_base: 'reinigung', language: 'de', title: 'Häuser reinigen', content: 'Für Gäste.' }),
    aPost({
      slug_base: 'later',
      title: 'Zwembad morgen',
      published_at: new Date(Date.now() + 86_400_000).toISOString(),
    }),
    aDraft({ slug_base: 'concept', title: 'Zwembad geheim' }),
  ];
  const { error } = await backend.owner().from('blog_posts').insert(rows);
  expect(error).toBeNull();
});

describe('searching posts', () => {
  test('ranks matches in the title before matches in the text, and leaves out drafts and future posts', async () => {
    expect(await found('zwembad', 'nl')).toEqual(['zwembad-nl', 'tuin-nl']);
  });

  test.each([
    ['zwemb', 'nl', ['zwembad-nl', 'tuin-nl']],
    ['ZWEMBADEN', 'nl', ['zwembad-nl', 'tuin-nl']],
    ['gras naast zwemb', 'nl', ['tuin-nl']],
    ['het zwembad', 'nl', ['zwembad-nl', 'tuin-nl']],
    ['chloor prijslijst verborgenwoord', 'nl', []],
    ['pools', 'en', ['zwembad-en']],
    ['pool', 'nl', []],
    ['jardín', 'es', ['jardin-es']],
    ['otoñ', 'es', ['jardin-es']],
    ['caña', 'es', ['jardin-es']],
    ['haus', 'de', ['reinigung-de']],
    ['Gäst', 'de', ['reinigung-de']],
    ['verborgenwoord', 'nl', []],
    ['class', 'nl', []],
    ...['Voorheen', 'Naderhand', 'Stormwaarschuwing', 'Hoevaak', 'Wekelijks', 'Offerteknop', 'Leestip'].map(
      (word): [string, string, string[]] => [word, 'nl', ['blokken-nl']],
    ),
    ['prijslijst offerteknop', 'nl', ['blokken-nl']],
    ...['rental', 'pair', 'verborgen', 'details'].map((word): [string, string, string[]] => [word, 'nl', []]),
  ])('for query %s in language %s, finds %j', async (q, lang, slugs) => {
    expect(await found(q, lang)).toEqual(slugs);
  });

  test.each([
    '',
    '   ',
    `'"; -- %_`,
    '&|!():*<->',
    '\\',
    '🔑',
    '؟',
    'x'.repeat(20_000),
    "zwembad'; drop table blog_posts; --",
  ])('accepts the unusual query %j without an error', async (q) => {
    const { data, error } = await answerTo(backend.visitor().rpc('search_posts', { q, lang: 'nl' }));
    expect(error).toBeNull();
    expect(data).toEqual([]);
  });

  test.each(['fr', '', null])('finds nothing in the unknown language %j', async (lang) => {
    expect(await found('zwembad', lang)).toEqual([]);
  });

  test('finds nothing if the query is null', async () => {
    expect(await found(null, 'nl')).toEqual([]);
  });

  test('returns at most twenty posts, and no drafts even to the service role', async () => {
    const owner = backend.owner();
    const rows = Array.from({ length: 30 }, () =>
      aPost({ language: 'en', title: 'Lantern', content: 'Light.' }),
    );
    await owner
      .from('blog_posts')
      .insert([...rows, aDraft({ slug_base: 'dark', language: 'en', title: 'Lantern' })])
      .throwOnError();
    const { data } = await answerTo(owner.rpc('search_posts', { q: 'lantern', lang: 'en' }));
    expect(data).toHaveLength(20);
    expect(JSON.stringify(data)).not.toContain('dark-en');
  });
});

describe('the search index', () => {
  test('is updated when a post changes or is deleted', async () => {
    const owner = backend.owner();
    // Words that are like none of other tests’ posts, because the search also finds similar words.
    await owner
      .from('blog_posts')
      .insert(aPost({ slug_base: 'kelder', title: 'Quetzalnest' }))
      .throwOnError();
    await owner
      .from('blog_posts')
      .update({ title: 'Vuurtorenwachter' })
      .eq('slug', 'kelder-nl')
      .throwOnError();
    expect(await found('quetzalnest', 'nl')).toEqual([]);
    expect(await found('vuurtorenwachter', 'nl')).toEqual(['kelder-nl']);
    await owner.from('blog_posts').delete().eq('slug', 'kelder-nl').throwOnError();
    expect(await found('vuurtorenwachter', 'nl')).toEqual([]);
  });

  test.each(['<script></style>', '<script>', '<style><script>', '</script>', '<script', '<'])(
    'accepts a text that only repeats “%s”',
    async (piece) => {
      // A backtracking regular expression would take hours for such a text of 50,000 characters.
      const { error } = await backend
        .owner()
        .from('blog_posts')
        .insert(aDraft({ content: piece.repeat(50_000 / piece.length) }));
      expect(error).toBeNull();
    },
  );

  test('leaves out scripts and styles, and includes the text after them', async () => {
    const content =
      '<p>kurkeik<SCRIPT type="x">var sleutelgat</script> olijfhout <style>.kleurgat{}</style>amandel';
    await backend
      .owner()
      .from('blog_posts')
      .insert(aPost({ slug_base: 'bomen', content }))
      .throwOnError();
    for (const word of ['kurkeik', 'olijfhout', 'amandel'])
      expect(await found(word, 'nl')).toEqual(['bomen-nl']);
    for (const word of ['sleutelgat', 'kleurgat']) expect(await found(word, 'nl')).toEqual([]);
  });

  test('is filled in batches after a large import', async () => {
    const owner = backend.owner();
    const rows = Array.from({ length: 100 }, (_, number) =>
      aPost({ slug_base: `ingevoerd-${number}`, title: 'Olijfbomen', language: 'nl' }),
    );
    expect((await owner.from('blog_posts').insert(rows)).error).toBeNull();
    expect(await found('olijfbomen', 'nl')).toEqual([]);
    const answered = async () => (await answerTo(owner.rpc('index_due_posts', { max: 80 }))).data;
    expect(await answered()).toBe(80);
    expect(await answered()).toBe(20);
    expect(await answered()).toBe(0);
    expect(await found('olijfbomen', 'nl')).toHaveLength(20);
    await owner.from('blog_posts').delete().like('slug_base', 'ingevoerd-%').throwOnError();
  });
});

async function found(q: string | null, lang: string | null): Promise<string[]> {
  const { data, error } = await answerTo(backend.visitor().rpc('search_posts', { q, lang }));
  expect(error).toBeNull();
  return (data as { slug: string }[]).map(({ slug }) => slug);
}
