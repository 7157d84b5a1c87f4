import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, anEditor, type Person } from '../../support/database/backend.ts';
import { aPost, type PostRow } from '../../support/database/posts.ts';

/** Lets the texts that are open now have been open for longer. */
const sql = `
  create function public.open_longer(seconds integer) returns void language sql security definer as $$
    update private.article_watchers set read_for = read_for + make_interval(secs => seconds) where true
  $$;
  grant execute on function public.open_longer to service_role;
`;

const backend = testBackend({ sql });
let editor: Person;
let shared: Person;

beforeAll(async () => {
  editor = await anEditor(backend);
  shared = await anEditor(backend, { isShared: true });
});

const everything = ['facts', 'names', 'tone', 'links'];

async function aPostBy(program: boolean, more: Partial<PostRow> = {}): Promise<string> {
  const post = aPost({ written_by_ai: program, ...more });
  expect((await editor.client.from('blog_posts').insert([post])).error).toBeNull();
  return `${post.slug_base}-nl`;
}

/** Reviews a text that was open for `seconds`. The caller’s own numbers must have no effect. */
async function review(
  slug: string,
  { by = editor, revision = 1, seconds = 60, ...more }: Record<string, unknown> & Reading = {},
) {
  await by.client.rpc('watch_post', { slug });
  expect((await backend.owner().rpc('open_longer', { seconds })).error).toBeNull();
  const record = {
    reviewer: 'Iemand anders',
    checked: everything,
    open_seconds: 900,
    min_seconds: 0,
    ...more,
  };
  const answer = await by.client.rpc('review_post', { slug, revision, record });
  return {
    error: answer.error,
    data: answer.data as { revision: number; counts: boolean; min_seconds: number } | null,
  };
}

const rowOf = async (slug: string) =>
  (await backend.owner().from('blog_posts').select('*').eq('slug', slug).single()).data as Record<
    string,
    unknown
  >;

