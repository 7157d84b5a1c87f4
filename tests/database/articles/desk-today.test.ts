/** What the start page of the desk and the list of articles show, case by case, from rows that are rolled back. */
import { describe, expect, test } from 'vitest';
import { migratedDatabase } from '../../support/database/migrated-database.ts';
import { id, insertSql, valueAfter } from '../../support/database/value-after.ts';

const database = migratedDatabase();

let made = 0;
const isOnline = { is_published: 'true', published_at: `now() - interval '1 day'` };

/** Returns the SQL that inserts a post with this slug base: a Dutch draft by default. */
function aPost(slug_base: string, changes: Record<string, string> = {}): string {
  return insertSql('public.blog_posts', {
    id: id((made += 1)),
    slug_base: `'${slug_base}'`,
    language: `'nl'`,
    title: `'Titel'`,
    content: `'Tekst'`,
    ...changes,
  });
}
const problemOf = (slug_base: string, code: string) => `
  insert into private.translations (post_id, problem, problem_at)
  select id, '{"code": "${code}"}', now() from public.blog_posts where slug_base = '${slug_base}';`;

/** Runs the SQL. Returns the non-empty lists of work in `desk_today`: the slug, title or id of each entry, or a count. */
async function today(sql: string): Promise<Record<string, unknown>> {
  const { articles: _, live: __, ...lists } = await todayAfter(sql);
  const shown = Object.entries(lists).map(([name, list]): [string, unknown] => [
    name,
    typeof list === 'number'
      ? list
      : list.first.map(({ slug, title, id: key }) => slug ?? (title || key)).toSorted(),
  ]);
  return Object.fromEntries(shown.filter(([, list]) => list !== 0 && (list as unknown[]).length !== 0));
}
const todayAfter = async (sql: string) =>
  (await valueAfter(database, sql, 'desk_today()')) as Record<string, List>;

type List = number | { n: number; first: Entry[] };
type Entry = { slug: string | null; title: string; id: string };

