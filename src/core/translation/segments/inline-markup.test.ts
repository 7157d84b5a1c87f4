import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeBody } from '../../post/text/body.ts';
import { blocksOf, frameOf, htmlOf } from './blocks.ts';
import { numberTags, restoreTags } from './inline-markup.ts';
import { emptyText, replaceWords, segmentsOf } from './segments.ts';

describe('numberTags and restoreTags', () => {
  test('replace tags with numbers, and restore the tags in any order', () => {
    const { text, tags } = numberTags(
      'Zie <a href="/blog" title="x">het <em>blog</em></a>.<br />Tot <code>a</code>',
    );
    expect(text).toBe('Zie <1>het <2>blog</2></1>.<3/>Tot <4/>');
    expect(restoreTags('<4/> hasta <3/>el <2>blog</2>, <1>véalo</1> & ya', tags)).toBe(
      '<code>a</code> hasta <br />el <em>blog</em>, <a href="/blog" title="x">véalo</a> &amp; ya',
    );
  });

  test.each([
    ['a missing tag', 'See the blog.'],
    ['a repeated tag', '<1>See</1> the <1>blog</1>.'],
    ['an added tag', '<1>See</1> the <2>blog</2>.'],
    ['an unclosed tag', 'See <1>the blog.'],
    ['a closing tag without an opening tag', 'See the blog</1>.'],
    ['a self-closing tag instead of a pair', 'See <1/>the blog.'],
    ['new markup', '<1>See</1> <b>the</b> blog.'],
    ['new markup before its tag', '<b>See</b> <1>the</1> blog.'],
    ['a script', '<1>See</1><script>alert(1)</script>'],
    ['a comment', '<1>See</1><!-- x -->'],
  ])('reject an answer with %s', (_, text) => {
    expect(restoreTags(text, [{ html: '<a href="/blog">', isPair: true }])).toBeUndefined();
  });

  test('reject crossed tags, and number an unclosed tag like a self-closing tag', () => {
    const tags = [
      { html: '<em>', isPair: true },
      { html: '<strong>', isPair: true },
    ];
    expect(restoreTags('<1>a <2>b</1></2>', tags)).toBeUndefined();
    expect(numberTags('<strong>Let op').text).toBe('<1/>Let op');
  });

  test('keep escaped text that looks like markup as text', () => {
    const { text, tags } = numberTags('Warmer dan 3 &lt; 5 &amp; <b>kouder</b>');
    expect(restoreTags(text, tags)).toBe('Warmer dan 3 &lt; 5 &amp; <b>kouder</b>');
  });

  test('output only the original markup, whatever the language model answers', () => {
    const { tags } = numberTags('Zie <a href="/blog">het <em>blog</em></a>.');
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<1>', '</1>', '<2>', '</2>', '<b>', '<img src=x onerror=y>', '&lt;b>', '<'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = restoreTags(pieces.join(''), tags);
        if (html !== undefined)
          expect((html.match(/<[^>]*>/g) ?? []).sort()).toEqual([
            '</a>',
            '</em>',
            '<a href="/blog">',
            '<em>',
          ]);
      }),
    );
  });
});

describe('blocksOf', () => {
  test.each([
    '## Tuin\n\nEen *mooie* tuin.\n\n- een\n- twee\n  - drie\n\n> gezegd\n\n1. a\n2. b',
    '<h2>Tuin</h2><p>Een</p><table><tr><th>A</th></tr><tr><td>1</td></tr></table><hr><figure><img src="/media/a.webp" alt="Huis"><figcaption>Huis</figcaption></figure>',
    '<div>Los <b>woord</b></div><p>Twee</p>',
    '```\na\n\nb\n```\n\nNa de code',
    '<a href="/x"><p>In een link</p></a>',
    '<em>Let op: <p>nat</p></em> en droog',
    '<small><p>Klein</p></small>',
    '![Zwembad](/media/z.webp)',
  ])('returns blocks that preserve the structure of %s when they are joined', (content) => {
    const blocks = blocksOf(safeBody({ content, title: 'T' }));
    const again = blocksOf(safeBody({ content: htmlOf(blocks), title: 'T' }));
    expect(frameOf(again)).toBe(frameOf(blocks));
    expect(htmlOf(again)).toBe(htmlOf(blocks));
  });
});

test('a translation keeps the blocks of an article, and links to the home page in its own language', () => {
  const content = [
    '<aside>\n<p>Let op</p>\n</aside>',
    '<details>\n<summary>Hoe vaak?</summary>\n<p>Elke week.</p>\n</details>',
    '<figure class="pair">\n<figure><img src="/a.webp" alt="Voor" /></figure>\n<figure><img src="/b.webp" alt="Na" /></figure>\n</figure>',
    '<p class="to-quote"><a href="/nl?pkg=rental&amp;x=1#contact">Offerte</a></p>',
    '<p class="to-article"><a href="/blog/zwembad-nl">Zwembad</a></p>',
    '<p class="to-prices"><a href="/nl#pricing">Prijzen</a></p>',
    '<figure class="wide"><img src="/c.webp" alt="Breed" /></figure>',
  ].join('\n\n');
  const text = { ...emptyText, title: 'Huis', content };
  const segments = segmentsOf(text);
  expect(segments.map((segment) => segment.text)).toEqual([
    'Huis',
    'Let op',
    'Hoe vaak?',
    'Elke week.',
    'Voor',
    'Na',
    '<1>Offerte</1>',
    '<1>Zwembad</1>',
    '<1>Prijzen</1>',
    'Breed',
  ]);
  const words = new Map(segments.map((segment) => [segment.id, segment.text.replace('Voor', 'Vorher')]));
  const kept = { fields: {}, runs: new Map<number, string>() };
  expect(replaceWords(text, { words, kept, locale: 'de' })?.content.replaceAll(/\n/g, '')).toBe(
    content.replaceAll(/\n/g, '').replace('Voor', 'Vorher').replace('/nl?', '/de?').replace('/nl#', '/de#'),
  );
});
