import { request } from 'node:http';
import { databaseOf } from './database-of.ts';

export async function callFunction(
  site: string,
  name: string,
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${site}/functions/v1/${name}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, json: (await response.json()) as Json };
}

/** Signs in with the shared token, and returns the access token of the new session. */
export async function anEditor({ url, adminToken }: { url: string; adminToken: string }): Promise<string> {
  const opened = await callFunction(url, 'admin-session', { body: { token: adminToken } });
  if (opened.status !== 200) throw new Error(`No session: ${JSON.stringify(opened.json)}`);
  return (opened.json['session'] as { access_token: string }).access_token;
}

export const siteIsLive = ({ url }: { url: string }, token: string): Promise<Answer> =>
  eventually(() => callFunction(url, 'site-status', { token }), {
    until: ({ json }) => json['state'] === 'live',
  });

/** Sends and redeems an invitation, through the functions of the product only. */
export async function aNamedEditor(
  product: { url: string; adminToken: string },
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  const token = await anEditor(product);
  const body = { name, email, language: 'nl' };
  const invited = await callFunction(product.url, 'invite-editor', { token, body });
  const invitation = String(invited.json['link']).split('=')[1];
  const redeemed = await callFunction(product.url, 'redeem-invitation', { body: { invitation, password } });
  if (redeemed.status !== 200) throw new Error(`No editor: ${JSON.stringify(redeemed.json)}`);
}

/** Returns the access token of an account without an editor’s rights. */
export async function aStranger({
  url,
  publishableKey,
}: {
  url: string;
  publishableKey: string;
}): Promise<string> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: `stranger-${crypto.randomUUID()}@example.com`,
      password: 'a long enough password',
    }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Sends the token from the given loopback address, because the server counts wrong tokens per IP address. */
export async function tryTokenFrom(
  site: string,
  { address, token, headers = {} }: { address: string; token: string; headers?: Record<string, string> },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = new URL('/functions/v1/admin-session', site);
    const sent = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname,
        method: 'POST',
        localAddress: address,
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const json = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Json;
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(response.headers as Record<string, string>),
            json,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ token }));
  });
}

export const anArticle = (overrides: Record<string, unknown> = {}) => ({
  title_nl: 'Een proefstuk over het zwembad',
  html_nl: '<p>Controleer de <strong>pomp</strong> elke week.</p>',
  excerpt_nl: 'Kort over de pomp.',
  slug_base: `proef-${crypto.randomUUID().slice(0, 8)}`,
  languages: ['nl', 'en', 'es', 'de'],
  publish_main: true,
  publish_translations: false,
  ...overrides,
});

/** Stores an article, by default an unpublished Dutch one. Returns its slug base. */
export async function aStoredArticle(
  { url }: { url: string },
  token: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const article = anArticle({ languages: ['nl'], publish_main: false, ...changes });
  const { status, json } = await callFunction(url, 'create-multilingual-blog', { token, body: article });
  if (status !== 200) throw new Error(`No article: ${JSON.stringify(json)}`);
  return article.slug_base;
}

/** Changes a post directly in the database, as editors may. No function is called, so none requests a build. */
export async function changePost(
  product: { url: string; publishableKey: string },
  { slug, token, changes }: { slug: string; token: string; changes: object },
): Promise<void> {
  await databaseOf(product, token).from('blog_posts').update(changes).eq('slug', slug).throwOnError();
}

/** Polls until the condition is true. After the timeout, fails with the last value. */
export async function eventually<Value>(
  look: () => Promise<Value>,
  { until, seconds = 90 }: { until: (value: Value) => boolean; seconds?: number },
): Promise<Value> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await look();
    if (until(value)) return value;
    if (Date.now() > end) throw new Error(`Not within ${seconds} s; last seen: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

export type Json = Record<string, unknown>;
export type Answer = { status: number; headers: Headers; json: Json };
