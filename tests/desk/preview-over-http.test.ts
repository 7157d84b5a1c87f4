import { describe, expect, inject, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { words } from '#i18n/words.ts';
import type { StoredMail } from '../../scripts/local/mail/stored-mail.ts';
import { databaseOf, databaseOfOwner } from '../support/products/database-of.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';
import { storedMails } from '../support/stand-ins/stored-mails.ts';

const product = inject('product');
const { url, localDir } = product;
const token = await anEditor(product);

/** Stores a Dutch draft, its translated English draft, and two untranslated copies. */
async function aDraftArticle(): Promise<string> {
  const article = anArticle({ publish_main: false });
  expect((await callFunction(url, 'create-multilingual-blog', { token, body: article })).status).toBe(200);
  await revise(`${article.slug_base}-en`, 'Check the **pump** every week.');
  return article.slug_base;
}

async function revise(slug: string, content: string): Promise<void> {
  const read = await callFunction(url, `read-post?slug=${slug}`, { token });
  const { revision, title, language } = read.json;
  const body = { slug, language, revision, title, content };
  expect((await callFunction(url, 'update-blog-post', { token, body })).status).toBe(200);
}

const send = (body: object) => callFunction(url, 'send-preview', { token, body });

async function mailedLink(slugBase: string): Promise<{ link: string; id: string; mail: StoredMail }> {
  const sent = await send({ slug_base: slugBase });
  expect([sent.status, sent.json]).toMatchObject([
    200,
    { delivery: 'sent', recipient: 'bedrijf@example.com' },
  ]);
  const id = String(sent.json['id']);
  const mail = await eventually(() => Promise.resolve(mailOf(id)), { until: (found) => found !== undefined });
  if (mail === undefined) throw new Error('There is no such mail.');
  const link = /^http\S+\/preview\?t=\S+$/m.exec(mail.text)?.[0] ?? '';
  expect(mail.html).toContain(link);
  return { link, id, mail };
}

const mailOf = (id: string): StoredMail | undefined =>
  storedMails(localDir).find(({ idempotencyKey }) => idempotencyKey === `preview-${id}`);

const look = async (address: string, init: RequestInit = {}) => {
  const answer = await fetch(address, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

async function formOf(link: string, verdict = 'published'): Promise<URLSearchParams> {
  const { html } = await look(`${link}&do=${verdict}`);
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g)];
  return new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
}

const press = (fields: URLSearchParams, headers: Record<string, string> = {}) =>
  look(`${url}/preview`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url, ...headers },
    body: fields.toString(),
  });

async function publishedOf(slugBase: string): Promise<string[]> {
  const posts = databaseOf(product, token).from('blog_posts').select('language').eq('slug_base', slugBase);
  const { data } = await posts.eq('is_published', true).order('language').throwOnError();
  return (data as { language: string }[]).map(({ language }) => language);
}

