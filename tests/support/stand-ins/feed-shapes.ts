/** Feeds in the formats that real newspapers, town halls and ports use, but with invented texts. */

/** WordPress: CDATA, tracking parameters, RFC 822 dates, and a guid that looks like a URL but is no permalink. */
export const rssFeed = (reports: StandInReport[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
  <title>Diario de Prueba &#8211; Eivissa</title>
  <atom:link href="https://diario.example/feed/" rel="self" type="application/rss+xml" />
  <link>https://diario.example</link>
  <description>Noticias de prueba</description>
  <lastBuildDate>${(reports[0]?.at ?? new Date(0)).toUTCString()}</lastBuildDate>
  <language>es</language>
  <generator>https://wordpress.org/?v=6.8</generator>
${reports
  .map(
    ({ title, link, summary, at, written }) => `  <item>
    <title><![CDATA[${title}]]></title>
    <link>${escaped(link)}${link.includes('?') ? '&amp;' : '?'}utm_source=rss&amp;utm_medium=feed</link>
    <dc:creator><![CDATA[Redacción]]></dc:creator>
    <pubDate>${written ?? at.toUTCString().replace('GMT', '+0000')}</pubDate>
    <category><![CDATA[Eivissa]]></category>
    <guid isPermaLink="false">https://diario.example/?p=${link.length}${title.length}</guid>
    <description><![CDATA[<p>${summary}</p><p>La entrada <a href="${link}">${title}</a> se publicó primero en Diario de Prueba.</p>]]></description>
    <content:encoded><![CDATA[<figure><img src="https://diario.example/foto.jpg"/></figure><p>${summary}</p>]]></content:encoded>
  </item>`,
  )
  .join('\n')}
</channel>
</rss>`;

/** Atom with XHTML and time zone offsets. */
export const atomFeed = (reports: StandInReport[]): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title type="html">Island Test &amp;amp; News</title>
  <link href="https://island.example/" rel="alternate" type="text/html"/>
  <link href="https://island.example/feed.atom" rel="self"/>
  <id>tag:island.example,2026:feed</id>
  <updated>${(reports[0]?.at ?? new Date(0)).toISOString()}</updated>
${reports
  .map(
    ({ title, link, summary, at }) => `  <entry>
    <title type="html">${escaped(escaped(title))}</title>
    <link rel="alternate" type="text/html" href="${escaped(link)}#comments"/>
    <link rel="enclosure" type="image/jpeg" href="https://island.example/photo.jpg"/>
    <id>tag:island.example,2026:${escaped(link)}</id>
    <published>${at.toISOString().replace(/\.\d+Z/, '+00:00')}</published>
    <updated>${at.toISOString()}</updated>
    <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>${escaped(summary)}</p></div></summary>
  </entry>`,
  )
  .join('\n')}
</feed>`;

/** RSS 1.0 in ISO-8859-1. */
export const rdfFeed = (reports: StandInReport[]): string => `<?xml version="1.0" encoding="ISO-8859-1"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel rdf:about="https://puerto.example/feed.rdf">
    <title>Puerto de Prueba</title>
    <link>https://puerto.example/</link>
    <description>Avisos a los navegantes de prueba</description>
    <dc:language>es</dc:language>
    <items><rdf:Seq>${reports.map(({ link }) => `<rdf:li rdf:resource="${escaped(link)}"/>`).join('')}</rdf:Seq></items>
  </channel>
${reports
  .map(
    ({ title, link, summary, at }) => `  <item rdf:about="${escaped(link)}">
    <title>${escaped(title)}</title>
    <link>${escaped(link)}</link>
    <description>${escaped(summary)}</description>
    <dc:date>${at.toISOString()}</dc:date>
  </item>`,
  )
  .join('\n')}
</rdf:RDF>`;

export const jsonFeed = (reports: StandInReport[]): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Consell de Prova',
    home_page_url: 'https://consell.example/',
    language: 'ca-ES',
    items: reports.map(({ title, link, summary, at }) => ({
      id: link,
      url: link,
      title,
      content_html: `<p>${summary}</p>`,
      date_published: at.toISOString(),
    })),
  });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `feed` names the feed that contains this report, such as `diario`. */
/** `written` is the date in the words of the feed, if it is no usual one. Only the RSS feed has it. */
export type StandInReport = {
  feed: string;
  title: string;
  link: string;
  summary: string;
  at: Date;
  written?: string;
};
