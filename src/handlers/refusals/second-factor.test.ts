/** Each function that needs the second factor says so before it changes anything. */
import type { Context } from '@netlify/functions';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sealEnquiry } from '#adapters/supabase/enquiries/sealed-enquiry.ts';
import { testKey } from '../../../tests/support/stand-ins/bitcoin/payment-network.ts';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { createBitcoinOrder, bitcoinReadiness } from '../bitcoin.ts';
import { takeInEnquiry } from '../enquiries.ts';
import { takeImage } from '../images.ts';
import { dailyIbizaNews } from '../news.ts';
import { sendPreview } from '../previews.ts';
import { saveBusiness } from '../site.ts';
import { createBlogDraft } from '../write-articles.ts';

const site = 'https://site.example';
const database = 'https://database.example';
const id = '00000000-0000-4000-8000-000000000000';
const image = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');
const asked: { call: string; keys: string[] }[] = [];

beforeEach(() => {
  asked.length = 0;
  const settings = {
    SITE_URL: site,
    SUPABASE_URL: database,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
    SUPABASE_SECRET_KEY: 'sb_secret_key',
    SIGNING_SECRET: 'x'.repeat(40),
    NEWS_FEEDS: 'https://feed.example/rss',
    BITCOIN_XPUB: testKey,
    EXPLORER_URLS: 'https://a.example,https://b.example',
    PRICE_API_URLS: 'https://c.example,https://d.example',
    RESEND_API_KEY: 're_key',
    MAIL_FROM: 'site@site.example',
    CONTACT_TO: 'business@site.example',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = request.url.replace(database, '');
    const keys = ['apikey', 'authorization'].map((name) => request.headers.get(name) ?? '');
    asked.push({ call: `${request.method} ${path}`, keys });
    if (path.endsWith('/rpc/current_editor'))
      return Promise.resolve(
        Response.json({ user_id: id, session_id: null, is_editor: true, is_confirmed: false }),
      );
    if (request.method === 'DELETE') return Promise.resolve(Response.json([{ name: `${id}/${id}` }]));
    return Promise.resolve(
      path.startsWith('/storage/') && request.method === 'GET' ? new Response(image) : Response.json([]),
    );
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const upload = [
  `GET /storage/v1/object/incoming/${id}/${id}`,
  'POST /storage/v1/object/list/incoming',
  'DELETE /storage/v1/object/incoming',
];
const order = { submission: id, amount_cents: 100_00, locale: 'nl', description: 'A' };
const article = { title: 'Pool', slug: 'pool-en', language: 'en' };

describe('An editor who must confirm the second factor', () => {
  test.each([
    ['save-business', saveBusiness, () => ({ details: startingBusiness, base_version: 0 }), []],
    ['daily-ibiza-news', dailyIbizaNews, () => ({ lang: 'nl', publish: false }), []],
    ['send-preview', sendPreview, () => ({ slug_base: 'pool' }), []],
    ['take-image', takeImage, () => ({ path: `${id}/${id}` }), upload],
    ['take-in-enquiry', takeInEnquiry, () => ({ sealed: aSealedMessage() }), []],
    ['bitcoin-readiness', bitcoinReadiness, undefined, []],
    [
      'create-bitcoin-order',
      createBitcoinOrder,
      () => ({ ...order, customer_name: 'Jan', customer_email: 'jan@example.com' }),
      [],
    ],
    [
      'create-blog-draft with a pasted image',
      createBlogDraft,
      () => ({ ...article, content: `<img src="data:image/png;base64,${image.toString('base64')}">` }),
      [],
    ],
  ] as const)('is refused by %s, and the secret key is not used', async (_, handler, body, calls) => {
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer session' };
    const sent = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body()) };
    const answer = await handler(new Request(`${site}/functions/v1/call`, sent), {
      ip: '192.0.2.1',
      waitUntil: () => undefined,
    } as unknown as Context);
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { error: { code: 'second-factor-needed' } },
    ]);
    expect(asked.map(({ call }) => call)).toEqual(['POST /rest/v1/rpc/current_editor', ...calls]);
    expect(new Set(asked.flatMap(({ keys }) => keys))).toEqual(
      new Set(['sb_publishable_key', 'Bearer session']),
    );
  });
});

const aSealedMessage = () =>
  sealEnquiry({
    submission: id,
    name: 'Jan',
    email: 'jan@example.com',
    phone: '',
    subject: '',
    message: 'Hello',
    lang: 'nl',
    pageUrl: `${site}/nl`,
    quote: undefined,
    createdAt: new Date(),
  });