describe('preview by link: reading and deciding', () => {
  test('shows the drafts without a session, on a page in any of four languages, and changes nothing', async () => {
    const slugBase = await aDraftArticle();
    const { link, mail } = await mailedLink(slugBase);
    expect(mail.subject).toBe('Voorvertoning: Een proefstuk over het zwembad');
    for (const lang of locales) {
      const { status, html, headers } = await look(`${link}&lang=${lang}`);
      expect([lang, status]).toEqual([lang, 200]);
      expect(html).toContain(words(lang).preview.intro);
      expect(html).toContain('Controleer de <strong>pomp</strong> elke week.');
      expect(html).toContain('Check the <strong>pump</strong> every week.');
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
    }
    // Mail scanners follow every link, so GET and HEAD requests must not decide anything.
    for (const method of ['GET', 'HEAD'])
      for (const address of [link, `${link}&do=published`, `${link}&do=rejected`])
        expect((await look(address, { method })).status).toBe(200);
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await look(link, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    }
    expect(await publishedOf(slugBase)).toEqual([]);
    expect((await look(link)).html).toContain('value="published" name="do"');
    const sitemaps = await Promise.all(
      ['/robots.txt', '/sitemap-index.xml', '/sitemap-pages-0.xml'].map(
        async (file) => (await look(url + file)).html,
      ),
    );
    expect(sitemaps.join('')).not.toContain('/preview');
  });

  test('publishes all drafts except untranslated copies, and accepts only the first decision', async () => {
    const slugBase = await aDraftArticle();
    const { link } = await mailedLink(slugBase);
    const fields = await formOf(link);
    const [first, second] = await Promise.all([press(fields), press(fields)]);
    expect([first.status, second.status].sort()).toEqual([303, 409]);
    const refused = first.status === 409 ? first.html : second.html;
    expect(refused).toContain(words('nl').preview.alerts['decided-before']);
    expect(await publishedOf(slugBase)).toEqual(['en', 'nl']);
    const done = await look(link);
    expect(done.html).toMatch(/data-step="(saved|waiting|building|live)"/);
    expect(done.html).toMatch(/Met deze link gepubliceerd op .*: Nederlands, English\./);
    expect(done.html).toContain('Pas te publiceren als de vertaling er is: Español, Deutsch.');
    // After the decision, neither an open form nor a new one can reject the article.
    fields.set('do', 'rejected');
    expect((await press(fields)).status).toBe(409);
    expect([...(await formOf(link, 'rejected')).keys()]).toEqual([]);
  });

  test('keeps the drafts after a rejection, and shows the recipient’s note in the desk', async () => {
    const slugBase = await aDraftArticle();
    const { link, id } = await mailedLink(slugBase);
    const fields = await formOf(link, 'rejected');
    fields.set('note', 'De tweede alinea <klopt> niet.');
    const { status, headers } = await press(fields);
    expect([status, headers.get('location')]).toEqual([
      303,
      `${new URL(link).pathname}${new URL(link).search}&lang=nl`,
    ]);
    expect((await look(link)).html).toContain('Toelichting: De tweede alinea &lt;klopt&gt; niet.');
    expect(await publishedOf(slugBase)).toEqual([]);
    const { json } = await callFunction(url, `previews?slug=${slugBase}-en`, { token });
    expect(json).toMatchObject({
      previews: [{ id, recipient: null, verdict: 'rejected', note: 'De tweede alinea <klopt> niet.' }],
    });
  });

  test('does not publish a text that changed after the form was opened', async () => {
    const slugBase = await aDraftArticle();
    const { link } = await mailedLink(slugBase);
    const fields = await formOf(link);
    await revise(`${slugBase}-nl`, 'Een heel andere tekst.');
    const { status, html } = await press(fields);
    expect(status).toBe(409);
    expect(html).toContain(words('nl').preview.alerts.changed);
    expect(html).toContain('Een heel andere tekst.');
    expect(html).toContain(words('nl').preview.changed);
    expect(await publishedOf(slugBase)).toEqual([]);
    // The new form shows the changed text, so the new form may publish this text.
    expect((await press(await formOf(link))).status).toBe(303);
    expect(await publishedOf(slugBase)).toEqual(['en', 'nl']);
  });
});