describe('today’s work', () => {
  test('lists each outdated, unreviewed or failed translation in exactly one list', async () => {
    const machine = { ...isOnline, translation: `'machine'`, language: `'es'` };
    const outdated = { outdated_since: `'2026-01-01'` };
    expect(
      await today(
        aPost('current', { ...isOnline, translation: `'reviewed'` }) +
          aPost('outdated', { ...isOnline, ...outdated, translation: `'reviewed'` }) +
          aPost('unread', machine) +
          aPost('both', { ...machine, ...outdated }) +
          aPost('failed', machine) +
          problemOf('failed', 'slow') +
          aPost('doubtful', machine) +
          problemOf('doubtful', 'doubts') +
          aPost('refused', { ...isOnline, translation: `'reviewed'` }) +
          problemOf('refused', 'slow') +
          aPost('trashed', { ...machine, ...outdated, deleted_at: 'now()', is_published: 'false' }),
      ),
    ).toEqual({
      failed: ['failed-es', 'refused-nl'],
      outdated: ['both-es', 'outdated-nl'],
      unread: ['doubtful-es', 'unread-es'],
    });
  });

  test('counts each article once, in however many languages it needs attention', async () => {
    const { articles: before } = await todayAfter('');
    const machine = { ...isOnline, translation: `'machine'` };
    const { articles } = await todayAfter(
      aPost('tuin', machine).replace(`'nl'`, `'es'`) +
        aPost('tuin', { ...machine, language: `'de'` }) +
        aPost('tuin', { ...isOnline, outdated_since: 'now()', language: `'en'` }) +
        aPost('zee', { ...machine, language: `'de'` }) +
        aPost('concept'),
    );
    expect(Number(articles) - Number(before)).toBe(2);
  });

  test('lists unreviewed texts that a language model wrote and that changed in the last week', async () => {
    const written = { ...isOnline, written_by_ai: 'true' };
    const signed = { reviewed_by: `'Redactie'`, reviewed_at: 'now()' };
    expect(
      await today(
        aPost('unsigned', written) +
          aPost('signed', { ...written, ...signed }) +
          aPost('recent', { ...written, updated_at: `now() - interval '6 days'` }) +
          aPost('old', { ...written, updated_at: `now() - interval '8 days'` }) +
          aPost('draft', { written_by_ai: 'true' }) +
          aPost('translated', { ...written, translation: `'machine'` }),
      ),
    ).toEqual({ news: ['draft-nl', 'recent-nl', 'unsigned-nl'], unread: ['translated-nl'] });
  });

  test('lists scheduled posts and drafts', async () => {
    const later = `now() + interval '1 hour'`;
    expect(
      await today(
        aPost('scheduled', { publish_at: later }) +
          aPost('coming', { is_published: 'true', published_at: later }) +
          aPost('online', isOnline) +
          aPost('draft') +
          aPost('hidden', { published_at: `now() - interval '1 day'` }) +
          aPost('reviewed', { translation: `'reviewed'`, language: `'en'` }) +
          aPost('untranslated', { translation: `'pending'`, language: `'en'` }) +
          aPost('trashed', { deleted_at: 'now()' }),
      ),
    ).toEqual({ scheduled: ['coming-nl', 'scheduled-nl'], drafts: ['draft-nl', 'hidden-nl', 'reviewed-en'] });
  });

  test('lists what is live by article, newest first, and says of each article what an editor recognises it by', async () => {
    const since = (days: number) => `now() - interval '${days} days'`;
    const picture = `/media/${'1'.repeat(32)}-640x480-${'a'.repeat(36)}/480.webp`;
    const { live } = (await todayAfter(
      aPost('oud', { ...isOnline, published_at: since(3) }) +
        aPost('tuin', {
          ...isOnline,
          published_at: since(2),
          title: `'De tuin'`,
          excerpt: `'Over water.'`,
          content: `'<p><img src="${picture}"></p>'`,
        }) +
        aPost('tuin', { ...isOnline, published_at: since(1), language: `'de'`, title: `'Der Garten'` }) +
        aPost('tuin', { language: `'en'` }) +
        aPost('later', { is_published: 'true', published_at: `now() + interval '1 hour'` }) +
        aPost('trashed', { ...isOnline, is_published: 'false', deleted_at: 'now()' }),
    )) as Record<string, { n: number; first: object[] }>;
    expect(live).toMatchObject({ n: 2, first: [{ slug: 'tuin-nl' }, { slug: 'oud-nl', live_in: ['nl'] }] });
    expect(live?.first[0]).toMatchObject({
      title: 'De tuin',
      excerpt: 'Over water.',
      hero_image_url: picture,
      live_in: ['nl', 'de'],
    });
    const { unread } = (await todayAfter(
      aPost('tuin', { title: `'De tuin'`, excerpt: `'Over water.'` }) +
        aPost('tuin', { language: `'es'`, title: `'El jardín'`, translation: `'machine'` }),
    )) as Record<string, { first: object[] }>;
    expect(unread?.first).toMatchObject([
      {
        slug: 'tuin-es',
        title: 'De tuin',
        excerpt: 'Over water.',
        hero_image_url: null,
        at: null,
        live_in: [],
      },
    ]);
  });

  test('lists open notes, and unsaved texts that the editor may continue', async () => {
    const editor = `
      insert into auth.users (id, email) values (${id(901)}, 'a@example.com');
      insert into public.editors (user_id, name) values (${id(901)}, 'A');
      insert into auth.sessions (id, user_id, created_at) values (${id(902)}, ${id(901)}, now());
      select set_config('request.jwt.claims', json_build_object(
        'role', 'authenticated', 'sub', ${id(901)}::text, 'session_id', ${id(902)}::text)::text, true);`;
    const online = (name: string) => aPost(name, { ...isOnline, id: id(name.length + 800) });
    const note = (name: string, done = 'null') =>
      `insert into private.post_notes (post_id, quote, text, done_at) values (${id(name.length + 800)}, '', 'Klopt dit?', ${done});`;
    expect(
      await today(
        online('one') +
          note('one') +
          note('one', 'now()') +
          aPost('gone', { id: id(804), deleted_at: 'now()' }) +
          note('gone'),
      ),
    ).toEqual({ notes: ['one-nl'] });
    const draft = (title: string, columns: string, values: string) =>
      `insert into public.article_drafts (id, form, ${columns}) values (gen_random_uuid(), '{"title": "${title}", "excerpt": ""}', ${values});`;
    const ofPost = (title: string, name: string, by: number) =>
      draft(title, 'post_id, written_from, updated_by', `${id(name.length + 800)}, 1, ${id(by)}`);
    expect(
      await today(
        editor +
          online('one') +
          aPost('gone', { id: id(804), deleted_at: 'now()' }) +
          ['1', '2', '3', '4', '5'].map((n) => draft(`New ${n}`, 'updated_by', id(903))).join('') +
          ofPost('Mine', 'one', 901) +
          ofPost('Other', 'one', 903) +
          ofPost('Trashed', 'gone', 901) +
          `insert into public.article_drafts (id, form, written_from, updated_by)
          values (${id(901)}, '{"title": "Business", "excerpt": ""}', 1, ${id(901)});`,
      ),
    ).toEqual({ unsaved: ['New 1', 'New 2', 'New 3', 'New 4', 'New 5', 'one-nl'] });
  });

  test('lists open enquiries, only counts held open enquiries, and leaves out answered enquiries', async () => {
    const enquiry = (columns = '', values = '') =>
      `insert into public.enquiries (submission, name, email, message, lang, page_url${columns})
      values (gen_random_uuid(), 'Ana', 'a@example.com', 'Tekst', 'nl', '/'${values});`;
    const held = (status: string) => enquiry(', held_reason, status', `, 'limit', '${status}'`);
    const lists = await today(
      enquiry() + enquiry(', status', `, 'answered'`) + held('open') + held('open') + held('answered'),
    );
    expect(lists).toMatchObject({ held: 2 });
    expect(lists['enquiries']).toHaveLength(1);
  });
});

