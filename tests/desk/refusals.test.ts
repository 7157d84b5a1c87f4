import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { startingBusiness } from '#site-config';
import { allContracts } from '../../scripts/tools/api-guide/contracts.ts';
import { anArticle, anEditor, aStranger, callFunction } from '../support/products/editor.ts';
import { whatIsStored } from '../support/products/what-is-stored.ts';
import { dayAhead } from '../support/days-ahead.ts';

const product = inject('product');
const { url, publishableKey } = product;
let editor = '';
let stranger = '';
let before: unknown;

beforeAll(async () => {
  [editor, stranger] = await Promise.all([anEditor(product), aStranger(product)]);
  before = await whatIsStored(product, editor);
});

const aDraft = () => ({ title: 'Pool', slug: 'never-stored-en', language: 'en', content: 'Text' });
const aForm = () => ({
  title: '',
  content: '',
  excerpt: '',
  slug_base: '',
  meta_title: '',
  meta_description: '',
  languages: ['nl'],
  publish_now: true,
});
const missingId = '00000000-0000-4000-8000-000000000000';
const neverTaken = `/media/${'0'.repeat(32)}-1x1-${'0'.repeat(36)}/1.webp`;
const posts: Record<string, { body: Record<string, unknown>; asks: 'anyone' | 'editor' }> = {
  'save-business': { body: { details: startingBusiness, base_version: 0 }, asks: 'editor' },
  'admin-session': { body: { token: 'not the token' }, asks: 'anyone' },
  'invite-editor': {
    body: { email: 'never@example.com', name: 'Never Stored', language: 'nl' },
    asks: 'editor',
  },
  'withdraw-invitation': { body: { id: missingId }, asks: 'editor' },
  'read-invitation': { body: { invitation: 'x'.repeat(43) }, asks: 'anyone' },
  'redeem-invitation': { body: { invitation: 'x'.repeat(43), password: 'zee en wind' }, asks: 'anyone' },
  'remove-editor': { body: { user_id: missingId }, asks: 'editor' },
  'sign-out-shared': { body: { confirm: true }, asks: 'editor' },
  'sign-out-elsewhere': { body: { confirm: true }, asks: 'editor' },
  'allow-unread-news': { body: { confirm: true }, asks: 'editor' },
  'create-multilingual-blog': { body: anArticle({ slug_base: 'never-stored' }), asks: 'editor' },
  'create-blog-draft': { body: aDraft(), asks: 'editor' },
  'publish-blog-posts': { body: { slugs: ['never-stored-nl'] }, asks: 'editor' },
  'send-preview': { body: { slug_base: 'never-stored' }, asks: 'editor' },
  'publish-today': { body: {}, asks: 'editor' },
  'hide-daily': { body: {}, asks: 'editor' },
  'publish-blog-post': { body: { slug: 'never-stored-nl', language: 'nl' }, asks: 'editor' },
  'set-enquiry-status': { body: { id: missingId, status: 'answered' }, asks: 'editor' },
  'mail-enquiry-again': { body: { id: missingId }, asks: 'editor' },
  'export-person': { body: { email: 'unknown@example.com' }, asks: 'editor' },
  'delete-person': { body: { email: 'unknown@example.com' }, asks: 'editor' },
  'create-bitcoin-order': {
    body: {
      submission: missingId,
      amount_cents: 100_00,
      locale: 'nl',
      description: 'Never stored',
      customer_name: 'Never Stored',
      customer_email: 'never@example.com',
    },
    asks: 'editor',
  },
  'cancel-bitcoin-order': { body: { id: missingId }, asks: 'editor' },
  'resend-bitcoin-order': { body: { id: missingId }, asks: 'editor' },
  'resolve-bitcoin-order': { body: { id: missingId, resolution: 'accepted' }, asks: 'editor' },
  'check-bitcoin-order': { body: { id: missingId }, asks: 'editor' },
  'bitcoin-order': { body: { token: 'a guess' }, asks: 'anyone' },
  'watch-post': { body: { slug: 'huis-winterklaar-maken-nl' }, asks: 'editor' },
  'ignore-address': { body: { path: '/never-there', ignored: true }, asks: 'editor' },
  'lead-address': { body: { path: '/never-there' }, asks: 'editor' },
  'hide-blog-posts': { body: { slugs: ['never-stored-nl'] }, asks: 'editor' },
  'update-blog-post': { body: { ...aDraft(), revision: 1 }, asks: 'editor' },
  'save-article-draft': { body: { id: missingId, revision: 0, form: aForm() }, asks: 'editor' },
  'save-post-draft': {
    body: { id: missingId, slug: 'never-stored-nl', written_from: 1, revision: 0, form: aForm() },
    asks: 'editor',
  },
  'save-business-draft': { body: { revision: 0, written_from: 0, fields: [] }, asks: 'editor' },
  'delete-article-draft': { body: { id: missingId }, asks: 'editor' },
  'take-image': { body: { path: `${missingId}/${missingId}` }, asks: 'editor' },
  'crop-picture': { body: { path: neverTaken, left: 0, top: 0, width: 1, height: 1 }, asks: 'editor' },
  'describe-picture': { body: { path: neverTaken, descriptions: {} }, asks: 'editor' },
  'delete-picture': { body: { path: neverTaken }, asks: 'editor' },
  'review-post': { body: { slug: 'never-stored-nl', language: 'nl', revision: 1 }, asks: 'editor' },
  'translate-post': { body: { slug_base: 'never-stored', language: 'es' }, asks: 'editor' },
  'propose-translation': { body: { slug_base: 'never-stored', language: 'es' }, asks: 'editor' },
  'store-translation': {
    body: { ...aDraft(), revision: 1, source_revision: 1 },
    asks: 'editor',
  },
  'translate-notice': { body: { text: 'Gesloten.' }, asks: 'editor' },
  'schedule-blog-post': {
    body: { slug: 'never-stored-nl', language: 'nl', publish_at: `${dayAhead(1)}T08:00` },
    asks: 'editor',
  },
  'cancel-schedule': { body: { slug: 'never-stored-nl', language: 'nl' }, asks: 'editor' },
  'trash-articles': { body: { slug_bases: ['never-stored'] }, asks: 'editor' },
  'restore-article': { body: { slugs: ['never-stored-nl'] }, asks: 'editor' },
  'delete-forever': { body: { slugs: ['never-stored-nl'] }, asks: 'editor' },
  'rename-article': { body: { slug_base: 'never-stored', new_slug_base: 'nor-this' }, asks: 'editor' },
  'date-article': { body: { slug_base: 'never-stored', day: '2020-01-01' }, asks: 'editor' },
  'add-note': { body: { slug: 'never-stored-nl', text: 'Klopt dit?' }, asks: 'editor' },
  'tick-note': { body: { id: missingId, done: true }, asks: 'editor' },
  'set-own-slug': { body: { slug: 'never-stored-nl', own_base: 'own' }, asks: 'editor' },
  'take-back': { body: { posts: [{ slug: 'never-stored-nl', revision: 2 }] }, asks: 'editor' },
  'write-ai-text': { body: {}, asks: 'editor' },
  'daily-ibiza-news': { body: { lang: 'nl', publish: false }, asks: 'editor' },
  'send-contact-email': {
    body: { name: 'Never Stored', email: 'never@example.com', message: 'Never stored', pageUrl: `${url}/` },
    asks: 'anyone',
  },
  'take-in-enquiry': { body: { sealed: 'nothing.sealed' }, asks: 'editor' },
};
const gets: Record<string, { query: string; asks: 'anyone' | 'editor' }> = {
  'site-status': { query: '', asks: 'editor' },
  business: { query: '', asks: 'editor' },
  'who-am-i': { query: '', asks: 'editor' },
  'list-editors': { query: '', asks: 'editor' },
  'list-actions': { query: '', asks: 'editor' },
  'list-pictures': { query: '?q=zwembad', asks: 'editor' },
  'list-articles': { query: '?q=zwembad', asks: 'editor' },
  'desk-today': { query: '', asks: 'editor' },
  health: { query: '', asks: 'editor' },
  'article-drafts': { query: '', asks: 'editor' },
  'read-article-draft': { query: `?id=${missingId}`, asks: 'editor' },
  'check-slug-base': { query: '?slug_base=zwembad', asks: 'editor' },
  enquiries: { query: '', asks: 'editor' },
  'list-bitcoin-orders': { query: '', asks: 'editor' },
  'bitcoin-readiness': { query: '', asks: 'editor' },
  'news-overview': { query: '', asks: 'editor' },
  'export-reviews': { query: '', asks: 'editor' },
  'missing-pages': { query: '', asks: 'editor' },
  previews: { query: '?slug=huis-winterklaar-maken-nl', asks: 'editor' },
  'translation-state': { query: '?slug=huis-winterklaar-maken-en&language=en', asks: 'editor' },
  'translation-review': { query: '?slug=huis-winterklaar-maken-en&language=en', asks: 'editor' },
  'writing-help': { query: '', asks: 'editor' },
  'read-post': { query: '?slug=huis-winterklaar-maken-nl', asks: 'editor' },
  'post-version': { query: '?slug=huis-winterklaar-maken-nl&revision=1', asks: 'editor' },
  'list-trash': { query: '', asks: 'editor' },
  search: { query: '?q=zwembad&lang=nl', asks: 'anyone' },
  'contact-stamp': { query: '', asks: 'anyone' },
  'btc-price': { query: '', asks: 'anyone' },
};

