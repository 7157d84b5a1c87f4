/** The contact form without JavaScript, and the mails that a local product stores instead of sending. */
import { describe, expect, inject, test } from 'vitest';
import { databaseOf } from '../support/products/database-of.ts';
import { anEditor, callFunction, eventually } from '../support/products/editor.ts';
import { storedMails } from '../support/stand-ins/stored-mails.ts';

const product = inject('product');
const database = databaseOf(product, await anEditor(product));
const stored = (columns = '*') => database.from('enquiries').select(columns);

const form = (fields: [string, string][], headers: Record<string, string> = {}) =>
  fetch(`${product.url}/functions/v1/contact-form`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const fields = (email: string): [string, string][] => [
  ['name', 'Ana <b>García</b>'],
  ['email', email],
  ['phone', ''],
  ['subject', ''],
  ['message', 'Hola\r\n¿Cuánto cuesta?'],
  ['website', ''],
  ['lang', 'es'],
  ['pageUrl', `${product.url}/es`],
  ['priceList', '2026-11'],
  ['extras', 'deepclean'],
  ['extras', 'seasonal'],
];

const mailsFor = (email: string) =>
  eventually(
    () =>
      Promise.resolve(
        storedMails(product.localDir).filter(({ to, reply_to }) => [to, reply_to].includes(email)),
      ),
    { until: (mails) => mails.length === 2 },
  );

describe('contact form without JavaScript', () => {
  test('stores the message, mails the business and the visitor, and redirects to the thank-you page', async () => {
    const email = 'ana@example.com';
    const sent = await form(fields(email));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/es/thanks']);
    expect((await fetch(`${product.url}/es/thanks`)).status).toBe(200);

    expect((await stored().eq('email', email)).data).toMatchObject([
      {
        message: 'Hola\n¿Cuánto cuesta?',
        lang: 'es',
        quote: { pkg: 'custom', extras: ['deepclean', 'seasonal'], priceList: '2026-11' },
        monthly_cents: 38_000,
        one_time_cents: 20_000,
        held_reason: null,
        status: 'open',
      },
    ]);
    const mails = await mailsFor(email);
    const business = mails.find(({ reply_to }) => reply_to === email);
    const confirmation = mails.find(({ to }) => to === email);
    expect(business?.html).toContain('Ana &lt;b&gt;García&lt;/b&gt;');
    expect(business?.text).toContain('Hola\n¿Cuánto cuesta?');
    for (const text of [business?.text, business?.html, confirmation?.text, confirmation?.html]) {
      expect(text).toMatch(/380/);
      expect(text).toMatch(/200/);
    }
    expect(confirmation?.subject).toBe('Hemos recibido su mensaje');
    expect(JSON.stringify(confirmation)).not.toMatch(/Ana|Hola|Cuánto/);
  });

  test('returns the form with error messages and the typed values if fields are invalid', async () => {
    const sent = await form([
      ['name', ''],
      ['email', 'no "address"'],
      ['message', '</textarea><script>alert(1)</script>'],
      ['lang', 'de'],
      ['pageUrl', `${product.url}/de`],
      ['extras', 'pest'],
      ['extras', 'carclean'],
    ]);
    const html = await sent.text();
    expect(sent.status).toBe(400);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Bitte geben Sie Ihren Namen');
    expect(html).toContain('value="no &quot;address&quot;"');
    expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(html).not.toContain('<script');
    expect(html.match(/name="extras"/g)).toHaveLength(2);
    expect(sent.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  test('answers a message with a filled hidden field like an accepted message', async () => {
    const sent = await form([
      ...fields('bot@example.com').filter(([name]) => name !== 'website'),
      ['website', 'x'],
    ]);
    expect(sent.status).toBe(303);
  });

  test('refuses GET requests, other origins, other content types and large bodies', async () => {
    const address = `${product.url}/functions/v1/contact-form`;
    expect((await fetch(address)).status).toBe(405);
    expect((await form(fields('a@example.com'), { Origin: 'https://evil.example' })).status).toBe(403);
    const json = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
    const large = await form([...fields('a@example.com'), ['more', 'x'.repeat(256 * 1024)]]);
    expect(large.status).toBe(413);
  });
});

describe('time stamp of the contact form', () => {
  test('holds back a message that is sent within two seconds of its time stamp, but no later message', async () => {
    const stampNow = async () => (await callFunction(product.url, 'contact-stamp')).json['stamp'];
    const held = async (email: string, stamp: unknown) => {
      const sent = await callFunction(product.url, 'send-contact-email', {
        body: { name: 'Jan', email, message: 'Hallo', pageUrl: `${product.url}/nl`, stamp },
      });
      expect(sent.json).toMatchObject({ ok: true });
      return (await stored('held_reason, lang').eq('email', email)).data as unknown;
    };
    const early = await stampNow();
    expect(await held('early@example.com', early)).toEqual([{ held_reason: 'stamp', lang: 'nl' }]);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await held('later@example.com', early)).toEqual([{ held_reason: null, lang: 'nl' }]);
  });
});

describe('local mail page', () => {
  test('shows the mails in a sandbox that runs no scripts', async () => {
    const list = await fetch(`${product.url}/local/mails`);
    const html = await list.text();
    expect(html).toContain('Hemos recibido su mensaje');
    const [, id] = /href="\/local\/mails\/([^"]+)"/.exec(html) ?? [];
    const mail = await fetch(`${product.url}/local/mails/${id}`);
    expect([mail.status, mail.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('sandbox') as string,
    ]);
  });
});