describe('the list of articles', () => {
  const bases = async (sql: string, asked: object) =>
    (
      (await valueAfter(database, sql, `list_articles('${JSON.stringify(asked)}')`)) as {
        articles: { slug_base: string }[];
      }
    ).articles.map(({ slug_base }) => slug_base);

  test('sorts by past or scheduled publication date, newest first, with unscheduled drafts last', async () => {
    const on = (day: string) => `'${day}T08:00:00Z'`;
    const posts =
      aPost('a', { is_published: 'true', published_at: on('2026-03-02') }) +
      aPost('b', { publish_at: on('2031-01-01') }) +
      aPost('c', { published_at: on('2031-05-01') }) +
      aPost('d', { is_published: 'true', published_at: on('2026-03-03') }) +
      aPost('e', { published_at: on('2026-01-01'), publish_at: on('2026-03-04') });
    expect(await bases(posts, { sort: 'published' })).toEqual(['b', 'e', 'd', 'a', 'c']);
  });

  test('sorts by title regardless of capitals, using the Dutch title if the article has one', async () => {
    const titled = (name: string, title: string, language = 'nl') =>
      aPost(name, { title: `'${title}'`, language: `'${language}'` });
    const posts =
      titled('a', 'zon') +
      titled('b', 'Boot') +
      titled('c', 'Aap', 'en') +
      titled('c', 'Mast') +
      titled('d', 'Anker', 'en');
    expect(await bases(posts, { sort: 'title' })).toEqual(['d', 'b', 'c', 'a']);
  });

  test('finds titles and addresses without regard to capitals, but no trashed posts', async () => {
    const posts =
      aPost('zwembad', { title: `'De Haven'` }) + aPost('weg', { title: `'De Haven'`, deleted_at: 'now()' });
    for (const words of ['haven', 'HAVEN', 'Zwem', 'bad-nl'])
      expect(await bases(posts, { words })).toEqual(['zwembad']);
    expect(await bases(posts, { slug_base: 'zwembad' })).toEqual(['zwembad']);
    expect(await bases(posts, { slug_base: 'zwem' })).toEqual([]);
  });

  test('shows failed translations as failed, but not translations that finished with doubts', async () => {
    const machine = { translation: `'machine'`, language: `'es'` };
    const posts =
      aPost('a', machine) +
      problemOf('a', 'slow') +
      aPost('b', machine) +
      problemOf('b', 'doubts') +
      aPost('c', machine) +
      aPost('d', { ...machine, deleted_at: 'now()' }) +
      problemOf('d', 'slow');
    expect(await bases(posts, { show: 'failed' })).toEqual(['a']);
  });
});

