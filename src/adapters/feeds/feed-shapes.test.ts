/**
 * Feeds in the shapes that papers, blogs and collectors send, each over HTTP. The public reports that the shapes come from:
 * simplepie PR #632, webfeed #66, rome #378, NetNewsWire #2109 (dates), miniflux #186, wp-calypso #47651, feedbin/support #15
 * (collectors), canonical/snapcraft.io #969, Yoast #1989 (last lines), NetNewsWire #3662 and #5088, feedbin/support #110 (bases),
 * miniflux #3800 (links elsewhere), FeedKit #172, vienna-rss #785 (films), autobrr #1346, ssddanbrown/rss #1 (half letters),
 * Ghost #11532 (captions).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStandIn } from '../../../tests/support/stand-ins/create-stand-in.ts';
import { portOf } from '../../../tests/support/port-of.ts';
import { feedReader } from './feed-reader.ts';

type Shape = { body: string | Buffer; type?: string; is: Partial<Read> };
type Read = { title: string; summary: string; link: string; source: string; publishedAt: string };

const text = 'El consell abre una piscina.';
const item = (inner: string, title = 'Nueva piscina', summary = text) =>
  `<item><title>${title}</title><link>https://diario.example/nueva</link><description>${summary}</description>${inner}</item>`;
const rss = (inner: string, attributes = '') =>
  `<rss version="2.0" ${attributes}><channel><title>Diario</title><link>https://diario.example</link>${inner}</channel></rss>`;
const atom = (inner: string, title = 'Diario') =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>${title}</title><link href="https://diario.example/"/>${inner}</feed>`;
const dated = (date: string, moment: string): Shape => ({
  body: rss(item(`<pubDate>${date}</pubDate>`)),
  is: { publishedAt: `${moment}.000Z` },
});
const withSummary = (summary: string, rest = text): Shape => ({
  body: rss(item('', 'Nueva piscina', `<![CDATA[${summary}]]>`)),
  is: { summary: rest },
});
const latin = (charset: string) =>
  Buffer.from(
    `<?xml version="1.0" encoding="${charset}"?>${rss(item('', 'Año de la piscina', 'La señal de Eulària.'))}`,
    'latin1',
  );
const inLatin = { title: 'Año de la piscina', summary: 'La señal de Eulària.' };
const wrapped = (link: string, inner = '', title = 'Google Alert - Ibiza') =>
  atom(
    `<entry><title type="html">Nueva &lt;b&gt;piscina&lt;/b&gt;</title><link href="${link}"/><published>2026-11-28T10:00:00Z</published><content type="html">${text}</content>${inner}</entry>`,
    title,
  );
const unwrapped = {
  title: 'Nueva piscina',
  link: 'https://diario.example/nueva',
  source: 'diario.example',
  summary: text,
};

const shapes: Record<string, Shape> = {
  'a Spanish date': dated('lun, 07 dic 2026 10:00:00 +0100', '2026-12-07T09:00:00'),
  'a Spanish date of January': dated('mar, 05 ene 2027 10:00:00 +0100', '2027-01-05T09:00:00'),
  'a Spanish date in full': dated('miércoles, 9 de septiembre de 2026 a las 10:00', '2026-09-09T10:00:00'),
  'a Catalan date': dated('dj., 7 gen. 2027 10:00:00 CET', '2027-01-07T09:00:00'),
  'a Catalan date in full': dated('dimecres, 2 de desembre del 2026', '2026-12-02T00:00:00'),
  'a German date': dated('Mo, 07 Dez 2026 10:00:00 +0100', '2026-12-07T09:00:00'),
  'a German date in full': dated('28. Januar 2027 um 10 Uhr', '2027-01-28T10:00:00'),
  'a Dutch date': dated('do, 06 mei 2027 10:00:00 +0200', '2027-05-06T08:00:00'),
  'a Dutch date in full': dated('zaterdag 6 maart 2027 om 10:00 uur', '2027-03-06T10:00:00'),
  'a French date': dated('jeu., 03 déc. 2026 10:00:00 +0100', '2026-12-03T09:00:00'),
  'a French date in full': dated('lundi 1er février 2027 à 10h30', '2027-02-01T10:30:00'),
  'an Italian date': dated('lun 10 mag 2027 10:00 CEST', '2027-05-10T08:00:00'),
  'an Italian date in full': dated('martedì 5 ottobre 2027', '2027-10-05T00:00:00'),
  'the zone GMT+1': dated('Mon, 07 Dec 2026 10:00:00 GMT+1', '2026-12-07T09:00:00'),
  'the name of a zone': dated('Wed, 28 Jul 2027 10:00:00 Europe/Madrid', '2027-07-28T08:00:00'),
  'a zone in brackets': dated('Mon, 7 Dec 2026 10:00:00 +0100 (CET)', '2026-12-07T09:00:00'),
  'the month first': dated('Mon, Dec 07 2026 10:00:00 +0100', '2026-12-07T09:00:00'),
  'no space after the weekday': dated('Mon,07 Dec 2026 10:00:00 +0100', '2026-12-07T09:00:00'),
  'two spaces between the words': dated('Mon, 07  Dec  2026  10:00:00  +0100', '2026-12-07T09:00:00'),
  'a date with slashes': dated('2026/12/07 10:00:00', '2026-12-07T10:00:00'),
  'a date in figures': dated('07/12/2026 - 10:00', '2026-12-07T10:00:00'),
  'a date without a zone': dated('2026-12-07T10:00:00', '2026-12-07T10:00:00'),
  'an a10:updated date': {
    body: rss(
      item('<a10:updated>2026-12-07T10:00:00Z</a10:updated>'),
      'xmlns:a10="http://www.w3.org/2005/Atom"',
    ),
    is: { publishedAt: '2026-12-07T10:00:00.000Z' },
  },
  'a dc:date': {
    body: rss(
      item('<dc:date>2026-12-07T11:00:00+01:00</dc:date>'),
      'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ),
    is: { publishedAt: '2026-12-07T10:00:00.000Z' },
  },
  'a link of Google Alerts': {
    body: wrapped(
      'https://www.google.com/url?rct=j&amp;sa=t&amp;url=https://diario.example/nueva&amp;ct=ga&amp;usg=AOv',
    ),
    is: unwrapped,
  },
  'a link of a national Google': {
    body: wrapped('https://www.google.es/url?q=https%3A%2F%2Fdiario.example%2Fnueva&amp;sa=U'),
    is: unwrapped,
  },
  'a link of Bing News': {
    body: wrapped(
      'http://www.bing.com/news/apiclick.aspx?ref=FexRss&amp;url=https%3a%2f%2fdiario.example%2fnueva&amp;c=1',
    ),
    is: unwrapped,
  },
  'a link of FeedBurner': {
    body: rss(
      item('<feedburner:origLink>https://diario.example/original</feedburner:origLink>'),
      'xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"',
    ),
    is: { link: 'https://diario.example/original', source: 'Diario' },
  },
  'a report of Google News': {
    body: rss(
      item(
        '<source url="https://diario.example">Diario de Ibiza</source>',
        'Nueva piscina - Diario de Ibiza',
      ),
    ),
    is: { title: 'Nueva piscina', source: 'Diario de Ibiza' },
  },
  'a link of Google News before 2024': {
    body: wrapped(
      'https://news.google.com/rss/articles/CBMiHGh0dHBzOi8vZGlhcmlvLmV4YW1wbGUvbnVldmHSAQA?oc=5',
    ),
    is: { link: unwrapped.link },
  },
  'a link to a page for phones': {
    body: wrapped('https://www.google.com/amp/s/diario.example/nueva/amp/'),
    is: { link: unwrapped.link },
  },
  'tracking parameters': {
    body: rss(
      '<item><title>x</title><link>https://diario.example/nueva?utm_source=rss&amp;id=1#top</link></item>',
    ),
    is: { link: 'https://diario.example/nueva?id=1' },
  },
  'UTF-8 under a wrong header': {
    body: Buffer.from(rss(item('', inLatin.title, inLatin.summary))),
    type: 'text/xml; charset=iso-8859-1',
    is: inLatin,
  },
  'UTF-8 under a wrong declaration': {
    body: Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${rss(item('', inLatin.title, inLatin.summary))}`,
    ),
    is: inLatin,
  },
  'Latin 1 under a wrong header': { body: latin('ISO-8859-1'), type: 'text/xml; charset=utf-8', is: inLatin },
  'Latin 1 under a wrong declaration': { body: latin('UTF-8'), is: inLatin },
  'windows-1252 without a label': {
    body: Buffer.concat([
      Buffer.from('<rss><channel><title>D</title><item><title>Piscina \x96 a\xf1o', 'latin1'),
      Buffer.from('</title></item></channel></rss>'),
    ]),
    is: { title: 'Piscina – año' },
  },
  'a full text beside its cut excerpt': {
    body: rss(
      item(
        `<content:encoded><![CDATA[<p>${text} Cuesta 3.000 euros.</p>]]></content:encoded>`,
        'x',
        'El consell abre […]',
      ),
      'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ),
    is: { summary: `${text} Cuesta 3.000 euros.` },
  },
  'a whole excerpt beside its full text': {
    body: rss(
      item('<content:encoded><![CDATA[<p>Largo.</p>]]></content:encoded>'),
      'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ),
    is: { summary: text },
  },
  'the last line of WordPress': withSummary(
    `<p>${text} [&#8230;]</p><p>La entrada <a href="https://diario.example/nueva/">Nueva piscina</a> se publicó primero en <a href="https://n.example">Noticias</a>.</p>`,
  ),
  'the last line of WordPress in English': withSummary(
    `<p>${text}</p><p>The post <a href="https://diario.example/nueva/">Pool</a> appeared first on <a href="https://diario.example">Daily</a>.</p>`,
  ),
  '“Read more” as a link': withSummary(`${text} <a href="https://n.example/">Read more &raquo;</a>`),
  '“Continue reading” with the title': withSummary(
    `${text} <a href="x">Continue reading<span> "Nueva piscina"</span> &rarr;</a>`,
  ),
  '“Leer más” and a credit': withSummary(`<p>${text}</p><p>Foto: J.M. Ribas</p><p>[Leer más…]</p>`),
  'a last line with a link to the report, in any language': {
    body: rss(
      item(
        '',
        'Nueva piscina',
        `<![CDATA[<p>${text}</p><p>Innlegget <a href="https://diario.example/nueva/?utm_source=rss">Nueva piscina</a> dukket først opp på <a href="https://diario.example">Diario</a>.</p>]]>`,
      ),
    ),
    is: { summary: text },
  },
  'a link to the report behind its text': {
    body: rss(
      item(
        '',
        'Nueva piscina',
        `<![CDATA[${text} <a href="https://diario.example/nueva#more-12">Läs mer</a>]]>`,
      ),
    ),
    is: { summary: text },
  },
  'a link of FeedBurner, and the address of the report': {
    body: rss(
      '<item><title>x</title><link>https://feedproxy.google.com/~r/diario/~3/x/</link><guid>https://diario.example/nueva</guid></item>',
    ),
    is: { link: unwrapped.link },
  },
  'a link of Yahoo': {
    body: wrapped(
      'https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RU=https%3a%2f%2fdiario.example%2fnueva/RK=2/RS=x',
    ),
    is: unwrapped,
  },
  'a link of Bing': {
    body: wrapped(
      `https://www.bing.com/ck/a?!&amp;&amp;p=x&amp;u=a1${Buffer.from(unwrapped.link).toString('base64url')}&amp;ntb=1`,
    ),
    is: unwrapped,
  },
  'an old link of Google News': {
    body: wrapped('http://news.google.com/news/url?sa=t&amp;fd=R&amp;url=https://diario.example/nueva'),
    is: unwrapped,
  },
  'a date as Ruby writes it': dated('Sat Nov 28 10:05:00 +0100 2026', '2026-11-28T09:05:00'),
  'a zone in words': dated(
    'sábado, 28 de noviembre de 2026, 10:05:00 (hora estándar de Europa central)',
    '2026-11-28T09:05:00',
  ),
  'a Belgian date': dated('za 28 nov ’26 om 10u05', '2026-11-28T10:05:00'),
  'a base for its links': {
    body: atom(`<entry><title>x</title><link href="nueva"/></entry>`).replace(
      '<feed',
      '<feed xml:base="https://otro.example/blog/"',
    ),
    is: { link: 'https://otro.example/blog/nueva' },
  },
  'a base of its own for a report': {
    body: atom('<entry xml:base="2026/12/"><title>x</title><link href="nueva"/></entry>'),
    is: { link: 'https://diario.example/2026/12/nueva' },
  },
  'an address escaped twice': {
    body: rss('<item><title>x</title><link>https://diario.example/nueva?a=1&amp;amp;b=2</link></item>'),
    is: { link: 'https://diario.example/nueva?a=1&b=2' },
  },
  'a link to another site only, in JSON': {
    body: JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Diario',
      items: [
        { id: '1', external_url: 'https://diario.example/nueva', title: 'Nueva piscina', content_text: text },
      ],
    }),
    type: 'application/feed+json',
    is: { title: 'Nueva piscina', link: unwrapped.link, summary: text },
  },
  'the text of a film': {
    body: atom(
      `<entry><title>x</title><link href="https://www.youtube.com/watch?v=x"/><media:group xmlns:media="http://search.yahoo.com/mrss/"><media:description>${text}</media:description></media:group></entry>`,
    ),
    is: { summary: text },
  },
  'the text of a broadcast': {
    body: rss(
      `<item><dc:title>Nueva piscina</dc:title><itunes:summary>${text}</itunes:summary></item>`,
      'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ),
    is: { title: 'Nueva piscina', summary: text },
  },
  'a date of another kind behind one that no one can read': {
    body: rss(
      item('<pubDate>ayer</pubDate><dcterms:modified>2026-12-07T10:00:00Z</dcterms:modified>'),
      'xmlns:dcterms="http://purl.org/dc/terms/"',
    ),
    is: { publishedAt: '2026-12-07T10:00:00.000Z' },
  },
  'half a letter at the end of an excerpt that was cut by bytes': {
    body: Buffer.concat([
      Buffer.from(
        '<rss><channel><title>D</title><item><title>Año</title><description>La señal de Eulària está en la calle José Núñez, según Begoña. ¿Qué',
      ),
      Buffer.from([0x20, 0xc3]),
      Buffer.from('</description></item></channel></rss>'),
    ]),
    is: { title: 'Año', summary: 'La señal de Eulària está en la calle José Núñez, según Begoña.' },
  },
  'a caption above its text': withSummary(
    `<figure><img src="https://diario.example/1.jpg"/><figcaption>Foto: EFE</figcaption></figure><p>${text}</p>`,
  ),
  'an excerpt that was cut within a sentence, without a sign': {
    body: rss(
      item(`<content:encoded><![CDATA[<p>${text}</p>]]></content:encoded>`, 'x', 'El consell abre una pis'),
      'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ),
    is: { summary: text },
  },
  'an excerpt that repeats the title': {
    body: rss(
      item(`<content:encoded><![CDATA[<p>${text}</p>]]></content:encoded>`, 'Nueva piscina', 'Nueva piscina'),
      'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ),
    is: { summary: text },
  },
  'parameters that count readers': {
    body: rss('<item><title>x</title><link>https://diario.example/nueva?wt_mc=rss&amp;CMP=x</link></item>'),
    is: { link: unwrapped.link },
  },
  'HTML in a title, escaped twice': {
    body: rss(item('', 'Nueva &amp;lt;b&amp;gt;piscina&amp;lt;/b&amp;gt; &amp;amp; bar')),
    is: { title: 'Nueva piscina & bar' },
  },
};

describe('feedReader', () => {
  const asked: IncomingHttpHeaders[] = [];
  const host = createStandIn(({ url: path, headers }, response) => {
    asked.push(headers);
    const shape = Object.values(shapes)[Number(path?.slice(1))];
    if (headers['if-modified-since'] === lastModified) response.writeHead(304).end();
    else
      response
        .writeHead(200, { 'content-type': shape?.type ?? 'application/xml', 'last-modified': lastModified })
        .end(shape?.body);
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${portOf(host)}`;
  });
  afterAll(() => host.close());

  test.each(Object.keys(shapes).map((name, index) => ({ name, index })))(
    'reads the report of a feed with $name',
    async ({ index }) => {
      const reader = feedReader({ allowed: ({ hostname }) => hostname === '127.0.0.1' });
      const reading = await reader.read(`${url}/${index}`);
      const reports = reading.state === 'read' ? reading.reports : [];
      expect(reports.map((one) => ({ ...one, publishedAt: one.publishedAt?.toISOString() }))).toEqual([
        expect.objectContaining(Object.values(shapes)[index]?.is ?? {}),
      ]);
    },
  );

  test('says whose program it is, and does not download a feed again that has not changed since', async () => {
    const site = 'https://casa.example';
    const reader = feedReader({ site, allowed: ({ hostname }) => hostname === '127.0.0.1' });
    const first = await reader.read(`${url}/0`);
    expect(first).toMatchObject({ state: 'read', lastModified });
    expect(await reader.read(`${url}/0`, { lastModified })).toEqual({ state: 'unchanged' });
    expect(asked.at(-1)?.['user-agent']).toBe(`NewsReader/1.0 (+${site}; once a day)`);
  });
});

const lastModified = 'Sat, 28 Nov 2026 10:00:00 GMT';
