/** Only invited people become editors, and a removed or signed-out editor has no rights from that moment on. */
import { createHash } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { runNews, type NewsDeps } from '#core/news/run-news.ts';
import {
  testBackend,
  aStranger,
  anEditor,
  signedInAgain,
  type Person,
  answerTo,
} from '../../support/database/backend.ts';
import { anEnquiry } from '../../support/database/enquiries.ts';
import { anImageRow } from '../../support/database/images.ts';
import { aDraft } from '../../support/database/posts.ts';
import { aPreview, digestOf } from '../../support/database/previews.ts';
import { newsDeps } from '../../support/news/news-tools.ts';
import { resigned, sessionOf } from '../../support/tokens.ts';
import { dayAhead } from '../../support/days-ahead.ts';

const backend = testBackend({ isShared: true });
let owner: SupabaseClient;
let editor: Person;

beforeAll(async () => {
  owner = backend.owner();
  editor = await anEditor(backend);
});

describe('invitations', () => {
  test('make only the owner of the invited e-mail address an editor', async () => {
    const { email, secret } = await invited();
    const stranger = await aStranger(backend);
    expect(await valueOf(stranger.client.rpc('redeem_invitation', { secret }))).toBe('other-address');
    expect(await isEditor(stranger.client)).toBe(false);

    const guest = await signedUp(email.toUpperCase());
    expect(await isEditor(guest.client)).toBe(false);
    expect(await valueOf(guest.client.rpc('redeem_invitation', { secret: 'another' }))).toBe('unknown');
    expect(await valueOf(guest.client.rpc('redeem_invitation', { secret }))).toBe('redeemed');
    expect(await valueOf(guest.client.rpc('current_editor'))).toMatchObject({
      is_editor: true,
      is_shared: false,
      name: 'Marga',
      email,
    });
    expect(await valueOf(guest.client.rpc('redeem_invitation', { secret }))).toBe('used');
    const again = { email, name: 'Marga', secret_hash: hashOf(crypto.randomUUID()) };
    expect(await valueOf(editor.client.rpc('invite_editor', again))).toBeNull();
  });

  test('let only one of twenty simultaneous attempts succeed', async () => {
    const { email, secret } = await invited();
    const guest = await signedUp(email);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => valueOf(guest.client.rpc('redeem_invitation', { secret }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'redeemed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(19);
  });

  test('have no effect after they are withdrawn or replaced', async () => {
    const [withdrawn, first] = [await invited(), await invited()];
    expect(await valueOf(editor.client.rpc('withdraw_invitation', { invitation: withdrawn.id }))).toBe(true);
    expect(await valueOf(editor.client.rpc('withdraw_invitation', { invitation: withdrawn.id }))).toBe(false);
    const second = { email: first.email, name: 'Marga', secret_hash: hashOf(crypto.randomUUID()) };
    expect(await valueOf(editor.client.rpc('invite_editor', second))).not.toBeNull();
    for (const { email, secret } of [withdrawn, first]) {
      expect(await valueOf(backend.visitor().rpc('read_invitation', { secret }))).toEqual({
        state: 'withdrawn',
      });
      const guest = await signedUp(email);
      expect(await valueOf(guest.client.rpc('redeem_invitation', { secret }))).toBe('withdrawn');
      expect(await isEditor(guest.client)).toBe(false);
    }
  });
});

describe('removing an editor', () => {
  test('withdraws all rights immediately, but keeps the editor’s name in the history', async () => {
    const { email, secret } = await invited();
    const guest = await signedUp(email);
    await valueOf(guest.client.rpc('redeem_invitation', { secret }));
    const draft = aDraft();
    expect((await guest.client.from('blog_posts').insert(draft)).error).toBeNull();

    const shared = await anEditor(backend, { isShared: true });
    expect(await valueOf(guest.client.rpc('remove_editor', { person: guest.userId }))).toBe('self');
    expect(await valueOf(guest.client.rpc('remove_editor', { person: shared.userId }))).toBe('shared');
    expect(await valueOf(editor.client.rpc('remove_editor', { person: guest.userId }))).toBe('removed');
    expect(await valueOf(editor.client.rpc('remove_editor', { person: guest.userId }))).toBe('not-found');

    expect((await guest.client.from('blog_posts').insert(aDraft())).error?.code).toBe('42501');
    expect((await guest.client.from('editors').select()).data).toEqual([]);
    expect(await valueOf(guest.client.rpc('current_editor'))).toMatchObject({
      user_id: guest.userId,
      is_editor: false,
      name: null,
    });
    const refreshed = await backend.visitor().auth.refreshSession({ refresh_token: guest.refreshToken });
    expect(refreshed.data.session).toBeNull();
    expect(await done(guest.userId)).toContainEqual(
      expect.objectContaining({ action: 'post-created', name: 'Marga', from_version: null, to_version: 1 }),
    );

    const again = crypto.randomUUID();
    const person = { email, name: 'Marga de Vries', secret_hash: hashOf(again) };
    await valueOf(editor.client.rpc('invite_editor', person));
    expect(await valueOf(guest.client.rpc('redeem_invitation', { secret: person.secret_hash }))).toBe(
      'unknown',
    );
    expect(await valueOf(guest.client.rpc('redeem_invitation', { secret: again }))).toBe('redeemed');
    expect(await isEditor(await signedInAgain(backend, guest))).toBe(true);
  });

  test('withdraws the editor’s open invitations, and ends previews from or to the editor', async () => {
    const leaving = await anEditor(backend);
    const secret = crypto.randomUUID();
    const friend = { email: 'friend@example.com', name: 'Friend', secret_hash: hashOf(secret) };
    await valueOf(leaving.client.rpc('invite_editor', friend));
    const draft = aDraft();
    await owner.from('blog_posts').insert(draft).throwOnError();
    const email = (await owner.auth.getUser(leaving.accessToken)).data.user?.email ?? '';
    const keys = ['requested', 'sent to', 'of others'].map((kind) => `${kind} ${crypto.randomUUID()}`);
    const [asked, sent, others] = keys.map((key) =>
      aPreview({
        slug_base: draft.slug_base,
        view_digest: digestOf(key),
        verdict_digest: digestOf(`${key}!`),
      }),
    );
    const store = (preview: object, sender: Person) =>
      valueOf(owner.rpc('store_preview', { preview, sent_by: sender.userId }));
    await store({ ...asked, to_business: true }, leaving);
    await store({ ...sent, recipient: email }, editor);
    await store({ ...others, lang: 'de' }, editor);

    const opened = () =>
      Promise.all(
        keys.map(async (key) => (await valueOf(backend.visitor().rpc('open_preview', { key }))) !== null),
      );
    expect(await opened()).toEqual([true, true, true]);
    await valueOf(editor.client.rpc('remove_editor', { person: leaving.userId }));
    expect(await opened()).toEqual([false, false, true]);
    for (const key of keys.slice(0, 2)) {
      const verdict = { key: `${key}!`, verdict: 'published', seen: {}, note: '' };
      expect(await valueOf(backend.visitor().rpc('decide_preview', verdict))).toEqual({ outcome: 'expired' });
    }
    expect(await valueOf(backend.visitor().rpc('read_invitation', { secret }))).toEqual({
      state: 'withdrawn',
    });
  });
});

describe('sessions', () => {
  test('of the shared account can all be ended, those of an editor all except the current session', async () => {
    const shared = await anEditor(backend, { isShared: true });
    await valueOf(editor.client.rpc('end_sessions_of_shared'));
    expect(await isEditor(shared.client)).toBe(false);
    expect(await isEditor(editor.client)).toBe(true);

    const person = await anEditor(backend);
    const elsewhere = await signedInAgain(backend, person);
    expect(await isEditor(elsewhere)).toBe(true);
    expect(await valueOf(person.client.rpc('end_other_sessions'))).toBe(true);
    expect(await isEditor(elsewhere)).toBe(false);
    expect(await isEditor(person.client)).toBe(true);
  });

  test('give no rights after a sign-out, or to a token whose session is unknown or belongs to another user', async () => {
    const person = await anEditor(backend);
    const elsewhere = await signedInAgain(backend, person);
    const headers = { apikey: backend.keys.publishableKey, authorization: `Bearer ${person.accessToken}` };
    const left = await fetch(`${backend.url}/auth/v1/logout?scope=local`, { method: 'POST', headers });
    expect(left.status).toBe(204);
    expect(await valueOf(person.client.rpc('current_editor'))).toMatchObject({
      user_id: null,
      is_editor: false,
    });
    expect((await person.client.from('blog_posts').insert(aDraft())).error?.code).toBe('42501');
    expect(await isEditor(elsewhere)).toBe(true);

    const stillThere = await anEditor(backend);
    for (const session_id of [undefined, 'none', crypto.randomUUID()]) {
      const token = resigned(stillThere.accessToken, {
        secret: backend.keys.jwtSecret,
        claims: { session_id },
      });
      expect(await isEditor(backend.withToken(token)), session_id).toBe(false);
    }
    const claims = { sub: stillThere.userId, session_id: sessionOf(editor.accessToken) };
    const borrowed = resigned(stillThere.accessToken, { secret: backend.keys.jwtSecret, claims });
    expect(await isEditor(backend.withToken(borrowed))).toBe(false);
  });

  test('of an editor, except the current session, end together with the previews that the editor sent', async () => {
    const person = await anEditor(backend);
    const thief = await signedInAgain(backend, person);
    const draft = aDraft();
    await owner.from('blog_posts').insert(draft).throwOnError();
    const key = crypto.randomUUID();
    const digests = { view_digest: digestOf(key), verdict_digest: digestOf(`${key}!`) };
    const preview = aPreview({ slug_base: draft.slug_base, ...digests });
    for (const given of [{ preview }, { preview, sent_by: person.userId }])
      expect((await thief.rpc('store_preview', given)).error?.code).toBe('42501');
    await valueOf(owner.rpc('store_preview', { preview, sent_by: person.userId }));
    const opened = () => valueOf(backend.visitor().rpc('open_preview', { key }));
    expect(await opened()).not.toBeNull();
    await valueOf(person.client.rpc('end_other_sessions'));
    expect(await opened()).toBeNull();
    const verdict = { key: `${key}!`, verdict: 'published', seen: {}, note: '' };
    expect(await valueOf(backend.visitor().rpc('decide_preview', verdict))).toEqual({ outcome: 'expired' });
  });

  test('and previews of the shared account end together', async () => {
    const shared = await anEditor(backend, { isShared: true });
    const draft = aDraft();
    await owner.from('blog_posts').insert(draft).throwOnError();
    const key = crypto.randomUUID();
    const preview = aPreview({ slug_base: draft.slug_base, view_digest: digestOf(key) });
    await valueOf(owner.rpc('store_preview', { preview, sent_by: shared.userId }));
    expect(await valueOf(backend.visitor().rpc('open_preview', { key }))).not.toBeNull();
    await valueOf(editor.client.rpc('end_sessions_of_shared'));
    expect(await valueOf(backend.visitor().rpc('open_preview', { key }))).toBeNull();
  });
});

describe('invitations by the shared account', () => {
  test('end when the sessions of the shared account end', async () => {
    const shared = await anEditor(backend, { isShared: true });
    const named = await anEditor(backend);
    const invite = async ({ client }: Person) => {
      const secret = crypto.randomUUID();
      const email = `thief-${secret}@example.com`;
      await valueOf(client.rpc('invite_editor', { email, name: 'Thief', secret_hash: hashOf(secret) }));
      return secret;
    };
    const stateOf = (secret: string) => valueOf(backend.visitor().rpc('read_invitation', { secret }));
    const [ofShared, ofNamed] = [await invite(shared), await invite(named)];
    await valueOf(owner.rpc('end_shared_sessions', { token_fingerprint: 'a token before' }));
    await valueOf(owner.rpc('end_shared_sessions', { token_fingerprint: 'a new token' }));
    expect(await stateOf(ofShared)).toEqual({ state: 'withdrawn' });
    expect(await stateOf(ofNamed)).toMatchObject({ state: 'open' });
    await valueOf(named.client.rpc('end_other_sessions'));
    expect(await stateOf(ofNamed)).toEqual({ state: 'withdrawn' });
  });
});

describe('record of actions', () => {
  test('contains each action once, with its editor, subject and versions', async () => {
    const person = await anEditor(backend);
    const draft = aDraft();
    const slug = `${draft.slug_base}-nl`;
    await person.client.from('blog_posts').insert(draft).throwOnError();
    const text = { title: 'Anders', excerpt: '', content: 'Tekst' };
    await person.client.rpc('revise_post', { slug, revision: 1, changes: text, small_fix: false });
    const published = { is_published: true, published_at: new Date().toISOString() };
    await person.client.from('blog_posts').update(published).eq('slug', slug).throwOnError();
    await person.client.from('blog_posts').delete().eq('slug', slug).throwOnError();
    const enquiry = await stored();
    for (const status of ['answered', 'answered', 'open'])
      await person.client.rpc('set_enquiry_status', { enquiry, status });
    await person.client.rpc('mail_enquiry_again', { enquiry });
    await person.client.rpc('export_person', { email: 'jan.devries@example.com', skip: 0 });
    await person.client.from('enquiries').select();

    const all = await done(person.userId);
    expect(all.map(({ action, subject, from_version: a, to_version: b }) => [action, subject, a, b])).toEqual(
      [
        ['person-exported', 'j…@example.com', null, null],
        ['enquiry-mailed-again', enquiry, null, null],
        ['enquiry-reopened', enquiry, null, null],
        ['enquiry-answered', enquiry, null, null],
        ['post-deleted', slug, 3, null],
        ['post-published', slug, 2, 3],
        ['post-changed', slug, 1, 2],
        ['post-created', slug, null, 1],
      ],
    );
    expect(new Set(all.map(({ name }) => name))).toEqual(new Set(['Test editor']));
    expect(await done(person.userId, { max: 2, skip: 1 })).toEqual(all.slice(1, 3));
  });

  test('names the subject of an action by the Dutch title, or else by the first language', async () => {
    const { client, userId } = await anEditor(backend);
    for (const languages of [
      ['de', 'nl', 'en'],
      ['es', 'de'],
    ]) {
      const { slug_base } = aDraft();
      const written = languages.map((language) => aDraft({ slug_base, language, title: `In ${language}` }));
      expect((await client.from('blog_posts').insert(written)).error).toBeNull();
      const preview = aPreview({ slug_base, lang: languages[0] ?? '' });
      await valueOf(owner.rpc('store_preview', { preview, sent_by: userId }));
    }
    const titles = (await done(userId)).filter(({ action }) => action === 'preview-mailed');
    expect(titles).toMatchObject([{ title: 'In de' }, { title: 'In nl' }]);
  });

  test('names the editor who requested another language of the day’s news without publishing it', async () => {
    const person = await anEditor(backend);
    const date = dayAhead(2);
    const write = async (deps: NewsDeps, lang: Locale) =>
      runNews(deps, { date, locales: [lang], publish: false, again: true });
    await write(newsDeps(owner).deps, 'nl');
    expect(await done(person.userId)).toEqual([]);
    const outcome = await write(newsDeps(owner, { editor: person }).deps, 'en');
    expect(outcome).toMatchObject({ texts: [{ state: 'written' }] });
    expect(await done(person.userId)).toMatchObject([
      { action: 'news-gathered', subject: `daily-ibiza-news-${date}-en`, name: 'Test editor' },
    ]);
  });

  test('contains changes of articles, images, previews and news', async () => {
    const { client, userId } = await anEditor(backend);
    const draft = aDraft();
    const slug = `${draft.slug_base}-nl`;
    const moved = `${draft.slug_base}-2`;
    const at = (publish_at: string | null) =>
      client.from('blog_posts').update({ publish_at }).eq('slug', slug);
    const [view, verdict] = [crypto.randomUUID(), crypto.randomUUID()];
    const preview = aPreview({
      slug_base: moved,
      view_digest: digestOf(view),
      verdict_digest: digestOf(verdict),
    });
    await client.from('blog_posts').insert(draft).throwOnError();
    await at(new Date(Date.now() + 86_400_000).toISOString());
    await at(null);
    await client.rpc('trash_articles', { slug_bases: [draft.slug_base], language: null });
    await client.rpc('restore_posts', { slugs: [slug] });
    await client.rpc('rename_article', { slug_base: draft.slug_base, new_base: moved });
    const image = anImageRow();
    for (const _ of [1, 2]) await owner.rpc('keep_image', { image, editor: userId });
    await owner.rpc('store_preview', { preview, sent_by: userId });
    await owner.rpc('begin_news', { news_date: dayAhead(1), again: true, editor: userId });
    expect((await done(userId)).map(({ action, subject }) => [action, subject])).toEqual([
      ['news-gathered', dayAhead(1)],
      ['preview-mailed', moved],
      ['image-added', image['path']],
      ['post-renamed', `${moved}-nl`],
      ['post-restored', slug],
      ['post-trashed', slug],
      ['post-unscheduled', slug],
      ['post-scheduled', slug],
      ['post-created', slug],
    ]);

    const seen = await owner.from('blog_posts').select('id, revision').eq('slug', `${moved}-nl`).single();
    const { id, revision } = seen.data as { id: string; revision: number };
    const decision = { key: verdict, verdict: 'rejected', seen: { [id]: revision }, note: '' };
    await backend.visitor().rpc('decide_preview', decision);
    expect(await done(null)).toContainEqual(
      expect.objectContaining({ action: 'preview-rejected', subject: moved, person: null }),
    );
  });

  test('names an article by its Dutch title, and a customer by name as long as the enquiry exists', async () => {
    const person = await anEditor(backend);
    const article = aDraft({ title: 'De tuin in mei' });
    expect((await person.client.from('blog_posts').insert(article)).error).toBeNull();
    const enquiry = await stored({ name: 'Eva Bonet' });
    const answered = { enquiry, status: 'answered' };
    expect(await valueOf(person.client.rpc('set_enquiry_status', answered))).toBe(true);
    const listed = async () => (await done(person.userId)).map(({ subject, title }) => [subject, title]);
    expect(await listed()).toEqual([
      [enquiry, 'Eva Bonet'],
      [`${article.slug_base}-nl`, 'De tuin in mei'],
    ]);
    expect((await backend.owner().from('enquiries').delete().eq('id', enquiry)).error).toBeNull();
    expect(await listed()).toContainEqual([enquiry, null]);
  });

  test('contains no name or e-mail address of a deleted person', async () => {
    const person = await anEditor(backend);
    const email = `weg-${crypto.randomUUID()}@example.com`;
    const enquiry = await stored({ email, name: 'Wim van der Weg' });
    expect(await valueOf(person.client.rpc('delete_person', { email }))).toBe(1);
    const recorded = await done(person.userId);
    expect(recorded).toMatchObject([{ action: 'enquiry-deleted', subject: enquiry }]);
    expect(JSON.stringify(recorded)).not.toMatch(/weg-|Wim/);
  });

  test('contains neither actions of visitors nor actions of the site itself', async () => {
    const count = async () => ((await owner.from('actions').select('id')).data ?? []).length;
    const before = await count();
    const enquiry = await stored();
    await owner.from('enquiries').delete().eq('id', enquiry).throwOnError();
    expect(await count()).toBe(before);
  });
});

async function invited() {
  const secret = crypto.randomUUID();
  const email = `marga-${crypto.randomUUID()}@example.com`;
  const person = { email, name: 'Marga', secret_hash: hashOf(secret) };
  const { id } = (await valueOf(editor.client.rpc('invite_editor', person))) as { id: string };
  return { id, email, secret };
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const signedUp = (email: string): Promise<Person> =>
  aStranger(backend, { email, password: crypto.randomUUID() });

async function stored(changes: Record<string, unknown> = {}): Promise<string> {
  const sent = { new_enquiry: anEnquiry(changes), address: crypto.randomUUID(), address_limit: 100 };
  return ((await valueOf(backend.owner().rpc('store_enquiry', sent))) as { id: string }).id;
}

const done = async (person: string | null, { max = 50, skip = 0 } = {}) =>
  (await valueOf(editor.client.rpc('list_actions', { person, max, skip }))) as Action[];

async function valueOf(call: PromiseLike<{ data: unknown; error: unknown }>): Promise<unknown> {
  const { data, error } = await call;
  expect(error).toBeNull();
  return data;
}

async function isEditor(client: SupabaseClient): Promise<boolean> {
  const { data } = await answerTo(client.rpc('current_editor'));
  // If there is no data, the API refused the token and did not run the function.
  return (data as { is_editor: boolean } | null)?.is_editor ?? false;
}

type Action = {
  action: string;
  subject: string;
  title: string | null;
  name: string;
  person: string | null;
  from_version: number | null;
  to_version: number | null;
};