describe('functions', () => {
  test('are all listed in this test with their method and required role', async () => {
    const contracts = await allContracts();
    expect(contracts.map(({ name, method, callers }) => `${name} ${method} ${callers}`).toSorted()).toEqual(
      [
        ...Object.entries(posts).map(([name, { asks }]) => `${name} POST ${asks}`),
        ...Object.entries(gets).map(([name, { asks }]) => `${name} GET ${asks}`),
      ].toSorted(),
    );
  });

  const uncallable = ['tick', 'deploy-outcome'];

  test('answer clients with 404 if reserved for Netlify, and with 202 if run in the background', async () => {
    for (const name of uncallable)
      for (const method of ['GET', 'POST'])
        await expectRefusal(
          await fetch(`${url}/functions/v1/${name}`, {
            method,
            headers: { Authorization: `Bearer ${editor}` },
          }),
          404,
          'function-not-found',
        );
    // Netlify answers 202 before the function runs, so the client never sees that the function refuses the command.
    const background = await fetch(`${url}/functions/v1/write-daily-news-background`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"order":"forged"}',
    });
    expect(background.status).toBe(202);
  });
});

describe('contact-form', () => {
  const address = `${url}/functions/v1/contact-form`;
  const send = (headers: Record<string, string>, body: string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
      redirect: 'manual',
    });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses the method %s', async (method) => {
    await expectRefusal(await fetch(address, { method }), 405, 'method-not-allowed');
  });

  test('refuses other origins, other content types and large bodies', async () => {
    await expectRefusal(await send({ Origin: 'https://evil.example' }, 'name=x'), 403, 'wrong-origin');
    await expectRefusal(await send({ 'Content-Type': 'application/json' }, '{}'), 415, 'json-only');
    await expectRefusal(await send({}, `name=${'x'.repeat(256 * 1024)}`), 413, 'too-large');
  });

  test('returns the form if fields are invalid, and takes only the package from the Referer URL', async () => {
    const query = '?pkg=rental&name=Never+Stored&email=never@example.com&message=Never&lang=de';
    const refused = await send({ Referer: `${url}/nl${query}` }, 'lang=nl&pageUrl=x');
    const html = await refused.text();
    expect([refused.status, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([400, 'nl']);
    expect(html).toContain('<input type="hidden" name="pkg" value="rental"/>');
    expect(html).not.toContain('Never');
  });
});

