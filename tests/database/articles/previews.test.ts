import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBackend, anEditor, aStranger, type Person, resultOf } from '../../support/database/backend.ts';
import { aDraft, aPost } from '../../support/database/posts.ts';
import { aPreview, digestOf } from '../../support/database/previews.ts';
import { claimsOf } from '../../support/tokens.ts';

/** These tests send more previews than an hour permits. */
const anyNumberOfMails = `
  create or replace function private.may_mail(mailing text[], max integer, period interval default '1 hour')
  returns boolean language sql security definer set search_path = '' as 'select true'`;

const backend = testBackend({ sql: anyNumberOfMails });
let owner: SupabaseClient;
let visitor: SupabaseClient;
let editor: Person;
let shared: Person;

beforeAll(async () => {
  owner = backend.owner();
  visitor = backend.visitor();
  editor = await anEditor(backend);
  shared = await anEditor(backend, { isShared: true });
});

const call = resultOf<Json | null>;

/** Stores drafts in Dutch and English and an untranslated Spanish copy. Returns the slug base. */
async function aDraftArticle(): Promise<string> {
  const nl = aDraft();
  const rows = [
    nl,
    aDraft({ slug_base: nl.slug_base, language: 'en', translation: 'reviewed' }),
    aDraft({ slug_base: nl.slug_base, language: 'es', translation: 'pending' }),
  ];
  expect((await owner.from('blog_posts').insert(rows)).error).toBeNull();
  return nl.slug_base;
}

async function aStoredPreview(slugBase: string, changes: Record<string, unknown> = {}) {
  const [view, verdict] = [crypto.randomUUID(), crypto.randomUUID()];
  const preview = aPreview({
    slug_base: slugBase,
    view_digest: digestOf(view),
    verdict_digest: digestOf(verdict),
    ...changes,
  });
  const stored = await call(owner, 'store_preview', { preview, sent_by: editor.userId });
  return { stored, view, verdict };
}

const open = (key: string) => call(visitor, 'open_preview', { key });

async function decide(
  { view, verdict }: { view: string; verdict: string },
  given: { verdict?: string; seen?: object; note?: string } = {},
) {
  const seen = Object.fromEntries(
    ((await open(view))?.['posts'] as { id: string; revision: number }[]).map((post) => [
      post.id,
      post.revision,
    ]),
  );
  return call(visitor, 'decide_preview', { key: verdict, verdict: 'published', seen, note: '', ...given });
}

const publishedOf = async (slugBase: string) => {
  const { data } = await owner
    .from('blog_posts')
    .select('language')
    .eq('slug_base', slugBase)
    .eq('is_published', true)
    .order('language');
  return (data ?? []).map((row: { language: string }) => row.language);
};

const emailOf = (person: Person) => String(claimsOf(person.accessToken).email);

describe('requesting a preview', () => {
  test('is accepted only for a mail to the requesting editor, another editor or the business', async () => {
    const slugBase = await aDraftArticle();
    const whom = async (sender: Person | undefined, changes: Record<string, unknown>) =>
      call(owner, 'store_preview', {
        preview: aPreview({ slug_base: slugBase, ...changes }),
        sent_by: sender?.userId ?? null,
      });
    const own = emailOf(editor);
    expect(await whom(editor, {})).toMatchObject({ outcome: 'stored', recipient: own });
    expect(await whom(undefined, { recipient: own.toUpperCase(), lang: 'de' })).toMatchObject({
      recipient: own,
    });
    // Neither the shared account nor the site itself has a mailbox, so the business gets their previews.
    for (const [person, lang] of [
      [shared, 'en'],
      [undefined, 'es'],
    ] as const)
      expect(await whom(person, { lang })).toMatchObject({ outcome: 'stored', recipient: null });
    expect(await whom(editor, { to_business: true, recipient: own })).toMatchObject({ recipient: null });
    const stranger = await aStranger(backend);
    for (const recipient of ['unknown@elsewhere.example', emailOf(stranger), emailOf(shared), '%'])
      expect(await whom(editor, { recipient })).toEqual({ outcome: 'recipient-refused' });
    expect(await whom(editor, { slug_base: 'nothing-of-that-name' })).toEqual({ outcome: 'no-article' });
  });

  test('is refused for strangers and removed editors', async () => {
    const preview = aPreview({ slug_base: await aDraftArticle() });
    const stranger = await aStranger(backend);
    const removed = await anEditor(backend);
    await call(editor.client, 'remove_editor', { person: removed.userId });
    for (const { userId: sent_by } of [stranger, removed])
      expect((await owner.rpc('store_preview', { preview, sent_by })).error?.code).toBe('42501');
  });

  test('creates one preview for two requests within a minute if the text is the same', async () => {
    const slugBase = await aDraftArticle();
    const [first, second] = await Promise.all([aStoredPreview(slugBase), aStoredPreview(slugBase)]);
    expect(second.stored).toEqual(first.stored);
    await owner.from('blog_posts').update({ title: 'Anders' }).eq('slug', `${slugBase}-nl`).throwOnError();
    const third = await aStoredPreview(slugBase);
    expect(third.stored?.['id']).not.toBe(first.stored?.['id']);
    const { data } = await owner
      .from('mail_outbox')
      .select('kind, state')
      .in('preview_id', [first.stored?.['id'], third.stored?.['id']]);
    expect(data).toEqual([
      { kind: 'preview', state: 'waiting' },
      { kind: 'preview', state: 'waiting' },
    ]);
  });

  test('creates only one preview for the news of a day, even if the text changes between two requests', async () => {
    const slugBase = await aDraftArticle();
    const day = { news_date: '2026-11-21' };
    const first = await aStoredPreview(slugBase, day);
    await owner.from('blog_posts').update({ title: 'Anders' }).eq('slug', `${slugBase}-nl`).throwOnError();
    expect((await aStoredPreview(slugBase, day)).stored).toEqual(first.stored);
    const tomorrow = await aStoredPreview(slugBase, { news_date: '2026-11-22' });
    expect(tomorrow.stored?.['id']).not.toBe(first.stored?.['id']);
  });

  test('queues one mail, which is deleted with the preview', async () => {
    const { stored } = await aStoredPreview(await aDraftArticle());
    const id = stored?.['id'];
    const claimed = await call(owner, 'claim_mails', { about: id, max: 5 });
    expect(claimed).toMatchObject([{ kind: 'preview', enquiry: null, preview: { id } }]);
    await owner.from('post_previews').delete().eq('id', id).throwOnError();
    expect((await owner.from('mail_outbox').select('id').eq('preview_id', id)).data).toEqual([]);
  });

  test('is refused if the expiry date is beyond the limit', async () => {
    const expires_at = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const preview = aPreview({ slug_base: await aDraftArticle(), expires_at });
    expect((await owner.rpc('store_preview', { preview })).error?.message).toContain(
      'post_previews_expires_soon',
    );
  });
});

