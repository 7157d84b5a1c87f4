import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseFeed, type FeedContent } from './parse-feed.ts';
import { corpora, skippedUnless } from '../../../tests/support/skipped-unless.ts';

const read = (feed: string | Uint8Array, contentType = 'application/xml') =>
  parseFeed(typeof feed === 'string' ? Buffer.from(feed) : feed, {
    address: 'https://feeds.example/rss',
    contentType,
  });
const rss = (inner: string) => `<rss version="2.0"><channel><title>Krant</title>${inner}</channel></rss>`;
const titles = (feed: string | Uint8Array, contentType?: string) => {
  const result = read(feed, contentType);
  return result.ok ? result.value.reports.map(({ title }) => title) : result.refusal.code;
};

describe('parseFeed', () => {
  test('detects the charset by byte order mark, HTTP header, XML declaration or byte patterns', () => {
    const item = rss('<item><title>Año – “Eulària”</title></item>');
    const bytes = Buffer.from(item);
    expect(titles(bytes)).toEqual(['Año – “Eulària”']);
    expect(titles(Buffer.from(`\ufeff${item}`, 'utf16le'))).toEqual(['Año – “Eulària”']);
    expect(titles(Buffer.from(`\ufeff${item}`, 'utf16le').swap16())).toEqual(['Año – “Eulària”']);
    expect(titles(Buffer.from(item, 'utf16le'))).toEqual(['Año – “Eulària”']);
    const latin = Buffer.from(rss('<item><title>Año en Eulària</title></item>'), 'latin1');
    expect(titles(latin)).toEqual(['Año en Eulària']);
    expect(titles(latin, 'text/xml; charset=iso-8859-1')).toEqual(['Año en Eulària']);
    // The HTTP header wrongly declares UTF-8, and the XML declaration is right.
    const declared = Buffer.concat([Buffer.from('<?xml version="1.0" encoding="iso-8859-15"?>'), latin]);
    expect(titles(declared, 'text/xml; charset=utf-8')).toEqual(['Año en Eulària']);
    const koi8 = Buffer.from([0xee, 0xcf, 0xd7, 0xcf, 0xd3, 0xd4, 0xc9]);
    const russian = Buffer.concat([
      Buffer.from('<rss><channel><item><title>'),
      koi8,
      Buffer.from('</title></item></channel></rss>'),
    ]);
    expect(titles(russian, 'text/xml; charset=koi8-r')).toEqual(['Новости']);
    expect(titles(russian)).toBe('unknown-charset');
  });

  test('reads UTF-8 as UTF-8, whatever the server or the declaration says', () => {
    const bytes = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${rss('<item><title>Más en Agustí</title></item>')}`,
    );
    expect(titles(bytes, 'text/xml; charset=iso-8859-1')).toEqual(['Más en Agustí']);
  });

  // miniflux#186, wp-calypso#47651, feedbin/support#15
  test('names the papers behind Google Alerts, Google News and FeedBurner, and links to them', () => {
    const alert = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Google Alert - Ibiza</title><entry><title>Nueva piscina</title>
      <link href="https://www.google.com/url?rct=j&amp;url=https://www.diario.example/nueva-piscina&amp;ct=ga"/><content type="html">El consell abre una piscina.</content></entry></feed>`;
    const news = rss(
      '<item><title>Nueva piscina - Diario de Ibiza</title><link>https://news.google.com/rss/articles/x</link><source url="https://www.diario.example">Diario de Ibiza</source></item>',
    );
    const burner = `<rss version="2.0" xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"><channel><title>Krant</title>
      <item><title>Nueva piscina</title><link>https://feedproxy.google.com/~r/krant/1</link><feedburner:origLink>https://krant.example/1</feedburner:origLink></item></channel></rss>`;
    const reports = [alert, news, burner].flatMap((feed) => {
      const result = read(feed);
      return result.ok ? result.value.reports : [];
    });
    expect(reports.map(({ title, source, link }) => ({ title, source, link }))).toEqual([
      { title: 'Nueva piscina', source: 'diario.example', link: 'https://www.diario.example/nueva-piscina' },
      { title: 'Nueva piscina', source: 'Diario de Ibiza', link: 'https://news.google.com/rss/articles/x' },
      { title: 'Nueva piscina', source: 'Krant', link: 'https://krant.example/1' },
    ]);
  });

  test('refuses a feed that declares entities, but reads a feed that only refers to an external DTD', () => {
    const declared = (entity: string) =>
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x ${entity}>]>${rss('<item><title>&x;</title></item>')}`;
    expect(titles(declared('"lol"'))).toBe('declares-entities');
    expect(titles(declared('SYSTEM "file:///etc/passwd"'))).toBe('declares-entities');
    expect(titles(`<!-- <rss> -->${declared('"lol"')}`)).toBe('declares-entities');
    expect(titles(rss('<item><title>&x; <![CDATA[<!ENTITY x "y">]]></title></item>'))).toEqual(['&x;']);
    const old =
      '<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://dtd.example/rss.dtd">';
    expect(titles(old + rss('<item><title>Oud</title></item>'))).toEqual(['Oud']);
  });

  test('refuses a web page and any other document that is not a feed', () => {
    expect(titles('<!DOCTYPE html><html><body>Hello</body></html>')).toBe('is-a-web-page');
    expect(titles('<HTML><body>Hello</body></HTML>')).toBe('is-a-web-page');
    for (const other of ['', '{}', '{"version":"1"}', 'hello', '[]', '<svg/>', '%PDF-1.4'])
      expect(titles(other)).toMatch(/^(not-a-feed|malformed)$/);
  });

  test('reads the complete reports of a feed that is cut off', () => {
    const whole = '<item><title>Eén</title></item><item><title>Twee</title></item>';
    expect(titles(`<rss version="2.0"><channel><title>Krant</title>${whole}<item><title>Dr`)).toEqual([
      'Eén',
      'Twee',
    ]);
    expect(
      titles(
        '<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><title>Eén</title></entry><entry><ti',
      ),
    ).toEqual(['Eén']);
    expect(titles('<rss version="2.0"><channel><title>Kr')).toBe('malformed');
  });

  test('uses the guid of a report as its link only if the guid is a permanent web address', () => {
    const linkOf = (inner: string) => {
      const result = read(rss(`<item><title>x</title>${inner}</item>`));
      return result.ok ? result.value.reports[0]?.link : undefined;
    };
    expect(linkOf('<guid>https://news.example/a</guid>')).toBe('https://news.example/a');
    expect(linkOf('<guid isPermaLink="false">https://news.example/a</guid>')).toBeUndefined();
    expect(linkOf('<link>javascript:alert(1)</link>')).toBeUndefined();
  });

  test('returns no title from hostile input, and finishes within the time limit', () => {
    for (const hostile of [
      `<rss><channel>${'<a>'.repeat(300_000)}`,
      `<rss><channel>${'<item><title>'.repeat(100_000)}`,
      `<rss><channel>${'<item><title><![CDATA['.repeat(80_000)}`,
      `<rss><channel>${'<!--'.repeat(400_000)}`,
      '<!-- '.repeat(300_000),
      `<!DOCTYPE ${'"'.repeat(1_000_001)}`,
      `<!DOCTYPE rss [${'<!ELEMENT a>'.repeat(100_000)}`,
      `<rss ${' '.repeat(1_900_000)}`,
      '<'.repeat(1_900_000),
      `{"version":"https://jsonfeed.org/version/1","items":${'['.repeat(900_000)}${']'.repeat(900_000)}}`,
      `<rss><channel>${'<item/>'.repeat(250_000)}</channel></rss>`,
    ]) {
      const result = read(hostile);
      expect(result.ok ? result.value.reports.every(({ title }) => title === '') : true).toBe(true);
    }
  }, 30_000);

  const corpus = process.env['CORPORA_DIR'] && path.join(process.env['CORPORA_DIR'], 'feeds');
  const hasCorpus = corpus !== undefined && existsSync(corpus);
  const remark = skippedUnless(hasCorpus, corpora);
  test.skipIf(!hasCorpus)(`reads each feed in CORPORA_DIR, or says why not${remark}`, () => {
    const counts: Record<string, number> = {};
    for (const file of readdirSync(corpus ?? '', { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.xml')) continue;
      const result = read(readFileSync(path.join(corpus ?? '', file)));
      const outcomeOf = ({ reports }: FeedContent) => (reports.length > 0 ? 'read' : 'read, without reports');
      const outcome = result.ok ? outcomeOf(result.value) : `refused: ${result.refusal.code}`;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    process.stdout.write(`Feeds of the corpus: ${JSON.stringify(counts)}\n`);
    expect(counts['read']).toBeGreaterThan(200);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400);
  });

  test('finds the link of a report in Atom, if its own link is empty', () => {
    const feed = parseFeed(
      Buffer.from(
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>P</title><item><title>A</title><link/><atom:link href="https://p.example/a"/></item></channel></rss>',
      ),
      { address: 'https://p.example/feed', contentType: 'text/xml' },
    );
    expect(feed).toMatchObject({ ok: true, value: { reports: [{ link: 'https://p.example/a' }] } });
  });

  const report = (title: string, text = '') =>
    `<item><title>${title}</title><link>https://p.example/${title.length}</link><description>${text}</description></item>`;
  const feedOf = (...parts: string[]) =>
    `<rss version="2.0"><channel><title>P</title>${parts.join('')}</channel></rss>`;

  // Each case names the public report of a feed that another program could not read.
  test.each([
    [
      'thechangelog/changelog.com#273',
      `${feedOf(report('A')).replace('</channel></rss>', '')}<item><title>B</title><description><![CDATA[half`,
    ],
    ['nextcloud/nextcloud.com#204', `${feedOf(report('A'))}\n<div id="footer"><script>x</script>`],
    ['gfx-rs/gfx-rs.github.io#31', feedOf(report('A', 'x &quo'))],
    ['google/WebFundamentals#5780', feedOf(report('A', 'a\f b'))],
    ['LemmyNet/lemmy#4382', feedOf(report('A', 'a\u0001\u0002b'))],
    [
      'christianalfoni/EmptyBox#16',
      feedOf(report('A', '').replace('<title>', '<foo:bar>1</foo:bar><title>')),
    ],
    ['thesassway/thesassway.com#51', feedOf(report('A', '<![CDATA[a % <![CDATA[ b %]]> c ]]>'))],
  ])('reads the report of a feed as in %s', (_public, feed) => {
    const read = parseFeed(Buffer.from(feed), { address: 'https://p.example/feed', contentType: 'text/xml' });
    expect(read).toMatchObject({ ok: true, value: { reports: [{ title: 'A' }] } });
  });

  test('reads a “<” that begins no tag, unlike ContinuumIO/anaconda-issues#11619', () => {
    const read = parseFeed(Buffer.from(feedOf(report('basemap: proj <6'), report('B'))), {
      address: 'https://p.example/feed',
      contentType: 'text/xml',
    });
    expect(read).toMatchObject({
      ok: true,
      value: { reports: [{ title: 'basemap: proj <6' }, { title: 'B' }] },
    });
  });
});
