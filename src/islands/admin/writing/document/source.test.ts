import fc from 'fast-check';
import { textContent } from 'domutils';
import type { Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { allowedTags } from '#core/html/tags.ts';
import { htmlTree } from '#core/html/html-tree.ts';
import { safeBody, sourceBody } from '#core/post/text/body.ts';
import { clipboardFragments } from '../../../../../tests/support/browser/clipboard-fragments.ts';
import { markupSeen } from '../../../../../tests/support/pages/same-markup.ts';
import { writtenDocument } from '../../../../../tests/support/pages/written-documents.ts';
import { writtenLine } from '../../../../../tests/support/pasted/written-lines.ts';
import { schema } from './schema.ts';
import { openSource, sourceOf } from './source.ts';
import { writeHtml } from './write-html.ts';

const page = (content: string) => markupSeen(safeBody({ content, title: '' }));
const paragraph = (text: string) => schema.node('paragraph', null, [schema.text(text)]);
const lockedIn = (content: string) =>
  openSource(content).doc.children.filter(({ type }) => type.name === 'locked').length;

function changed(content: string, at: number, ...blocks: Node[]): string {
  const opened = openSource(content);
  const all = [...opened.doc.children];
  all.splice(at, 1, ...blocks);
  return sourceOf(schema.node('doc', null, all), opened);
}

describe('opening a source', () => {
  for (const { numRuns, tags } of [
    { numRuns: 200, tags: [] },
    { numRuns: 1000, tags: ['heavy'] },
  ])
    test(
      `keeps ${numRuns} random allowed documents byte for byte, and can rewrite each as HTML with the same page`,
      { tags },
      () => {
        fc.assert(
          fc.property(writtenDocument, (content) => {
            const opened = openSource(content);
            expect(sourceOf(opened.doc, opened)).toBe(content);
            const html = opened.doc.children.map(writeHtml).join('\n\n');
            expect(page(html)).toEqual(page(content));
          }),
          { numRuns },
        );
      },
    );

  test('locks fewer than 2 % of the blocks in random allowed documents', () => {
    const documents = fc.sample(writtenDocument, { numRuns: 200, seed: 1 });
    const blocks = documents.reduce((sum, content) => sum + openSource(content).doc.childCount, 0);
    const locked = documents.reduce((sum, content) => sum + lockedIn(content), 0);
    expect(locked / blocks).toBeLessThan(0.02);
  });

  test('locks no table, code or list that an AI chat writes in Markdown', () => {
    const content = [
      '| Dienst | Prijs |\n|:---|---:|\n| Zwembad | €50 |',
      '```js\nconst prijs = 50;\n```',
      '- [ ] water uit\n- [x] gas dicht',
      '0. nul\n1. een',
      '123456. nummer',
    ].join('\n\n');
    expect(lockedIn(content)).toBe(0);
    const opened = openSource(content);
    expect(opened.doc.children.map(writeHtml).join('\n\n')).toContain('<ol start="0">');
    expect(sourceOf(opened.doc, opened)).toBe(content);
  });

  test('shows typed lines of figures in four languages on the page as they were typed', () => {
    fc.assert(
      fc.property(fc.array(writtenLine, { minLength: 1, maxLength: 6 }), (lines) => {
        const typed = sourceOf(schema.node('doc', null, lines.map(paragraph)), openSource(''));
        const shown = htmlTree(safeBody({ content: typed, title: '' })).map((block) => textContent(block));
        expect(shown.filter((line) => line.trim() !== '')).toEqual(lines);
      }),
    );
  });

  test('locks no block of an old translation, which was stored as rendered page HTML', () => {
    const own = `/media/${'0'.repeat(32)}-1600x900-${'a'.repeat(36)}/960.webp`;
    const content = [
      `<figure><img src="${own}" alt="De pomp" width="1600" height="900"><figcaption>Zo</figcaption></figure>`,
      `<p>Zie <a href="https://a.example/">hier</a>: <img src="${own}" alt=""></p>`,
      `<p><img src="/b.png" alt="Tuin"> <a href="/blog">binnen</a></p>`,
    ].join('\n\n');
    const stored = safeBody({ content, title: '' });
    expect(stored).toContain('<picture><source');
    const opened = openSource(stored);
    expect(lockedIn(stored)).toBe(0);
    const rewritten = opened.doc.children.map(writeHtml).join('\n\n');
    expect(rewritten).not.toMatch(/picture|srcset|rel=|loading=/);
    expect(page(rewritten)).toEqual(page(stored));
    // New translations are made from `sourceBody`, so they do not contain this markup.
    expect(sourceBody({ content: stored, title: '' })).not.toMatch(/picture|srcset|rel=|loading=/);
  });

  test('keeps every stored text byte for byte', () => {
    const pieces = fc.constantFrom(
      '<div>',
      '</div>',
      '<p class="a">',
      '</p>',
      '<p>',
      '<!-- x -->',
      '<script>x</script>',
      '<table>',
      '<td>',
      '\n',
      '\n\n',
      '\r\n',
      ' ',
      '# ',
      '- ',
      '> ',
      '```',
      '[a]: /b',
      '|',
      '**',
      '<',
      '&',
      'zon',
      '    ',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const opened = openSource(parts.join(''));
        expect(sourceOf(opened.doc, opened)).toBe(parts.join(''));
        // Adding a paragraph leaves the other blocks unchanged, except that `\r\n` becomes `\n`, as in `source`.
        const more = sourceOf(opened.doc.copy(opened.doc.content.addToEnd(paragraph('Meer'))), opened);
        for (const { source } of opened.origins) expect(more).toContain(source);
        expect(more.endsWith('Meer</p>') || more.endsWith('Meer')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test.each(Object.entries(clipboardFragments))('locks no block of pasted HTML: %s', (_, { article }) => {
    expect(lockedIn(article.replaceAll('<p></p>', ''))).toBe(0);
  });

  test('supports every tag in `allowedTags`, and no other tag', () => {
    const sources = fc.sample(writtenDocument, { numRuns: 300, seed: 2 });
    const html = sources.flatMap((content) => openSource(content).doc.children.map(writeHtml)).join('');
    const written = new Set([...html.matchAll(/<([a-z]+\d?)/g)].map(([, tag]) => tag));
    expect([...written].sort()).toEqual(Object.keys(allowedTags).sort());
  });
});

describe('writing a source', () => {
  test('writes a changed block as HTML, and leaves the source around it unchanged', () => {
    const markdown = '# Huis\nEen *mooie*   tuin\n* * *\n\n+ a\n+ b\n\n\nEinde';
    expect(changed(markdown, 1, paragraph('Een tuin_pad, 2 * 3'))).toBe(
      '# Huis\n\n<p>Een tuin_pad, 2 * 3</p>\n\n* * *\n\n+ a\n+ b\n\n\nEinde',
    );
    const html = '<h2 >Huis</h2><p>Een <b>tuin</b></p>\n<p>Einde</p>';
    expect(changed(html, 1, paragraph('Een pad'))).toBe('<h2 >Huis</h2>\n\n<p>Een pad</p>\n\n<p>Einde</p>');
  });

  test('keeps the original source of a block that was moved, or changed and changed back', () => {
    const content = 'Een *tuin*.\n\n\n__Zon__.';
    const [garden, sun] = openSource(content).doc.children;
    if (!garden || !sun) throw new Error('Two paragraphs were expected.');
    const opened = openSource(content);
    expect(sourceOf(schema.node('doc', null, [garden, sun]), opened)).toBe(content);
    expect(sourceOf(schema.node('doc', null, [sun, garden]), opened)).toBe('__Zon__.\n\nEen *tuin*.');
  });

  test.each([
    ['a list below a list', '- a', ['list']],
    ['a web address', 'x', ['zie www.example.com']],
    ['marks of Markdown', 'x', ['**a** # 1. _b_']],
  ])('writes a block in a Markdown text so that it reads back the same: %s', (_, content, texts) => {
    const list = schema.node('bullet_list', null, [schema.node('list_item', null, [paragraph('1')])]);
    const [first] = openSource(content).doc.children;
    const blocks = texts.map((text) => (text === 'list' ? list : paragraph(text)));
    const source = changed(content, 1, ...blocks);
    expect(openSource(source).doc.eq(schema.node('doc', null, [...(first ? [first] : []), ...blocks]))).toBe(
      true,
    );
  });

  test.each([
    ['<div class="kader">\n\n**Let op**\n\n</div>', 1],
    ['<p style="color:red">Rood</p>', 1],
    ['<p>Goed</p>\n<iframe src="https://a.example"></iframe>\n<p>Ook goed</p>', 1],
    ['<p><a href="javascript:alert(1)">x</a></p>', 1],
    ['[a]: /b\n\nZie [a].', 1],
    ['<p>Open<p>Dicht</p>', 1],
  ])('keeps the unknown markup %j unchanged in a locked block', (content, locked) => {
    expect(lockedIn(content)).toBe(locked);
    expect(changed(content, openSource(content).doc.childCount, paragraph('Meer'))).toContain(content);
  });
});