describe('opening a preview', () => {
  test('shows the current text each time the link is opened', async () => {
    const slugBase = await aDraftArticle();
    const { view } = await aStoredPreview(slugBase);
    await owner
      .from('blog_posts')
      .update({ title: 'Nieuwe titel' })
      .eq('slug', `${slugBase}-nl`)
      .throwOnError();
    for (let time = 0; time < 2; time++) {
      expect(await open(view)).toMatchObject({
        posts: [
          { language: 'en' },
          {
            language: 'es',
            translation: 'pending',
            written_by_ai: false,
            reviewed_by: null,
            reviewed_at: null,
          },
          { language: 'nl', title: 'Nieuwe titel' },
        ],
        posts_then: [{}, {}, { language: 'nl', title: 'Sleutels', revision: 1 }],
        decided: null,
      });
    }
    expect(await publishedOf(slugBase)).toEqual([]);
  });

  test('fails with a wrong or expired key; the key for deciding cannot open a preview, and the key for opening cannot decide', async () => {
    const slugBase = await aDraftArticle();
    const { view, verdict, stored } = await aStoredPreview(slugBase);
    for (const key of ['', 'a guess', verdict, digestOf(view), String(stored?.['id'])])
      expect(await open(key)).toBeNull();
    const args = { verdict: 'published', seen: {}, note: '' };
    for (const key of ['', view, digestOf(verdict), String(stored?.['id'])])
      expect(await call(visitor, 'decide_preview', { key, ...args })).toEqual({ outcome: 'expired' });
    await owner
      .from('post_previews')
      .update({ expires_at: '2026-01-01T00:00:00Z' })
      .eq('id', stored?.['id'])
      .throwOnError();
    expect(await open(view)).toBeNull();
    expect(await call(visitor, 'decide_preview', { key: verdict, ...args })).toEqual({ outcome: 'expired' });
    expect(await publishedOf(slugBase)).toEqual([]);
  });

  test('works after a change of the article’s slug base', async () => {
    const slugBase = await aDraftArticle();
    const { view } = await aStoredPreview(slugBase);
    await owner
      .from('blog_posts')
      .update({ slug_base: `${slugBase}-2` })
      .eq('slug_base', slugBase)
      .throwOnError();
    expect((await open(view))?.['posts']).toHaveLength(3);
  });
});