describe('reviewing an AI-written post', () => {
  test('records the name of the editor and the time', async () => {
    const slug = await aPostBy(true);
    const before = Date.now();
    const reviewed = await review(slug);
    expect(reviewed).toMatchObject({ error: null, data: { revision: 2, counts: true } });
    const row = await rowOf(slug);
    expect(row).toMatchObject({ reviewed_by: 'Test editor', written_by_ai: true, revision: 2 });
    const moments = [before, Date.parse(String(row['reviewed_at'])), Date.now()];
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  test('records a name that the business or an editor has for an editor who uses the shared token', async () => {
    const person = (name: string) => ({ name, role: '', languages: '' });
    for (const [version, name] of ['Wie er niet meer werkt', 'Marta van de sleutels'].entries()) {
      const details = { people: { first: person(name), second: person('') } };
      const saved = await backend.owner().rpc('save_business', { details, based_on: version, editor: null });
      expect(saved.error).toBeNull();
    }
    for (const [reviewer, reviewedBy] of [
      ['Marta van de sleutels', 'Marta van de sleutels'],
      [' Test editor ', 'Test editor'],
      ['Prof. Dr. Invented Person', 'Redactie'],
      ['Marta van de sleutels\u202e', 'Redactie'],
      ['', 'Redactie'],
      [undefined, 'Redactie'],
    ]) {
      const slug = await aPostBy(true);
      expect((await review(slug, { by: shared, reviewer })).data).toMatchObject({ revision: 2 });
      expect(await rowOf(slug)).toMatchObject({ reviewed_by: reviewedBy });
    }
    const names = async (person: Person) => (await person.client.rpc('signatures')).data as unknown;
    expect(await names(shared)).toEqual(['Marta van de sleutels', 'Test editor', 'Redactie']);
    expect(await names(editor)).toEqual(['Test editor']);
  });

  test('records which sentences differ from the generated text, and not what the caller says', async () => {
    const content = '<p>Eén zin. Nog een zin, “zo &amp; zo”.</p><ul><li>Een punt</li></ul>';
    const slug = await aPostBy(true, { title: 'Regen', excerpt: 'Kort.', content });
    const read = { title: 'Regen', excerpt: '', content: '<p>Nog een zin, “zo &amp; zo”. Nieuw?</p>' };
    const changes = { ...read, meta_title: null, meta_description: null };
    const saved = await editor.client.rpc('revise_post', { slug, revision: 1, changes, small_fix: false });
    expect(saved.error).toBeNull();
    await review(slug, { revision: 2, changes: [{ sentence: 'Verzonnen.', to: null }] });
    const listed = (await editor.client.rpc('list_reviews', { skip: 0 })).data as Record<string, unknown>[];
    const gone = ['Kort.', 'Eén zin.', 'Een punt'].map((sentence) => ({ sentence, to: null }));
    expect(listed.find((one) => one['slug'] === slug)).toMatchObject({
      changes: [...gone, { sentence: null, to: 'Nieuw?' }],
    });
  });

  test('is refused if the revision is not the current one or the checklist is incomplete', async () => {
    const slug = await aPostBy(true);
    expect((await review(slug, { revision: 7 })).data).toBeNull();
    expect((await review(slug, { checked: ['facts', 'names', 'tone'] })).error).not.toBeNull();
    expect(await rowOf(slug)).toMatchObject({ reviewed_by: null, revision: 1 });
  });

  test('takes effect only if the text was open for the time that reading it takes', async () => {
    const slug = await aPostBy(true, { content: `<p>${'<b>een</b> woord '.repeat(120)}</p>` });
    for (const seconds of [0, 58])
      expect((await review(slug, { seconds })).data).toMatchObject({
        revision: 1,
        counts: false,
        min_seconds: 60,
      });
    expect(await rowOf(slug)).toMatchObject({ reviewed_by: null, revision: 1 });
    expect((await review(slug, { seconds: 3 })).data).toMatchObject({ revision: 2, counts: true });
    const listed = (await editor.client.rpc('list_reviews', { skip: 0 })).data as Record<string, unknown>[];
    const own = listed.filter((one) => one['slug'] === slug);
    expect(own).toMatchObject([
      { revision: 1, counts: true, min_seconds: 60, reviewed_by: 'Test editor', changes: [] },
      { revision: 1, counts: false, min_seconds: 60 },
      { revision: 1, counts: false, min_seconds: 60 },
    ]);
    expect(own[0]?.['text_digest']).toMatch(/^[0-9a-f]{64}$/);
  });

  describe('names the reviewer', () => {
    const sentence = (n: number) => `Dit is zin nummer ${n} van een artikel met veel zinnen.`;
    const text = (n: number) => Array.from({ length: n }, (_, at) => sentence(at)).join(' ');
    const revise = async (slug: string, content: string, small_fix = false) => {
      const { revision, title, excerpt } = await rowOf(slug);
      const changes = { title, excerpt, content };
      const saved = await editor.client.rpc('revise_post', { slug, revision, changes, small_fix });
      expect(saved.error).toBeNull();
      const { reviewed_by, reviewed_at, translation } = await rowOf(slug);
      expect(reviewed_by === null).toBe(reviewed_at === null);
      return [reviewed_by, translation];
    };
    const aSigned = async (more: Partial<PostRow> = {}, program = true) => {
      const slug = await aPostBy(program, { content: text(60), ...more });
      expect((await review(slug, { seconds: 900 })).data).toMatchObject({ counts: true });
      return slug;
    };

    test('until the text is another one, whatever the caller calls the change', async () => {
      const signed = ['Test editor', 'source'];
      const another = `${text(30)} ${text(90).slice(text(60).length)}`;
      const links = [1, 2, 3].map((n) => `<a href='/nl/${n}'>Meer</a> <a href=/en/${n}>Meer</a>`);
      for (const content of [
        another,
        text(20),
        `${text(60)}<p>${'nog een woord '.repeat(50)}</p>`,
        `${text(60)} ${`${sentence(7)} `.repeat(9)}`,
        `${text(60)} ${links.join(' ')}`,
      ]) {
        const slug = await aSigned();
        expect(await revise(slug, `<p>${text(60)}</p>`)).toEqual(signed);
        expect(await revise(slug, content, true)).toEqual([null, 'source']);
        expect((await rowOf(slug))['is_published']).toBe(true);
        // Neither does the old text have the signature again.
        expect(await revise(slug, text(60))).toEqual([null, 'source']);
      }
      const short = await aSigned({ content: '<p>x</p>' });
      expect(await revise(short, text(1), true)).toEqual([null, 'source']);
    });

    test('after corrections of up to three sentences or links, all together', async () => {
      const slug = await aSigned({ content: `${text(60)} <a href="/nl">Meer</a>` });
      let content = `${text(60)} <a href="/nl">Meer</a>`;
      for (const n of [7, 8]) {
        content = content.replace(sentence(n), sentence(n).replace('veel', 'wat'));
        expect((await revise(slug, content))[0]).toBe('Test editor');
      }
      content = content.replace('/nl', '/nl/blog');
      expect((await revise(slug, content))[0]).toBe('Test editor');
      expect(
        (await revise(slug, content.replace(sentence(9), sentence(9).replace('veel', 'wat'))))[0],
      ).toBeNull();
    });

    test('of a translation, which counts as unread again afterwards', async () => {
      const slug = await aSigned({ translation: 'machine' }, false);
      expect(await revise(slug, `${text(59)} Nog iets.`)).toEqual(['Test editor', 'reviewed']);
      expect(await revise(slug, text(20))).toEqual([null, 'machine']);
    });

    test('again only after the time that the added sentences take, or an undo', async () => {
      const slug = await aSigned();
      const { revision } = (await rowOf(slug)) as { revision: number };
      await revise(slug, `Nieuw. ${'Nog een woord van ons. '.repeat(5)} ${'een woord '.repeat(2000)}`);
      const undone = await editor.client.rpc('take_back', {
        changes: { posts: [{ slug, revision: revision + 1 }] },
      });
      expect(undone.error).toBeNull();
      expect(await rowOf(slug)).toMatchObject({ reviewed_by: 'Test editor', content: text(60) });
      await revise(slug, 'een woord '.repeat(500));
      for (const [seconds, counts] of [
        [0, false],
        [300, true],
      ] as const)
        expect((await review(slug, { revision: revision + 3, seconds })).data).toMatchObject({ counts });
    });
  });

  test('changes nothing if the post has already been reviewed, or if an editor wrote the post', async () => {
    const own = await aPostBy(false);
    expect((await review(own)).data).toMatchObject({ revision: 1 });
    expect(await rowOf(own)).toMatchObject({ reviewed_by: null });
    const slug = await aPostBy(true);
    await review(slug);
    expect((await review(slug, { revision: 2 })).data).toMatchObject({ revision: 2 });
  });

  test('takes the time of all words, however they are joined or whatever looks like a tag', async () => {
    for (const content of [
      'een\u00a0woord\u00b7van\u2003de-tekst/en.'.repeat(40),
      `Minder < dan ${'een woord '.repeat(120)} meer > dan`,
      `Minder <dan ${'een woord '.repeat(120)} meer> dan`,
      'x'.repeat(20 * 240),
    ]) {
      const { data } = await review(await aPostBy(true, { content }), { seconds: 0 });
      expect([content.slice(0, 20), data?.counts, data && data.min_seconds >= 60]).toEqual([
        content.slice(0, 20),
        false,
        true,
      ]);
    }
  });

  test('is refused if no item of the checklist is checked', async () => {
    const slug = await aPostBy(true);
    expect((await review(slug, { checked: [] })).error).not.toBeNull();
    expect(await rowOf(slug)).toMatchObject({ reviewed_by: null, revision: 1 });
  });

  test('is refused for a post in the trash', async () => {
    const slug = await aPostBy(true);
    await backend
      .owner()
      .from('blog_posts')
      .update({ is_published: false, deleted_at: new Date() })
      .eq('slug', slug)
      .throwOnError();
    expect((await review(slug, { revision: 2 })).data).toBeNull();
  });

  test('cannot be bypassed by setting the reviewer, the AI mark, the translation state or a correction', async () => {
    const slug = await aPostBy(true);
    const signature = { reviewed_by: 'Iemand anders', reviewed_at: new Date().toISOString() };
    await backend
      .owner()
      .from('blog_posts')
      .update({ translation: 'machine' })
      .eq('slug', slug)
      .throwOnError();
    const corrected = { corrected_at: '2020-01-01T08:00:00Z' };
    for (const change of [signature, { written_by_ai: false }, { translation: 'source' }, corrected])
      expect((await editor.client.from('blog_posts').update(change).eq('slug', slug)).error?.code).toBe(
        '42501',
      );
    for (const marked of [{ written_by_ai: true, ...signature }, corrected])
      expect((await editor.client.from('blog_posts').insert(aPost(marked))).error?.code).toBe('42501');
    expect(await rowOf(slug)).toMatchObject({ reviewed_by: null, written_by_ai: true, revision: 2 });
  });
});

type Reading = { by?: Person; revision?: number; seconds?: number };