describe('the list of images', () => {
  const image = (digit: string, description: string) => `
    insert into public.images (path, digest, width, height, descriptions) values (
      '/media/' || repeat('${digit}', 32) || '-960x640-' || repeat('0', 36) || '/960.webp', repeat('${digit}', 32), 960, 640,
      '{"nl": "${description}"}');`;
  const images = async (sql: string, words: string) =>
    (
      (await valueAfter(database, sql, `list_images('${words}', 0, 10)`)) as {
        images: { path: string; uses: object[] }[];
      }
    ).images;

  test('finds a description without regard to capitals', async () => {
    const stored = image('a', 'De Haven') + image('b', 'Een boot');
    for (const words of ['haven', 'HAVEN'])
      expect((await images(stored, words)).map(({ path }) => path[7])).toEqual(['a']);
    expect(await images(stored, '')).toHaveLength(2);
  });

  test('says whether an article, a trashed article, a draft, an unsaved change or the business details use an image', async () => {
    const path = (digit: string) => `/media/${digit.repeat(32)}-960x640-x/960.webp`;
    const use = async (sql: string) => (await images(image('a', 'Zee') + sql, ''))[0]?.uses;
    const shown = { content: `'<img src="${path('a')}">'` };
    expect(await use(aPost('zon', shown) + aPost('zon', { ...shown, language: `'de'` }))).toMatchObject([
      { kind: 'article', slug: 'zon-nl', languages: ['nl', 'de'] },
    ]);
    expect(await use(aPost('zon', { ...shown, deleted_at: 'now()' }))).toMatchObject([{ kind: 'trash' }]);
    const described = `'<img src="${path('a')}" alt="Zee">'`;
    const other = { hero_image_url: `'${path('b')}'`, hero_image_alt: `'Dak'` };
    expect(await use(aPost('zon', { content: described, ...other }))).toMatchObject([
      { words: { nl: 'Zee' } },
    ]);
    const draft = (columns = '', values = '', digit = 'a') => `
      insert into public.article_drafts (id, form, updated_by${columns})
      values (${id(777)}, '{"title": "Half", "excerpt": "", "content": "${path(digit)}"}', ${id(777)}${values});`;
    expect(await use(draft('', '', 'b'))).toEqual([]);
    expect(await use(draft())).toMatchObject([{ kind: 'draft', title: 'Half' }]);
    expect(await use(draft(', written_from', ', 1'))).toMatchObject([{ kind: 'business' }]);
    expect(
      await use(aPost('zon', { id: id(778) }) + draft(', post_id, written_from', `, ${id(778)}, 1`)),
    ).toMatchObject([{ kind: 'unsaved', slug: 'zon-nl' }]);
    const version = (n: number, digit: string) =>
      `insert into private.business_versions (version, details) values (${n}, '{"logo": "${path(digit)}"}');`;
    expect(await use(version(1, 'b') + version(2, 'a'))).toMatchObject([{ kind: 'business' }]);
    expect(await use(version(1, 'a') + version(2, 'b'))).toEqual([]);
  });
});
