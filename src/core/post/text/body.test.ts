/** No text of an editor can put a script, a foreign image or broken HTML into a page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOf, textOfSafe } from '../../html/words.ts';
import { safeBody, sourceBody } from './body.ts';
import { corpora, skippedUnless } from '../../../../tests/support/skipped-unless.ts';

const body = (content: string, title = 'Een titel'): string => safeBody({ content, title });

describe('safeBody', () => {
  test('renders an image of this site with a srcset of all its widths', () => {
    const base = `/media/${'0'.repeat(32)}-900x600-${'abc'.repeat(12)}`;
    expect(body(`![Een "bad"](${base}/900.webp)`)).toBe(
      `<p><picture><source type="image/avif" srcset="${base}/480.avif 480w, ${base}/900.avif 900w" sizes="(width < 51rem) 92vw, 48rem">` +
        `<img src="${base}/900.webp" srcset="${base}/480.webp 480w, ${base}/900.webp 900w" sizes="(width < 51rem) 92vw, 48rem" ` +
        `alt="Een &quot;bad&quot;" width="900" height="600" loading="lazy" decoding="async"></picture></p>`,
    );
    const other = body(
      `<img src="${base}/900.webp" srcset="https://evil.example/x 2x" width="1" onload="x()">`,
    );
    expect(other).not.toMatch(/evil|onload|width="1"/);
  });

  test('renders each image of a pair at half the width', () => {
    const image = `<img src="/media/${'0'.repeat(32)}-900x600-${'abc'.repeat(12)}/900.webp" alt="">`;
    const sizesIn = (html: string) => [
      ...new Set([...body(html).matchAll(/sizes="([^"]*)"/g)].map(([, sizes]) => sizes)),
    ];
    const whole = ['(width < 51rem) 92vw, 48rem'];
    expect(sizesIn(`<figure class="pair"><figure>${image}</figure></figure>`)).toEqual([
      '(width < 36rem) 92vw, 24rem',
    ]);
    expect(sizesIn(`<figure class="wide">${image}</figure>`)).toEqual(whole);
    expect(sizesIn(`<aside><figure>${image}</figure></aside>`)).toEqual(whole);
    expect(sizesIn(image)).toEqual(whole);
  });

  test('renders Markdown', () => {
    expect(body('## Water\n\nElke *week*:\n\n- pomp\n- filter')).toBe(
      '<h2>Water</h2>\n<p>Elke <em>week</em>:</p>\n<ul>\n<li>pomp</li>\n<li>filter</li>\n</ul>',
    );
  });

  test('keeps headings, links and this site’s images when HTML is cleaned', () => {
    const html = '<h2>Tuin</h2><p>Zie <a href="https://example.com" rel="noopener noreferrer">hier</a>.</p>';
    expect(body(html)).toBe(html);
    expect(body('<img src="/media/x.webp" alt="Tuin" width="8" height="6">')).toBe(
      '<img src="/media/x.webp" alt="Tuin" width="8" height="6" loading="lazy" decoding="async" />',
    );
  });

  test('has a variant, sourceBody, without the attributes that only pages need', () => {
    const html = '<p><a href="https://example.com">hier</a></p>\n<p><img src="/media/x.webp" alt="" /></p>';
    expect(sourceBody({ content: html, title: '' })).toBe(html);
    const links = '<p><a>x</a><a href="https://a.example" title="t" lang="es">y</a></p>';
    expect(sourceBody({ content: links, title: '' })).toBe(links);
    expect(sourceBody({ content: '<img src="/a.webp" width="12" height="x1" />', title: '' })).toBe(
      '<img src="/a.webp" alt="" width="12" />',
    );
  });

  test('adds rel="noopener noreferrer" only to links to other sites', () => {
    const link = (href: string) => body(`<p><a href="${href}">x</a></p>`);
    for (const href of ['http://elsewhere.example', 'HTTPS://elsewhere.example'])
      expect(link(href)).toBe(`<p><a href="${href}" rel="noopener noreferrer">x</a></p>`);
    expect(link('//elsewhere.example')).toBe('<p><a>x</a></p>');
    expect(link('/blog')).toBe('<p><a href="/blog">x</a></p>');
  });

  test('removes an `h1` that repeats the title, and turns any other `h1` into an `h2`', () => {
    expect(body('# Zwembad & tuin!\n\nTekst', 'Zwembad & tuin')).toBe('<p>Tekst</p>');
    expect(body('# Iets anders')).toBe('<h2>Iets anders</h2>');
  });

  test.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
    '<img src="//evil.example/x.png">',
    '<img src="/\\evil.example/x.png">',
    '<img src="data:image/svg+xml;base64,AAAA">',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>body{display:none}</style>',
    '<form action="https://evil.example"><input></form>',
    '<p style="position:fixed">x</p>',
  ])('removes active content: %s', (content) => {
    expectHarmless(body(content));
  });

  test('removes all active content, for any input', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<script>',
        '</p>',
        '<img src=',
        'onerror=',
        'javascript:',
        '"',
        "'",
        '<svg',
        '<!--',
        '-->',
        '<a href=',
        '>',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => expectHarmless(body(pieces.join('')))),
    );
  });

  const corpus = (file: string): string => join(process.env['CORPORA_DIR'] ?? '', file);
  const vectors = corpus('xss/h5sc-vectors.txt');
  const naughtyStrings = corpus('strings/blns.json');

  const noVectors = skippedUnless(existsSync(vectors), corpora);
  test.skipIf(!existsSync(vectors))(
    `removes the active content of all public HTML5 security vectors${noVectors}`,
    () => {
      const blocks = readFileSync(vectors, 'utf8').split(/(?=<div id=)/);
      expect(blocks.length).toBeGreaterThan(50);
      for (const block of blocks) expectHarmless(body(block));
    },
  );

  const noStrings = skippedUnless(existsSync(naughtyStrings), corpora);
  test.skipIf(!existsSync(naughtyStrings))(
    `removes the active content of all strings in the “naughty strings” list${noStrings}`,
    () => {
      const strings = JSON.parse(readFileSync(naughtyStrings, 'utf8')) as string[];
      expect(strings.length).toBeGreaterThan(400);
      for (const text of strings) expectHarmless(body(text));
    },
  );
});

function expectHarmless(html: string): void {
  for (const [tag, name] of html.matchAll(/<\/?([a-z][^\s/>]*)[^>]*>/gi)) {
    expect(tag).toMatch(
      /^<\/?(h[2-4]|p|br|hr|blockquote|pre|code|ul|ol|li|strong|em|[bis]|del|su[bp]|a|img|fig\w+|t\w+)\b/,
    );
    expect(name).not.toMatch(/^(template|textarea|title|track)$/i);
    for (const [, attribute, value] of tag.matchAll(/\s([^\s=>]+)="([^"]*)"/g)) {
      expect(attribute).toMatch(
        /^(href|title|rel|src|alt|width|height|loading|decoding|start|scope|colspan|rowspan)$/,
      );
      if (attribute === 'href') expect(value).not.toMatch(/^\s*(?!https?:|mailto:|tel:)[a-z][\w+.-]*:/i);
      if (attribute === 'src') expect(value).toMatch(/^\/(?![/\\])/);
    }
  }
}

describe('textOfSafe', () => {
  test('extracts the same words from safe HTML as a full parser does', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<',
        '>',
        '&',
        '&lt;',
        '&#60;',
        '&nbsp;',
        '"',
        "'",
        '\n\n',
        '- ',
        '## ',
        '| a | b |\n|--|--|\n',
        '`<b>`',
      ),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<p>',
        '</p>',
        '<br>',
        '<!-- x -->',
        '<td>',
        '<script>',
        '</script>',
        '<textarea>',
      ),
      fc.constantFrom(
        '<img src="/media/a.webp" alt="a > b">',
        '<a href="/x>y" title=\'"<\'>',
        '![a](/media/a.webp "<t>")',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = body(pieces.join(''));
        expect(textOfSafe(clean)).toBe(textOf(clean));
      }),
    );
  });
});