describe.each(Object.entries(posts))('POST function %s', (name, { body, asks }) => {
  const address = `${url}/functions/v1/${name}`;
  const json = { 'Content-Type': 'application/json', Authorization: `Bearer ` };
  const send = (init: { headers?: Record<string, string>; body: string }) =>
    fetch(address, {
      method: 'POST',
      ...init,
      headers: { ...json, Authorization: `Bearer ${editor}`, ...init.headers },
    });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses the method %s', async (method) => {
    const response = await fetch(address, { method });
    await expectRefusal(response, 405, 'method-not-allowed');
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('refuses requests from other origins', async () => {
    await expectRefusal(
      await send({ headers: { Origin: 'https://evil.example' }, body: JSON.stringify(body) }),
      403,
      'wrong-origin',
    );
    await expectRefusal(
      await send({ headers: { Origin: 'null' }, body: JSON.stringify(body) }),
      403,
      'wrong-origin',
    );
  });

  test('refuses content types other than JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
    ]) {
      await expectRefusal(
        await send({ headers: { 'Content-Type': type }, body: JSON.stringify(body) }),
        415,
        'json-only',
      );
    }
  });

  test('refuses a body of more than 256 KB', async () => {
    await expectRefusal(
      await send({ body: JSON.stringify({ ...body, extra: 'x'.repeat(256 * 1024) }) }),
      413,
      'too-large',
    );
  });

  test('refuses malformed JSON, and JSON that is not an object', async () => {
    await expectRefusal(await send({ body: '{"token": ' }), 400, 'invalid-json');
    for (const value of ['[]', '"text"', 'null', '7']) {
      await expectRefusal(await send({ body: value }), 400, 'invalid-input');
    }
  });

  const required = Object.keys(body).filter((field) => field !== 'excerpt_nl');
  if (required.length > 0) {
    test('lists every missing field', async () => {
      const refused = await expectRefusal(await send({ body: '{}' }), 400, 'invalid-input');
      expect(Object.keys(refused['fields'] as object).sort()).toEqual(required.sort());
    });
  }

  if (asks === 'editor') {
    test('refuses callers without a valid session', async () => {
      for (const [, token] of badTokens()) {
        await expectRefusal(
          await send({ headers: { Authorization: token }, body: JSON.stringify(body) }),
          401,
          'not-signed-in',
        );
      }
    });
  }

  if (asks === 'editor') {
    test('refuses signed-in users if they are not editors', async () => {
      await expectRefusal(
        await send({ headers: { Authorization: `Bearer ${stranger}` }, body: JSON.stringify(body) }),
        403,
        'not-an-editor',
      );
    });
  }
});