describe('deciding on a preview', () => {
  test('publishes the translated languages as one content change', async () => {
    const slugBase = await aDraftArticle();
    const keys = await aStoredPreview(slugBase);
    const version = async () =>
      (await call(editor.client, 'rebuild_state', {}))?.['content_version'] as number;
    const before = await version();
    const first = await decide(keys);
    expect(first).toMatchObject({
      outcome: 'decided',
      decided: {
        verdict: 'published',
        published: [`${slugBase}-en`, `${slugBase}-nl`],
        content_version: before + 1,
      },
    });
    expect(await version()).toBe(before + 1);
    expect(await publishedOf(slugBase)).toEqual(['en', 'nl']);
    // A second decision changes nothing and returns the first result, even after the post was hidden.
    await owner
      .from('blog_posts')
      .update({ is_published: false })
      .eq('slug', `${slugBase}-nl`)
      .throwOnError();
    for (const verdict of ['published', 'rejected'])
      expect(await decide(keys, { verdict })).toEqual({ ...first, outcome: 'decided-before' });
    expect(await publishedOf(slugBase)).toEqual(['en']);
  });

  test('requests a build that a low build budget does not delay, as after a change by an editor', async () => {
    const version = async () => (await call(owner, 'rebuild_state', {}))?.['content_version'];
    await call(owner, 'confirm_rebuild', { version: await version() });
    await decide(await aStoredPreview(await aDraftArticle()));
    const times = { quiet_seconds: 0, longest_wait_seconds: 0, builds_per_month: 1, spare_below: 5 };
    expect(await call(owner, 'rebuild_outlook', { times })).toMatchObject({ is_held: false });
  });

  test('succeeds only once if several recipients decide at the same moment', async () => {
    const keys = await aStoredPreview(await aDraftArticle());
    const verdicts = ['published', 'rejected', 'published', 'rejected', 'published', 'published'];
    const answers = await Promise.all(verdicts.map((verdict) => decide(keys, { verdict })));
    expect(answers.filter((answer) => answer?.['outcome'] === 'decided')).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer?.['decided']))).size).toBe(1);
  });

  test('publishes nothing if the article changed after the preview was opened, or if no draft can be published', async () => {
    const slugBase = await aDraftArticle();
    const keys = await aStoredPreview(slugBase);
    const { data } = await owner.from('blog_posts').select('id, revision').eq('slug_base', slugBase);
    const seen = Object.fromEntries(
      (data ?? []).map((row: { id: string; revision: number }) => [row.id, row.revision]),
    );
    await owner
      .from('blog_posts')
      .update({ content: 'Iets heel anders.' })
      .eq('slug', `${slugBase}-nl`)
      .throwOnError();
    expect(await decide(keys, { seen })).toEqual({ outcome: 'changed' });
    await owner
      .from('blog_posts')
      .update({ is_published: true, published_at: '2026-11-01T00:00:00Z' })
      .neq('translation', 'pending')
      .eq('slug_base', slugBase)
      .throwOnError();
    expect(await decide(keys)).toEqual({ outcome: 'nothing-ready' });
  });

  test('leaves the drafts unchanged after a rejection, and shows the reason to editors', async () => {
    const slugBase = await aDraftArticle();
    const keys = await aStoredPreview(slugBase);
    const note = 'De tweede alinea klopt niet.';
    // A rejection is valid even without the revisions that the recipient saw.
    expect(await decide(keys, { verdict: 'rejected', seen: {}, note })).toMatchObject({ outcome: 'decided' });
    expect(await publishedOf(slugBase)).toEqual([]);
    const { data } = await editor.client
      .from('post_previews')
      .select('verdict, note')
      .eq('id', keys.stored?.['id']);
    expect(data).toEqual([{ verdict: 'rejected', note }]);
  });
});

describe('publishing several posts at once', () => {
  test('increases the content version once, as does hiding several posts at once', async () => {
    const slugBase = await aDraftArticle();
    const other = aPost({ published_at: '2026-03-01T08:00:00Z' });
    await owner.from('blog_posts').insert(other).throwOnError();
    const slugs = [
      `${slugBase}-nl`,
      `${other.slug_base}-nl`,
      `${slugBase}-es`,
      'nowhere-nl',
      `${slugBase}-en`,
    ];
    const version = async () =>
      (await call(editor.client, 'rebuild_state', {}))?.['content_version'] as number;
    const before = await version();
    const published = (await call(editor.client, 'publish_posts', { slugs })) as unknown as Json[];
    expect(published).toMatchObject([
      { slug: slugs[0], is_published: true },
      { slug: slugs[1], is_published: true },
      { slug: slugs[2], is_published: false, obstacle: 'post-untranslated' },
      { slug: slugs[4], is_published: true },
    ]);
    expect(Date.parse(String(published[1]?.['published_at']))).toBe(Date.parse(String(other.published_at)));
    expect(String(published[0]?.['published_at']) < String(published[3]?.['published_at'])).toBe(true);
    expect(await version()).toBe(before + 1);
    expect(await call(editor.client, 'publish_posts', { slugs })).toEqual(published);
    expect(await version()).toBe(before + 1);
    await call(editor.client, 'hide_posts', { slugs });
    expect(await version()).toBe(before + 2);
    expect(await publishedOf(slugBase)).toEqual([]);
  });
});

type Json = Record<string, unknown>;
