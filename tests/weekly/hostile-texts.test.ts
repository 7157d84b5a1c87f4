import { getRssString } from '@astrojs/rss';
import { Parser, parseDocument } from 'htmlparser2';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Enquiry } from '#core/enquiry/stored-enquiry.ts';
import { isOneLine, validText } from '#core/html/valid-text.ts';
import { pastedHtml } from '#core/post/pasted/pasted.ts';
import { safeBody, sourceBody } from '#core/post/text/body.ts';
import { isRenderable } from '#core/post/text/renderable.ts';
import { postReading } from '#core/post/text/reading.ts';
import type { PreviewedPost } from '#core/preview/preview.ts';
import { reviewsCsv } from '#core/publishing/review/reviews-csv.ts';
import { letterWriter } from '#mail/compose-letter.ts';
import { formWithProblems } from '#served-pages/form-with-problems.tsx';
import { previewPage } from '#served-pages/preview-page.tsx';
import { keepFigure } from '../support/figures.ts';

const seed = Number(process.env['SCOREBOARD_SEED'] ?? 1);
const wanted = 20_000;

const piece = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">',
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '![a](x" onerror="alert(1))',
    '<iframe srcdoc="<script>1</script>">',
    '<math><mtext><style><img src=x onerror=1>',
    '</textarea>',
    '</title>',
    '</script>',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '<?xml',
    '<!DOCTYPE x [<!ENTITY a "b">]>',
    '&a;',
    '&#8;',
    '&#x0;',
    '"',
    "'",
    '`',
    '<',
    '>',
    '&',
    '\\',
    '{name}',
    '${1}',
    '{{7*7}}',
    '=1+1',
    '+cmd',
    '@SUM(1)',
    '\r\nBcc: evil@example.com',
    '\u2028',
    '\u0000',
    '\u0008',
    '\u000b',
    '\ufffe',
    '\ud800',
    '\u202e',
    '\u200b',
    '<b style="x:expression(1)">',
    '<form action=//evil.example>',
    '<base href=//evil.example>',
    '<meta http-equiv=refresh content=0>',
    '<object data=x>',
    '<a href="//evil.example">',
    '<p onclick=1>',
    '<table><tr><td>',
    '</table>',
    '<noscript><p title="</noscript><img src=x onerror=1>">',
    '# ',
    '- ',
    '\n\n',
    '```',
    '> ',
    '| a | b |\n|---|---|\n',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const hostileText = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));

const siteUrl = 'https://www.example.com';
const compose = letterWriter(siteUrl, { previewLink: () => '/preview?t=a', orderLink: () => '/order#a' });

const enquiryOf = ([name = '', phone = '', subject = '', message = '']: string[]): Enquiry => ({
  submission: '7e3c9fbe-9b0f-4a3e-8d55-0f6a5f6d7a11',
  name,
  email: 'ana@example.com',
  phone,
  subject,
  message,
  quote: undefined,
  lang: 'es',
  pageUrl: `${siteUrl}/es`,
  createdAt: new Date('2026-11-21T12:00:00Z'),
});

const postOf = ([title = '', excerpt = '', content = '', alt = '']: string[]): PreviewedPost => ({
  id: 'nl',
  slug: 'pool-nl',
  locale: 'nl',
  title,
  excerpt,
  text: 'a',
  revision: 1,
  content,
  translation: 'source',
  isPublished: false,
  publishedAt: undefined,
  publishAt: undefined,
  obstacle: undefined,
  metaTitle: alt,
  metaDescription: alt,
  isOutdated: false,
  heroImageUrl: '/media/a.webp',
  heroImageAlt: alt,
  writtenByAi: false,
  review: undefined,
});

const previewOf = (texts: string[]) => ({
  id: 'one',
  lang: 'nl' as const,
  recipient: undefined,
  decided: undefined,
  createdAt: new Date('2026-11-21T12:00:00Z'),
  expiresAt: new Date('2026-11-28T12:00:00Z'),
  posts: [postOf(texts)],
  postsThen: [postOf(texts)],
});

/** Each function returns the HTML that the product makes from one text. */
const surfaces: Record<string, (text: string) => string> = {
  'page of a post': (text) => safeBody({ content: text, title: text }),
  'reading view': (text) => postReading({ content: text, title: text }).html,
  'source in the editor': (text) => sourceBody({ content: text, title: text }),
  'pasted text': (text) => pastedHtml(text).html,
};

/** Each function puts four texts in one page or mail, because composing a mail for each text takes too long. */
const surfacesOfFour: Record<string, (texts: string[]) => string> = {
  'mail to the business': (texts) => compose({ kind: 'business', enquiry: enquiryOf(texts) }).html,
  reminder: (texts) => compose({ kind: 'reminder', enquiry: enquiryOf(texts) }).html,
  confirmation: (texts) => compose({ kind: 'confirmation', enquiry: enquiryOf(texts) }).html,
  'mail of a preview': (texts) => compose({ kind: 'preview', preview: previewOf(texts) }).html,
  'page of a preview': (texts) => previewPage({ ...aView, preview: previewOf(texts) }).html,
  'form without script': ([name = '', phone = '', subject = '', message = '']) =>
    formWithProblems({
      typed: { name, email: phone, phone, subject, message, pageUrl: name, extras: [subject], lang: 'de' },
      refusal: { code: 'invalid-input', fields: { email: message } },
    }).html,
};