describe.each(Object.entries(gets))('GET function %s', (name, { query, asks }) => {
  test('refuses POST requests', async () => {
    const response = await fetch(`${url}/functions/v1/${name}${query}`, { method: 'POST', body: '{}' });
    await expectRefusal(response, 405, 'method-not-allowed');
    expect(response.headers.get('allow')).toBe('GET');
  });

  test('refuses requests from other origins', async () => {
    const response = await fetch(`${url}/functions/v1/${name}${query}`, {
      headers: { Origin: 'https://evil.example' },
    });
    await expectRefusal(response, 403, 'wrong-origin');
  });

  if (asks === 'editor') {
    test('refuses callers without a valid session, and signed-in users who are not editors', async () => {
      const get = (token: string) =>
        fetch(`${url}/functions/v1/${name}`, { headers: { Authorization: token } });
      for (const [, token] of badTokens()) await expectRefusal(await get(token), 401, 'not-signed-in');
      await expectRefusal(await get(`Bearer ${stranger}`), 403, 'not-an-editor');
    });
  }
});

describe('all refusals', () => {
  test('have the same format, even the 404 for an unknown function', async () => {
    const answer = await callFunction(url, 'no-such-function');
    expect([answer.status, answer.json]).toMatchObject([404, { error: { code: 'function-not-found' } }]);
  });

  test('leave the database unchanged', async () => {
    expect(await whatIsStored(product, editor)).toEqual(before);
  });
});

function badTokens(): [string, string][] {
  const [header = '', payload = '', signature = ''] = editor.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const raised = encode({ ...claims, role: 'service_role' });
  const foreign = createHmac('sha256', 'another secret').update(`${header}.${payload}`).digest('base64url');
  const expired = encode({ ...claims, exp: 1 });
  return [
    ['absent', ''],
    ['no bearer', editor],
    ['nonsense', 'Bearer nonsense'],
    ['altered', `Bearer ${header}.${raised}.${signature}`],
    ['unsigned', `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['foreign', `Bearer ${header}.${payload}.${foreign}`],
    ['expired', `Bearer ${header}.${expired}.${signature}`],
    ['the publishable key', `Bearer ${publishableKey}`],
  ];
}

async function expectRefusal(
  response: Response,
  status: number,
  code: string,
): Promise<Record<string, unknown>> {
  const { error } = (await response.json()) as { error: Record<string, unknown> };
  expect({ status: response.status, code: error['code'] }).toEqual({ status, code });
  expect(error['message']).toEqual(expect.any(String));
  expect(JSON.stringify(error)).not.toMatch(/\bat .*\(|node_modules|sb_secret/);
  return error;
}
