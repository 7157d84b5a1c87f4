/** The main tasks of editors and visitors, each from its first request to its result. */
import type { Server } from 'node:http';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminSession } from '#handlers/access.ts';
import { enquiries } from '#handlers/enquiries.ts';
import preview from '#handlers/pages/preview-page.ts';
import { sendPreview } from '#handlers/previews.ts';
import { hideBlogPosts, publishBlogPost, scheduleBlogPost, siteStatus } from '#handlers/publishing.ts';
import { createBlogDraft } from '#handlers/write-articles.ts';
import { search, sendContactEmail } from '#handlers/visitors.ts';
import deployOutcome from '../../functions/deploy-outcome.ts';
import tick from '../../functions/tick.ts';
import { aBackend, aStranger, type TestBackend } from '../support/database/backend.ts';
import { aMailService, type MailStandIn } from '../support/stand-ins/mail-stand-in.ts';
import { portOf } from '../support/port-of.ts';
import '../support/starting-business.ts';
import { createStandIn } from '../support/stand-ins/create-stand-in.ts';

const adminToken = 'a token that is long enough to be one';
let backend: TestBackend;
let mails: MailStandIn;
let host: Server;
let siteUrl = '';
/** `hooks` counts calls of the build hook. `version` is what the fake site reports. */
const built = { hooks: 0, version: 0 };
const running: Promise<unknown>[] = [];

