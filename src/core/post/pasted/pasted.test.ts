import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipboardFragments } from '../../../../tests/support/browser/clipboard-fragments.ts';
import { safeBody } from '../text/body.ts';
import { pastedHtml } from './pasted.ts';

const clean = (clipboard: string): string => pastedHtml(clipboard).html;

describe('pastedHtml', () => {
  // Google Docs: draft-js#481, lexical#1115, gutenberg#14030
  test.each(Object.entries(clipboardFragments))(
    'converts the clipboard of “%s” to clean article HTML',
    (_, { clipboard, article }) => {
      expect(pastedHtml(clipboard, { origin: 'https://www.example.org' }).html).toBe(article);
    },
  );

  test.each(Object.entries(clipboardFragments))(
    'does not change the article of “%s” when the article is pasted again',
    (_, { article }) => {
      expect(clean(article)).toBe(article);
    },
  );

  test.each(Object.entries(clipboardFragments))(
    'converts “%s” to HTML that the page renders without loss',
    (_, { article }) => {
      // The page renders this HTML as Markdown, where an empty line could change the meaning. The page shows foreign
      // images only after their import, so the test removes foreign images.
      const own = article
        .replaceAll(/<img src="https[^>]*>/g, '')
        .replaceAll('<p></p>', '')
        .trim();
      expect(structure(safeBody({ content: own, title: '' }))).toBe(
        structure(own).replaceAll(/<(\/?)h1>/g, '<$1h2>'),
      );
    },
  );

  test('counts removed images and images of other sites separately', () => {
    const counted = (name: string) => {
      const { droppedImages, foreignImages } = pastedHtml(clipboardFragments[name]?.clipboard ?? '');
      return [droppedImages, foreignImages];
    };
    expect(counted('Word: headings, marks and a smart tag')).toEqual([1, 0]);
    expect(counted('LibreOffice Writer')).toEqual([1, 0]);
    expect(counted('Google Docs: a document in a bold tag that is not bold')).toEqual([0, 1]);
    expect(counted('Gmail: lines, a quote and a tracking pixel')).toEqual([0, 0]);
    expect(pastedHtml('<img src="blob:https://a.example/1"><img src="cid:1"><img>').droppedImages).toBe(3);
  });

  test('inserts a placeholder for each local image, but not for a drawing or a check box', () => {
    const sources: string[] = [];
    const placeholderFor = (source: string) => `/place/${sources.push(source)}`;
    const clipboard = `<p>Zon <!--[if gte vml 1]><v:shape id="A_x0020_1" type="#_x0000_t75"><v:imagedata src="file:///C:/1.png"/></v:shape><![endif]--><![if !vml]><img
width=301 height=2 src="file:///C:/1.png" alt="Een pomp" v:shapes="A_x0020_1"><![endif]>
<!--[if gte vml 1]><v:rect id="Kader" o:gfxdata="UEs="/><![endif]--><![if !vml]><img src="file:///C:/2.gif" v:shapes="Kader"><![endif]></p>
<ul><li role="checkbox"><img src="data:,1" aria-roledescription="checkbox" alt="unchecked"><p>Ramen</p></li></ul>
<p><img src="cid:3"><img src="http://a.example/4.png"></p>`;
    expect(pastedHtml(clipboard, { placeholderFor })).toEqual({
      html: '<p>Zon <img src="/place/1" alt="Een pomp" width="301" height="2" /></p>\n\n<ul>\n<li>☐ Ramen</li>\n</ul>\n\n<p><img src="/place/2" alt="" /></p>',
      droppedImages: 2,
      embedded: 0,
      foreignImages: 0,
    });
    expect(sources).toEqual(['file:///C:/1.png', 'cid:3']);
  });

  test('inserts a placeholder for an image that Word writes only as VML', () => {
    const clipboard =
      '<p>Zon<v:shape id="A"><v:imagedata src="file:///C:/1.png" o:title="pomp"/><o:lock/></v:shape></p><p>zee</p>';
    expect(pastedHtml(clipboard, { placeholderFor: () => '/place/1' }).html).toBe(
      '<p>Zon<img src="/place/1" alt="pomp" /></p>\n\n<p>zee</p>',
    );
  });

  test('reads conditional comments for old browsers in linear time', () => {
    // Quadratic work on such a long text would exceed the test's timeout.
    expect(clean(`<p>Zon</p>${'<!--[if gte vml 1]><v:a '.repeat(100_000)}`)).toBe('<p>Zon</p>');
    expect(clean(`<p>Zon</p><!--[if gte vml 1]>${'<v:a '.repeat(200_000)}<![endif]-->`)).toBe('<p>Zon</p>');
  });

  test.each([
    ['', ''],
    ['<p>&nbsp;</p><p> </p><div><br></div>', ''],
    ['losse woorden &amp; meer', '<p>losse woorden &amp; meer</p>'],
    [
      '<span style="font-weight:700">a</span><span style="font-weight:600"> b</span>',
      '<p><strong>a b</strong></p>',
    ],
    [
      '<span style="font:italic bold 12px/1.5 Arial">a</span> <span style="font: 7.0pt Times">b</span>',
      '<p><strong><em>a</em></strong> b</p>',
    ],
    ['<b>a <span style="font-weight:normal">b</span></b>', '<p><strong>a</strong> b</p>'],
    ['<h1><b>Kop</b></h1>', '<h1>Kop</h1>'],
    ['<h6>Klein</h6>', '<h4>Klein</h4>'],
    ['<ul><ul><li>dieper</li></ul></ul>', '<ul>\n<li>\n<ul>\n<li>dieper</li>\n</ul>\n</li>\n</ul>'],
    ['<ul><li></li></ul>', ''],
    ['<a href="file:///C:/x.docx">x</a><a href="https://a.example/"></a>', '<p>x</p>'],
    ['<p>a <x-hint hidden>b</x-hint><blink style="display:none">c</blink><o:p>d</o:p></p>', '<p>a d</p>'],
    [
      '<p>x <img alt="🏠" src="https://a.example/1f3e0.png"> <img alt="1" src="file:///1.gif"></p>',
      '<p>x 🏠</p>',
    ],
    [
      '<p><img alt="image001.png" src="https://a.example/1.png"></p>',
      '<p><img src="https://a.example/1.png" alt="" /></p>',
    ],
    ['<table><tr><!--StartFragment--><td>een cel</td><!--EndFragment--></tr></table>', '<p>een cel</p>'],
    ['<p>2 &lt; 3</p><script>alert(1)</script><style>p{}</style>', '<p>2 &lt; 3</p>'],
  ])('converts the clipboard HTML %j to %j', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });

  test.each(['tbody', 'tr', 'colgroup'])(
    'reads rows that are copied without their table, from %s',
    (first) => {
      const rows = '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>';
      const copied = { tbody: `<tbody>${rows}</tbody>`, tr: rows, colgroup: `<colgroup></colgroup>${rows}` }[
        first
      ];
      const clipboard = `<table><!--StartFragment-->${copied}<!--EndFragment--></table>`;
      expect(clean(clipboard).match(/<td>./g)).toEqual(['<td>a', '<td>b', '<td>c', '<td>d']);
      expect(
        clean('<table><tr><!--StartFragment--><td>a</td><td>b</td><!--EndFragment--></tr></table>'),
      ).toContain('<table>');
    },
  );

  test.each<[clipboard: string, list: string]>([
    [
      '<ol><li value="24">a</li><li value="31">b</li><li>c</li></ol>',
      '<ol start="24">\n<li>a</li>\n<li value="31">b</li>\n<li>c</li>\n</ol>',
    ],
    ['<ol reversed><li>a</li><li>b</li></ol>', '<ol start="2">\n<li>a</li>\n<li value="1">b</li>\n</ol>'],
    ['<ol type="a"><li>a</li><li>b</li></ol>', '<ol type="a">\n<li>a</li>\n<li>b</li>\n</ol>'],
    [
      '<ol style="list-style-type:upper-roman" start="3"><li>a</li></ol>',
      '<ol start="3" type="I">\n<li>a</li>\n</ol>',
    ],
    [
      ['h)', 'i)', 'j)']
        .map((marker) => `<p style="mso-list:l0 level1"><span style="mso-list:Ignore">${marker}</span>x</p>`)
        .join(''),
      '<ol start="8" type="a">\n<li>x</li>\n<li>x</li>\n<li>x</li>\n</ol>',
    ],
    [
      ['iv.', 'v.', 'ix.']
        .map((marker) => `<p style="mso-list:l0 level1"><span style="mso-list:Ignore">${marker}</span>x</p>`)
        .join(''),
      '<ol start="4" type="i">\n<li>x</li>\n<li>x</li>\n<li value="9">x</li>\n</ol>',
    ],
    [
      ['i.', 'ii.']
        .map((marker) => `<p style="mso-list:l0 level1"><span style="mso-list:Ignore">${marker}</span>x</p>`)
        .join(''),
      '<ol type="i">\n<li>x</li>\n<li>x</li>\n</ol>',
    ],
    [
      '<p style="mso-list:l0 level1"><span style="mso-list:Ignore">2.7.</span>x</p>',
      '<ol start="7">\n<li>x</li>\n</ol>',
    ],
  ])('keeps what a list counts: %s', (clipboard, list) => {
    expect(clean(clipboard)).toBe(list);
  });

  test('replaces films by links, and counts what a text cannot hold', () => {
    const { html, embedded } = pastedHtml(
      '<p>Kijk:</p><iframe src="https://www.youtube.com/embed/x?rel=0"></iframe><video><source src="https://x.example/y.mp4">oud</video><audio src="blob:1"></audio><form><p>Naam</p></form>',
    );
    expect(html).toBe(
      '<p>Kijk:</p>\n\n<p><a href="https://www.youtube.com/watch?v=x">https://www.youtube.com/watch?v=x</a></p>\n\n<p><a href="https://x.example/y.mp4">https://x.example/y.mp4</a></p>\n\n<p>Naam</p>',
    );
    expect(embedded).toBe(4);
  });

  test.each([
    [
      '<pre><div><div>text</div><div><button>Copy code</button></div><div><code>chloor 1,5\npH 7,4\n</code></div></div></pre>',
      '<pre><code>chloor 1,5\npH 7,4</code></pre>',
    ],
    ['<p>Bron. <a href="#footnote-ref-1">↑</a></p>', '<p>Bron.</p>'],
    ['<h2>Klimaat<span class="mw-editsection">[bewerken]</span></h2>', '<h2>Klimaat</h2>'],
    [
      '<h2>Kosten<a href="#kosten">#</a></h2><h3>Meer <a href="https://a.example/#meer">¶</a></h3>',
      '<h2>Kosten</h2>\n\n<h3>Meer</h3>',
    ],
    ['<p><span class="material-icons">home</span> Huis</p>', '<p>Huis</p>'],
    ['<p>Eiland.<sup class="reference"><a href="#cite_note-1">[1]</a></sup></p>', '<p>Eiland.</p>'],
    [
      '<p>Eiland.<sup class="reference">[1]</sup></p><ol><li id="cite_note-1">Bron</li></ol>',
      '<p>Eiland.<sup>[1]</sup></p>\n\n<ol>\n<li>Bron</li>\n</ol>',
    ],
  ])('leaves the furniture of other pages behind: %s', (clipboard, html) => {
    expect(clean(clipboard)).toBe(html);
  });

  test('keeps the `colspan` of a cell if it is a whole number from 2 to 99', () => {
    const cells = ['1', '2', '99', '100', '1.5', 'x']
      .map((count) => `<td colspan="${count}">a</td>`)
      .join('');
    expect(clean(`<table><tr>${cells}</tr><tr><td>1</td></tr></table>`).match(/colspan="\d+"/g)).toEqual([
      'colspan="2"',
      'colspan="99"',
    ]);
  });

  test('keeps the start number of a list, but starts at one if the number is unreadable', () => {
    const startOf = (start: string) =>
      /<ol.*?>/.exec(clean(`<ol start="${start}"><li>Zon</li><li>Zee</li></ol>`))?.[0];
    expect(['3', 'x', '0', '1'].map(startOf)).toEqual(['<ol start="3">', '<ol>', '<ol start="0">', '<ol>']);
  });

  test('keeps the tags of several paragraphs in a list item, and removes the tag of a single paragraph before a list', () => {
    expect(clean('<ul><li><p>a</p><p>b</p></li></ul>')).toContain('<p>a</p>');
    expect(clean('<ul><li><p>a</p><ul><li>b</li></ul></li></ul>')).not.toContain('<p>');
  });

  test('removes a link to another site whose address lacks a protocol', () => {
    expect(clean('<p><a href="//evil.example/">Zon</a> en zee</p>')).not.toContain('href');
  });

  test('keeps the scope of a header cell only if the scope is `col` or `row`', () => {
    const row = (scope: string) => `<tr><th scope="${scope}">a</th><td>1</td></tr>`;
    const table = clean(`<table>${row('col')}${row('row')}${row('x')}</table>`);
    expect(table.match(/<th.*?>/g)).toEqual(['<th scope="col">', '<th scope="row">', '<th>']);
  });

  test('reads blanks between line breaks in linear time', { tags: ['heavy'] }, () => {
    expect(clean(`<p>${'a<br> <br>'.repeat(60_000)}</p>`)).toMatch(/^<p>a/);
  });

  test('reads a list of any level', () => {
    const levels = Array.from({ length: 5000 }, (_, level) => `<li data-aria-level="${level + 1}">a</li>`);
    expect(clean(`<ul>${levels.join('')}</ul>`).match(/<li>/g)).toHaveLength(5000);
  });

  test('reads fragment markers of the clipboard in linear time', () => {
    // Quadratic work on such a long text would exceed the test's timeout.
    expect(clean(`<p>Zon</p>${'<!--StartFragment-->'.repeat(100_000)}`)).toBe('<p>Zon</p>');
  });

  test('writes only allowed tags and attributes for any input, and leaves its own output unchanged', () => {
    const tags = [
      'p',
      'div',
      'b',
      'i',
      'span',
      'a',
      'ul',
      'ol',
      'li',
      'h1',
      'h5',
      'table',
      'tr',
      'td',
      'th',
      'thead',
    ];
    const more = [
      'blockquote',
      'pre',
      'code',
      'figure',
      'figcaption',
      'section',
      'o:p',
      'script',
      'svg',
      'sup',
      'del',
    ];
    const attributes = [
      '',
      'class=MsoListParagraph',
      "style='mso-list:l0 level2 lfo1'",
      "style='mso-list:Ignore'",
      'role=heading',
      "style='font-weight:700;font-style:italic'",
      'style="font-weight:normal"',
      'data-aria-level=2',
      'start=4',
      'value=7',
      'type=a',
      'reversed',
      'href="https://a.example/?utm_source=x&b=1"',
      'href="javascript:x"',
      'onclick="x"',
      'colspan=2',
      'id="x"',
      "style='border-left:solid blue 1.5pt'",
      "style='border:none;border-top:solid #E1E1E1 1.0pt'",
      'hidden',
    ];
    const open = fc
      .tuple(fc.constantFrom(...tags, ...more), fc.constantFrom(...attributes))
      .map(([tag, attribute]) => `<${tag} ${attribute}>`);
    const close = fc.constantFrom(...tags, ...more).map((tag) => `</${tag}>`);
    const text = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '&nbsp;',
      '·  ',
      '1.  b',
      '&lt;',
      '"',
      '<br>',
      '<hr>',
      '<!-- c -->',
      '&',
    );
    const image = fc.constantFrom(
      '<img src="/media/a.webp" alt="a">',
      '<img src="data:x">',
      '<img src=x onerror=y>',
    );
    const piece = fc.oneof(
      { arbitrary: open, weight: 4 },
      close,
      { arbitrary: text, weight: 3 },
      image,
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const once = clean(pieces.join(''));
        expect(once.replaceAll(articleTag, '')).not.toMatch(/[<>]/);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  const blocks = [
    '<aside>\n<p>Let op</p>\n</aside>',
    '<details>\n<summary>Hoe vaak?</summary>\n<p>Elke week.</p>\n</details>',
    '<figure class="wide"><img src="/a.webp" alt="Zee" /></figure>',
    '<figure class="pair">\n<figure><img src="/a.webp" alt="Voor" /></figure>\n<figure><img src="/b.webp" alt="Na" /></figure>\n</figure>',
    '<p class="to-quote"><a href="/nl?pkg=rental#contact">Offerte</a></p>',
    '<p class="to-article"><a href="/blog/zwembad-nl">Zwembad</a></p>',
    '<p class="to-prices"><a href="/nl#pricing">Prijzen</a></p>',
  ];

  test.each(blocks)('keeps a block of a kind that only our text editor creates: %s', (block) => {
    expect(clean(`<p>Zon</p>${block}`)).toBe(`<p>Zon</p>\n\n${block}`);
    expect(structure(safeBody({ content: block, title: '' }))).toBe(structure(block));
  });

  test('turns asides and other special blocks of other pages into ordinary text, but keeps questions with answers', () => {
    expect(clean('<aside class="share"><p>Delen</p></aside><p class="intro to-quote">Zon</p>')).toBe(
      '<p>Delen</p>\n\n<p>Zon</p>',
    );
    expect(
      clean('<details class="faq"><summary><h3>Waarom?</h3></summary><div>Daarom.</div></details>'),
    ).toBe('<details>\n<summary>Waarom?</summary>\n<p>Daarom.</p>\n</details>');
    expect(clean('<details><summary>Alleen dit</summary></details>')).toBe('<p>Alleen dit</p>');
    expect(clean('<figure class="pair"><p>Zon</p></figure>')).toBe('<p>Zon</p>');
  });
});

const articleTag =
  /<\/?(?:h[1-4]|p|blockquote|aside|details|summary|pre|code|ul|li|strong|em|s|sub|sup|a|figure|figcaption|table|thead|tbody|tr)>|<\/(?:ol|t[dh])>|<[bh]r \/>|<ol(?: start="\d+")?(?: type="[aAiI]")?>|<li(?: value="\d+")?>|<t[dh](?: (?:colspan|rowspan)="\d+"| scope="(?:col|row)")*>|<a href="(?:https?:|mailto:|tel:|\/(?!\/))[^"<>]*">|<img src="(?:https?:|\/(?!\/))[^"<>]*" alt="[^"<>]*"(?: (?:width|height)="\d+")* \/>/g;

const structure = (html: string): string =>
  html
    .replaceAll(/ (rel|loading|decoding)="[^"]*"/g, '')
    .replaceAll('&#10;', '\n')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '><');
