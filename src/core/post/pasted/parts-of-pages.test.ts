import { describe, expect, test } from 'vitest';
import { pastedHtml } from './pasted.ts';

const clean = (clipboard: string): string => pastedHtml(clipboard).html;
const list = (...items: string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

describe('pasted HTML keeps', () => {
  test.each([
    [
      'GitHub',
      '<ul class="contains-task-list"><li><input type="checkbox" disabled> water</li><li><input type="checkbox" checked="" disabled> gas</li></ul>',
    ],
    [
      'Google Docs',
      '<ul><li role="checkbox" aria-checked="false"><img alt="unchecked" aria-roledescription="checkbox"><p>water</p></li><li role="checkbox" aria-checked="true"><p>gas</p></li></ul>',
    ],
    [
      'Google Docs, with a state only in each box',
      '<ul><li><img alt="unchecked" aria-roledescription="checkbox"><p>water</p></li><li><img alt="checked" aria-roledescription="checkbox"><p>gas</p></li></ul>',
    ],
    [
      'TipTap',
      '<ul data-type="taskList"><li data-checked="false"><label><input type="checkbox"><span></span></label><div><p>water</p></div></li><li data-checked="true"><label><input type="checkbox" checked="checked"></label><div><p>gas</p></div></li></ul>',
    ],
    ['Apple Notes', '<ul class="checklist"><li>water</li><li class="checked">gas</li></ul>'],
    [
      'Notion',
      '<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>water</span></li><li><div class="checkbox checkbox-on"></div> <span>gas</span></li></ul>',
    ],
    [
      'Confluence',
      '<ul class="inline-task-list"><li data-inline-task-id="1">water</li><li class="checked">gas</li></ul>',
    ],
    [
      'Evernote',
      '<ul style="--en-todo:true"><li style="--en-checked:false;"><div>water</div></li><li style="--en-checked:true;"><div>gas</div></li></ul>',
    ],
    [
      'Trello',
      '<ul><li><span role="checkbox" aria-checked="false"></span>water</li><li><span role="checkbox" aria-checked="true"></span>gas</li></ul>',
    ],
    [
      'Dropbox Paper',
      '<ul class="listtype-task"><li>water</li></ul><ul class="listtype-taskdone"><li>gas</li></ul>',
    ],
    [
      'Quill, whose lists are all numbered (slab/quill#4810)',
      '<ol><li data-list="unchecked">water</li><li data-list="checked">gas</li></ol>',
    ],
    [
      'Quill 1 (nozer/quill-delta-to-html#30)',
      '<ul data-checked="false"><li>water</li></ul><ul data-checked="true"><li>gas</li></ul>',
    ],
    ['signs in the text', '<ul><li>[ ] water</li><li><p>[x] gas</p></li></ul>'],
  ])('what is done in a task list, written by %s', (_program, clipboard) => {
    expect(clean(clipboard)).toBe(list('☐ water', '☑ gas'));
    expect(clean(list('☐ water', '☑ gas'))).toBe(list('☐ water', '☑ gas'));
  });

  test('the box of a task inside an ordinary item, and a box outside lists', () => {
    expect(clean('<ul><li>huis<ul><li><input type="checkbox"> gas</li></ul></li></ul>')).toBe(
      list(`huis${list('☐ gas').replace('<ul>', '\n<ul>')}\n`),
    );
    expect(clean('<p><label><input type="checkbox" checked> Akkoord</label></p>')).toBe('<p>☑ Akkoord</p>');
    const evernote =
      '<div><en-todo checked="false"></en-todo>water</div><div><en-todo checked="true"></en-todo>gas</div>';
    expect(clean(evernote)).toBe('<p>☐ water</p>\n\n<p>☑ gas</p>');
  });

  test.each([
    ['<li>water</li>', 'ul'],
    ['\n<li>water</li>\n<li><p>gas</p></li>\n', 'ul'],
    ['<tr><td>a</td><td>b</td></tr>\n<tr><td>c</td><td>d</td></tr>', 'table'],
    ['<thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody>', 'table'],
  ])('a part of a list or table that lacks its whole: %j', (part, whole) => {
    const kept = clean(`<${whole}>${part}</${whole}>`);
    expect(kept).toContain(`</${whole}>`);
    expect(clean(part)).toBe(kept);
    expect(clean(`<p>first</p><div>${part}</div>last`)).toBe(`<p>first</p>\n\n${kept}\n\n<p>last</p>`);
    expect(clean(`${part}<hr>${part}`)).toBe(`${kept}\n\n<hr />\n\n${kept}`);
  });

  test('single cells as a table of one row', () => {
    const row = '<td>a</td> <td>b</td>';
    expect(clean(row)).toBe(clean(`<table><tr>${row}</tr></table>`));
  });

  test('the lines of a message whose style shows them, and no lines of the source', () => {
    const message = 'Calle Mayor 12\n07800 Ibiza\n\nSpanje';
    const lines = '<p>Calle Mayor 12<br />07800 Ibiza</p>\n\n<p>Spanje</p>';
    expect(clean(`<span style="white-space: pre-wrap">${message}</span>`)).toBe(lines);
    expect(clean(`<div style="white-space-collapse: preserve"><span>${message}</span></div>`)).toBe(lines);
    expect(clean(`<div style="white-space:pre-line">\n<p>a</p>\n<p>b</p>\n</div>`)).toBe(
      '<p>a</p>\n\n<p>b</p>',
    );
    expect(clean(`<div style="white-space:pre"><p style="white-space:normal">a\nb</p></div>`)).toBe(
      '<p>a b</p>',
    );
  });

  // ueberdosis/tiptap#2017 joins these lines, and microsoft/vscode#131922 joins their words.
  test('the lines and words that a code editor copies as blocks', () => {
    const lines = '<div><span>een\u00a0twee</span></div><br><div><span>drie</span></div><div>vier</div>';
    expect(clean(`<div style="white-space: pre;">${lines}</div>`)).toBe(
      '<p>een twee</p>\n\n<p>drie</p>\n\n<p>vier</p>',
    );
  });

  test('code of a chat without the name of its language, and a title above code', () => {
    const box = (label: string) =>
      `<div class="code-block"><div><span>${label}</span><div><button>Copy code</button></div></div><div><pre><code>a = 1</code></pre></div></div>`;
    expect(clean(box('Python'))).toBe('<pre><code>a = 1</code></pre>');
    expect(clean(box('src/main.py: begin'))).toBe(
      '<p>src/main.py: begin</p>\n\n<pre><code>a = 1</code></pre>',
    );
  });

  test('the levels, numbers and places of lists, unlike editor-js/list#68, tinymce/tinymce#4973 and JiHong88/suneditor#1683', () => {
    expect(clean('<ul><li>Koffie</li><li>Thee</li><ul><li>Zwart</li></ul></ul>')).toBe(
      '<ul>\n<li>Koffie</li>\n<li>Thee\n<ul>\n<li>Zwart</li>\n</ul>\n</li>\n</ul>',
    );
    expect(clean('<ol><li>A</li></ol><ul><ul><li>a</li></ul></ul><ol start="2"><li>B</li></ol>')).toContain(
      '<ol start="2">\n<li>B</li>',
    );
    const two = '<p>Eerste</p><ul><li>1.1</li></ul><p>Tweede</p><ul><li>2.1</li></ul>';
    expect(clean(two).replaceAll('\n', '')).toBe(two);
  });

  // slab/quill#4438, titan-cebu/Auservice-Global#57
  test('the kind of a list that its items say', () => {
    expect(
      clean('<ol><li data-list="ordered">a</li><li data-list="bullet" class="ql-indent-1">b</li></ol>'),
    ).toBe('<ol>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ol>');
    const ofDocs = (style: string) =>
      clean(`<ol><li style="list-style-type:${style};" aria-level="1"><p>a</p></li></ol>`);
    expect(['decimal', 'lower-alpha', 'upper-roman'].map(ofDocs)).toEqual([
      '<ol>\n<li>a</li>\n</ol>',
      '<ol type="a">\n<li>a</li>\n</ol>',
      '<ol type="I">\n<li>a</li>\n</ol>',
    ]);
  });

  test.each([
    [
      'Slack',
      '<ul><li data-stringify-indent="0">a</li></ul><ul data-indent="1"><li data-stringify-indent="1">b</li></ul>',
    ],
    ['a Quill editor', '<ul><li>a</li><li class="ql-indent-1">b</li></ul>'],
    ['Word for the web', '<ul><li data-aria-level="1">a</li></ul><ul><li data-aria-level="2">b</li></ul>'],
  ])('the levels of lists that %s writes side by side', (_program, html) => {
    expect(clean(html).replaceAll('\n', '')).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
  });

  test('no hidden rows and columns of spreadsheets, and no words for screen readers', () => {
    const hidden = (cells: string) => `<tr style="display:none">${cells}</tr>`;
    const row = '<td>24-dec</td><td style="display:none">x</td><td>~€50</td>';
    expect(clean(`<table>${hidden(row)}<tr>${row}</tr></table>`).replaceAll('\n', '')).toBe(
      '<table><tbody><tr><td>24-dec</td><td>~€50</td></tr></tbody></table>',
    );
    expect(clean('<h2 class="sr-only">Footnotes</h2><p class="not-sr-only">Bron</p>')).toBe('<p>Bron</p>');
  });

  // Intevation/tiptap-extension-office-paste#15: the marks of a cell are in its style, or in the rule of its class.
  test('old prices as struck out, and bold figures, in a spreadsheet', () => {
    const row = '<tr><td><s>€60</s></td><td><strong>€50</strong></td></tr>';
    const table = `<table><tbody>${row}</tbody></table>`;
    const sheets = '<td style="text-decoration:line-through">€60</td><td style="font-weight:bold">€50</td>';
    expect(clean(`<table><tr>${sheets}</tr></table>`).replaceAll('\n', '')).toBe(table);
    const excel = `<style><!--\n.xl65\n\t{mso-style-parent:style0;\n\ttext-decoration:line-through;}\n.xl66\n\t{font:bold 11.0pt "Aptos", sans-serif;}\n--></style>
<table><!--StartFragment--><tr height=20><td height=20 class=xl65 width=64>€60</td><td class="xl66">€50</td></tr><!--EndFragment--></table>`;
    expect(clean(excel).replaceAll('\n', '')).toBe(table);
  });

  // Expensify/App#85907, hcengineering/platform#9023
  test('the emoji and the paragraphs of a chat', () => {
    const emoji = (alt: string, src: string, more = '') =>
      clean(`<p>a <img alt="${alt}" src="${src}"${more}></p>`);
    expect(emoji(':palm_tree:', 'https://a.slack-edge.com/x/1f334@2x.png')).toBe('<p>a 🌴</p>');
    expect(emoji(':flag-es:', 'https://a.slack-edge.com/x/1f1ea-1f1f8.png')).toBe('<p>a 🇪🇸</p>');
    expect(emoji(':ons_logo:', 'https://emoji.slack-edge.com/T1/ons_logo/abc.png')).toBe(
      '<p>a :ons_logo:</p>',
    );
    expect(emoji(':)', 'https://a.example/smile.gif', ' class="wp-smiley"')).toBe('<p>a :)</p>');
    expect(emoji('Zee', 'https://a.example/1f334.png')).toContain('<img');
    expect(clean('een<span class="c-mrkdwn__br" data-stringify-type="paragraph-break"></span>twee')).toBe(
      '<p>een</p>\n\n<p>twee</p>',
    );
  });

  // wallabag#2269, tranquility-reader-webextensions#40, defuddle PR #327, lazysizes#153
  test.each([
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-original="https://a.example/1.jpg" alt="Zee">',
    '<img data-src="https://a.example/1.jpg" alt="Zee">',
    '<img src="" data-lazy-src="https://a.example/1.jpg" alt="Zee">',
    '<img srcset="https://a.example/1.jpg 1x, https://a.example/2.jpg 2x" alt="Zee">',
    '<picture><source srcset="https://a.example/1.webp"><img src="data:image/svg+xml,x" data-srcset="https://a.example/1.jpg 480w" alt="Zee"></picture>',
    '<img src="https://a.example/1.jpg" data-src="https://a.example/2.jpg" alt="Zee">',
  ])('the image of a page that loads its images late: %s', (html) => {
    expect(pastedHtml(html, { placeholderFor: () => '/place' })).toMatchObject({
      html: '<p><img src="https://a.example/1.jpg" alt="Zee" /></p>',
      foreignImages: 1,
    });
  });

  test('questions that are buttons, without the other buttons of the page', () => {
    expect(clean('<h3><button>Wat kost het?</button></h3><p>€ 50 <button>Kopiëren</button></p>')).toBe(
      '<h3>Wat kost het?</h3>\n\n<p>€ 50</p>',
    );
    expect(clean('<button aria-expanded="true">Wanneer?</button><div>Nu</div>')).toBe(
      '<p>Wanneer?</p>\n\n<p>Nu</p>',
    );
  });

  test('what a person filled in and chose in a form', () => {
    expect(clean('<p>Naam <input value="Jan"> <input type="hidden" value="x"></p>')).toBe('<p>Naam Jan</p>');
    expect(clean('<p><input type="radio" checked> ja <input type="radio"> nee</p>')).toBe(
      '<p>☑ ja ☐ nee</p>',
    );
  });

  test('no numbers of a list whose style hides them', () => {
    for (const style of ['list-style:none', 'list-style-type: none'])
      expect(clean(`<ol style="${style}"><li>24. Dezember</li></ol>`)).toBe(list('24. Dezember'));
  });

  // KaTeX#645, codewars.com#2752: a formula twice or three times.
  test('quotation marks that the browser adds, and formulas', () => {
    expect(clean('<p>Zij zei: <q>kom <b>nu</b></q></p>')).toBe('<p>Zij zei: “kom <strong>nu</strong>”</p>');
    expect(clean('<p>m<math alttext="x^2"><mi>x</mi><mn>2</mn></math></p>')).toBe('<p>mx^2</p>');
    expect(
      clean(
        '<span class="katex"><span class="katex-mathml"><math alttext="x"><mi>x</mi></math></span><span aria-hidden="true">8×4</span></span>',
      ),
    ).toBe('<p>8×4</p>');
  });
});

test('pastedHtml counts the films, forms, fields and formulas that a text cannot hold', () => {
  const counted = (clipboard: string) => pastedHtml(clipboard).embedded;
  expect(
    [
      '<p>a</p>',
      '<iframe src="https://a.example/"></iframe><video></video><audio></audio>',
      '<object data="a.pdf"></object><embed>',
      '<form><input></form>',
      '<p>Land <select><option>es</option></select> <textarea>b</textarea></p>',
      '<canvas></canvas>',
      '<math><mi>x</mi></math>',
      '<svg><text>2026</text></svg><svg><path/></svg><p>een text</p>',
    ].map(counted),
  ).toEqual([0, 3, 2, 1, 2, 1, 1, 1]);
});