beforeAll(async () => {
  host = createStandIn((request, response) => {
    if (request.method === 'POST' && request.url === '/hook') built.hooks++;
    const posts = { nl: 0, en: 0, es: 0, de: 0 };
    response.end(JSON.stringify({ contentVersion: built.version, posts }));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${portOf(host)}`;
  [backend, mails] = await Promise.all([aBackend(), aMailService()]);
  const account = { email: 'desk@example.com', password: 'the password of the shared account' };
  const settings = {
    SITE_URL: siteUrl,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.keys.publishableKey,
    SUPABASE_SECRET_KEY: backend.keys.secretKey,
    ADMIN_TOKEN: adminToken,
    EDITOR_EMAIL: account.email,
    EDITOR_PASSWORD: account.password,
    SIGNING_SECRET: 'thirty-two random characters, or so',
    BUILD_HOOK_URL: `${siteUrl}/hook`,
    REBUILD_QUIET_SECONDS: '0',
    RESEND_API_KEY: 'a key',
    RESEND_BASE_URL: mails.url,
    MAIL_FROM: 'site@example.com',
    CONTACT_TO: 'business@example.com',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { userId } = await aStranger(backend, account);
  const shared = { user_id: userId, name: 'Desk', is_shared: true };
  expect((await backend.owner().rpc('register_editor', shared)).error).toBeNull();
});

afterAll(async () => {
  await Promise.all(running);
  vi.unstubAllEnvs();
  host.close().closeAllConnections();
  await Promise.all([backend.stop(), mails.stop()]);
});

describe('publishing', () => {
  test('lets an editor sign in with the token, publish a draft and hide it again', async () => {
    expect((await ask(adminSession, { token: 'another token of this length' })).status).toBe(401);
    const post = await aDraft('Zonnepanelen');
    expect(await slugsFound('zonnepanelen')).toEqual([]);

    const published = await ask(publishBlogPost, post, await signedIn());
    expect(published).toMatchObject({ status: 200, body: { slug: post.slug, rebuild: 'requested' } });
    expect(await slugsFound('zonnepanelen')).toEqual([post.slug]);
    await oneBuildAsked();

    const hidden = await ask(hideBlogPosts, { slugs: [post.slug] }, await signedIn());
    expect(hidden).toMatchObject({ status: 200, body: { slugs: [post.slug], rebuild: 'requested' } });
    expect(await slugsFound('zonnepanelen')).toEqual([]);
    await oneBuildAsked();
  });

  test('happens only once through a preview link', async () => {
    const post = await aDraft('Regenwater');
    const sent = await ask(
      sendPreview,
      { slug: post.slug, recipient: 'business@example.com' },
      await signedIn(),
    );
    expect(sent).toMatchObject({ status: 200, body: { delivery: 'sent' } });
    const mail = mails.mails().find(({ to }) => to === 'business@example.com');
    const link = /http\S+\/preview\?t=[^\s&]+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await page(new Request(link))).text).toContain('Regenwater');

    const form = await page(new Request(`${link}&do=published`));
    const fields = [...form.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    const press = () =>
      new Request(`${siteUrl}/preview`, { method: 'POST', body, headers: { origin: siteUrl } });
    expect((await page(press())).status).toBe(303);
    expect(await slugsFound('regenwater')).toEqual([post.slug]);
    await oneBuildAsked();
    expect((await page(press())).status).toBe(409);
  });

  test('happens at the scheduled time without an editor', async () => {
    const post = await aDraft('Terrassen');
    const at = `${new Date().getUTCFullYear() + 1}-06-01T09:00`;
    const scheduled = await ask(scheduleBlogPost, { ...post, publish_at: at }, await signedIn());
    expect(scheduled).toMatchObject({ status: 200, body: { slug: post.slug } });
    await tick();
    expect(await slugsFound('terrassen')).toEqual([]);

    const soon = { publish_at: new Date(Date.now() - 60_000).toISOString() };
    expect((await backend.owner().from('blog_posts').update(soon).eq('slug', post.slug)).error).toBeNull();
    await tick();
    expect(await slugsFound('terrassen')).toEqual([post.slug]);
    await oneBuildAsked();
  });
});

describe('contact form', () => {
  test('stores a visitor’s enquiry once and mails it to the business', async () => {
    const message = {
      name: 'Jan de Vries',
      email: 'jan@example.com',
      message: 'Wat kost het beheer van ons huis?',
      pageUrl: `${siteUrl}/nl`,
      lang: 'nl',
      submission: crypto.randomUUID(),
    };
    const first = await ask(sendContactEmail, message);
    expect(first).toMatchObject({ status: 200, body: { ok: true, delivery: 'sent' } });
    expect((await ask(sendContactEmail, message)).body).toMatchObject({ ok: true, id: first.body['id'] });
    expect(mails.mails().filter(({ text }) => text.includes(message.message))).not.toEqual([]);

    const asked = new Request(`${siteUrl}/functions/v1/enquiries?status=all`, { headers: await signedIn() });
    const listed = (await (await enquiries(asked, context)).json()) as { enquiries: { email: string }[] };
    expect(listed.enquiries.map(({ email }) => email)).toEqual([message.email]);
  });
});

/** Stores a draft, and returns the fields that identify it. */
async function aDraft(title: string): Promise<{ slug: string; language: string }> {
  const post = { slug: `${title.toLowerCase()}-nl`, language: 'nl' };
  const draft = { ...post, title, content: '<p>Een tekst.</p>' };
  expect(await ask(createBlogDraft, draft, await signedIn())).toMatchObject({
    status: 200,
    body: { slug: post.slug },
  });
  return post;
}

async function signedIn(): Promise<{ authorization: string }> {
  const { status, body } = await ask(adminSession, { token: adminToken });
  expect(status).toBe(200);
  return { authorization: `Bearer ${(body['session'] as { access_token: string }).access_token}` };
}

/** Expects exactly one build request since the previous call of `oneBuildAsked`, and completes that build. */
async function oneBuildAsked(): Promise<void> {
  await Promise.all(running.splice(0));
  expect(built.hooks).toBe(1);
  built.hooks = 0;
  const asked = async () => {
    const request = new Request(`${siteUrl}/functions/v1/site-status`, { headers: await signedIn() });
    return (await (await siteStatus(request, context)).json()) as { state: string; content_version: number };
  };
  const { state, content_version } = await asked();
  expect(state).toBe('building');
  built.version = content_version;
  const deploy = { context: 'production' } as Parameters<typeof deployOutcome.deploySucceeded>[0]['deploy'];
  await deployOutcome.deploySucceeded({ deploy } as Parameters<typeof deployOutcome.deploySucceeded>[0]);
  expect(await asked()).toMatchObject({ state: 'live' });
}

async function slugsFound(words: string): Promise<string[]> {
  const answer = await search(new Request(`${siteUrl}/functions/v1/search?q=${words}&lang=nl`), context);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { results: { slug: string }[] }).results.map(({ slug }) => slug);
}

async function ask(
  call: Called,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await call(
    new Request(`${siteUrl}/functions/v1/a`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
    context,
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function page(request: Request): Promise<{ status: number; text: string }> {
  const answer = await preview(request, context);
  return { status: answer.status, text: await answer.text() };
}

const context = {
  ip: '203.0.113.7',
  waitUntil: (work: Promise<unknown>) => void running.push(work),
} as unknown as Context;

type Called = (request: Request, context: Context) => Promise<Response>;