describe('preview by link: abuse', () => {
  test('refuses forged links and forged forms', async () => {
    const [slugBase, otherBase] = [await aDraftArticle(), await aDraftArticle()];
    const [{ link }, { link: otherLink }] = [await mailedLink(slugBase), await mailedLink(otherBase)];
    const key = new URL(link).searchParams.get('t') ?? '';
    const [id = '', seconds = '', signature = ''] = key.split('.');
    const otherId = new URL(otherLink).searchParams.get('t')?.split('.')[0] ?? '';
    const later = (parseInt(seconds, 36) + 86_400).toString(36);
    for (const forged of [
      '',
      'nonsense',
      `${id}.${seconds}`,
      `${otherId}.${seconds}.${signature}`,
      `${id}.${later}.${signature}`,
      `${key}A`,
    ]) {
      const { status, html } = await look(`${url}/preview?t=${encodeURIComponent(forged)}`);
      expect([forged, status]).toEqual([forged, 404]);
      expect(html).not.toContain('pomp');
    }

    const fields = await formOf(link);
    const wrongForms: [string, (form: URLSearchParams) => void][] = [
      ['no token', (form) => form.delete('form')],
      ['an altered token', (form) => form.set('form', `${form.get('form') ?? ''}x`)],
      ['the key as the token', (form) => form.set('form', key)],
      [
        'the token of another article',
        (form) => form.set('t', new URL(otherLink).searchParams.get('t') ?? ''),
      ],
    ];
    for (const [what, spoil] of wrongForms) {
      const form = new URLSearchParams(fields);
      spoil(form);
      expect([what, (await press(form)).status]).toEqual([what, 409]);
    }
    for (const Origin of ['https://evil.example', 'null'])
      expect((await press(fields, { Origin })).status).toBe(403);
    expect((await press(fields, { 'Content-Type': 'application/json' })).status).toBe(404);

    // Anyone may call `decide_preview`, but a decision requires a key that the link does not contain.
    for (const guess of [key, id, 'a guess']) {
      const given = { key: guess, verdict: 'published', seen: {}, note: '' };
      expect((await databaseOf(product).rpc('decide_preview', given)).data).toEqual({ outcome: 'expired' });
    }
    expect([await publishedOf(slugBase), await publishedOf(otherBase)]).toEqual([[], []]);
  });

  test('shows no draft and accepts no decision through an expired link', async () => {
    const slugBase = await aDraftArticle();
    const { link, id } = await mailedLink(slugBase);
    const fields = await formOf(link);
    const previews = databaseOfOwner(product).from('post_previews');
    await previews.update({ expires_at: '2026-01-01T00:00:00Z' }).eq('id', id).throwOnError();
    for (const { status, html } of [await look(link), await press(fields)]) {
      expect(status).toBe(410);
      expect(html).toContain(words('nl').preview.troubles.expired.title);
      expect(html).not.toContain('pomp');
    }
    expect(await publishedOf(slugBase)).toEqual([]);
  });

  test('mails a preview only to editors and the business', async () => {
    const slugBase = await aDraftArticle();
    const refused = await send({ slug_base: slugBase, recipient: 'stranger@elsewhere.example' });
    expect([refused.status, refused.json]).toMatchObject([400, { error: { code: 'recipient-refused' } }]);
    expect((await send({ slug: `${slugBase}-de`, recipient: 'BEDRIJF@example.com' })).status).toBe(200);
    const missing = await send({ slug_base: 'never-stored' });
    expect([missing.status, missing.json]).toMatchObject([404, { error: { code: 'post-not-found' } }]);
  });
});

describe('functions for today’s news', () => {
  test('publish all languages of today’s news in one build, and hide them all in one build', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
    const slugBase = `daily-ibiza-news-${day}`;
    const slugs = ['nl', 'en', 'de'].map((language) => `${slugBase}-${language}`);
    for (const slug of slugs) {
      const body = { title: 'Nieuws van vandaag', slug, language: slug.slice(-2), content: 'Kort nieuws.' };
      // 409 means that another test has already stored today’s news in this language.
      expect([200, 409]).toContain((await callFunction(url, 'create-blog-draft', { token, body })).status);
    }
    const of = (posts: unknown) => (posts as { slug: string }[]).map(({ slug }) => slug);
    const today = await callFunction(url, 'publish-today', { token, body: {} });
    expect(of(today.json['published'])).toEqual(expect.arrayContaining(slugs));
    expect(await publishedOf(slugBase)).toEqual(expect.arrayContaining(['de', 'en', 'nl']));
    const again = await callFunction(url, 'publish-today', { token, body: {} });
    expect(again.json).toMatchObject({
      published: today.json['published'],
      content_version: today.json['content_version'],
    });

    const hidden = await callFunction(url, 'hide-daily', { token, body: {} });
    expect(hidden.json['slugs']).toEqual(expect.arrayContaining(slugs));
    expect(hidden.json['content_version']).toBe(Number(today.json['content_version']) + 1);
    expect(await publishedOf(slugBase)).toEqual([]);

    const draftBase = await aDraftArticle();
    const both = await callFunction(url, 'publish-blog-posts', {
      token,
      body: { slugs: [`${draftBase}-nl`, `${draftBase}-es`, ...slugs, 'nowhere-nl'] },
    });
    expect(both.json).toMatchObject({
      published: [`${draftBase}-nl`, ...slugs].map((slug) => ({ slug })),
      refused: [
        { slug: `${draftBase}-es`, error: 'post-untranslated' },
        { slug: 'nowhere-nl', error: 'post-not-found' },
      ],
      content_version: Number(hidden.json['content_version']) + 1,
    });
    expect(await publishedOf(draftBase)).toEqual(['nl']);
    expect((await callFunction(url, 'hide-daily', { token, body: {} })).status).toBe(200);
  });
});