const aView = { key: 'a.b.c', lang: 'nl' as const, now: new Date('2026-11-22T12:00:00Z'), step: undefined };

describe('20,000 hostile texts', () => {
  test('put no dangerous HTML into a page or mail, and break no feed or spreadsheet', async ({ task }) => {
    const texts = fc.sample(hostileText, { numRuns: wanted, seed }).filter(isRenderable);
    const found: string[] = [];
    const note = (surface: string, { problem, text }: { problem: string | undefined; text: unknown }) => {
      if (problem !== undefined) found.push(`${surface}: ${problem}: ${JSON.stringify(text)}`);
    };
    for (const text of texts) {
      for (const [name, show] of Object.entries(surfaces))
        note(name, { problem: problemIn(show(text)), text });
      for (const [name, isWell] of Object.entries(formats))
        note(name, { problem: (await isWell(text)) ? undefined : 'unreadable', text });
    }
    for (let at = 0; at < texts.length; at += 4) {
      const four = texts.slice(at, at + 4);
      for (const [name, show] of Object.entries(surfacesOfFour))
        note(name, { problem: problemIn(show(four)), text: four });
    }
    const rooms = [surfaces, surfacesOfFour, formats].reduce(
      (sum, some) => sum + Object.keys(some).length,
      0,
    );
    keepFigure(task, {
      what: `problems on ${rooms} surfaces`,
      value: String(found.length),
      goal: '0',
      ok: found.length === 0,
      count: texts.length,
      seed,
    });
    expect(found.slice(0, 10)).toEqual([]);
    expect(texts.length).toBeGreaterThan(wanted * 0.99);
  });

  test('are checked by code that detects dangerous markup', () => {
    for (const bad of [
      '<img src=x onerror=alert(1)>',
      '<a href="java\tscript:1">',
      '<script>1</script>',
      '<p style="a:b">',
      '<iframe>',
    ])
      expect([bad, problemIn(`<p>${bad}</p>`)]).toEqual([bad, expect.any(String)]);
  });
});

const formats: Record<string, (text: string) => boolean | Promise<boolean>> = {
  async 'the feed'(text) {
    const title = validText(text);
    const feed = await getRssString({
      title: 'Blog',
      description: 'Blog',
      site: siteUrl,
      items: [
        {
          title,
          description: title,
          link: '/a',
          pubDate: new Date(0),
          content: validText(safeBody({ content: text, title: text })),
        },
      ],
    });
    return isXml(feed) && (feed.match(/<item>/g) ?? []).length === 1;
  },
  // Texts of several lines are skipped, because `submitted.ts` refuses them as a name or subject.
  'headers of mails': (text) =>
    !isOneLine(text) ||
    !/[\r\n]/.test(compose({ kind: 'business', enquiry: enquiryOf([text, '', text]) }).subject),
  'a spreadsheet': (text) => {
    const [, cell = ''] = reviewsCsv([{ text }]).split('\r\n', 2);
    return !/^"?[=+\-@\t\r]/.test(cell);
  },
};

const harmless = new Set([
  'html',
  'head',
  'meta',
  'title',
  'body',
  'main',
  'div',
  'span',
  'nav',
  'section',
  'header',
  'footer',
]);
const ofForms = new Set(['form', 'label', 'input', 'textarea', 'button', 'link']);
const ofTexts = new Set(
  (
    'h1 h2 h3 h4 p hr blockquote pre ul ol li figure figcaption table thead tbody tr th td br strong em b i s del sub sup code ' +
    'a img picture source dl dt dd small style'
  ).split(' '),
);

/** Returns a dangerous element, attribute or URL in the HTML, or undefined if there is none. */
function problemIn(html: string): string | undefined {
  const open = [...parseDocument(html).children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!('attribs' in node)) continue;
    open.push(...node.children);
    if (!harmless.has(node.name) && !ofForms.has(node.name) && !ofTexts.has(node.name))
      return `<${node.name}>`;
    for (const [name, value] of Object.entries(node.attribs)) {
      if (name.startsWith('on') || name === 'srcdoc' || name === 'formaction') return name;
      if (name === 'style') return 'style';
      if (name === 'http-equiv') return value;
      const address = value.replaceAll(/[\s\u0000-\u0020]/g, '').toLowerCase();
      if (/^(href|src|action|srcset|data)$/.test(name) && /^(javascript|vbscript|data):/.test(address))
        return `${name}=${value}`;
      if (node.name === 'form' && name === 'action' && !value.startsWith('/')) return `action=${value}`;
    }
  }
  return undefined;
}

/** Whether all elements are closed in the right order, and every character and entity is allowed in XML 1.0. */
function isXml(text: string): boolean {
  if (validText(text) !== text || /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)) return false;
  if (/&#(?:x0*(?:[0-8bcef]|1[\da-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/i.test(text)) return false;
  const names: string[] = [];
  const state = { isWell: true };
  const parser = new Parser(
    {
      onopentagname: (name) => names.push(name),
      onclosetag: (name, isImplied) => {
        if (names.pop() !== name || (isImplied && !text.includes('/>'))) state.isWell = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return state.isWell && names.length === 0;
}
