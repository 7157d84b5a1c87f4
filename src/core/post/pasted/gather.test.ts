/** Everything that a reader should see survives pasting, whichever program the text comes from. */
import { describe, expect, test } from 'vitest';
import { pastedHtml } from './pasted.ts';

const clean = (clipboard: string): string =>
  pastedHtml(clipboard, { origin: 'https://www.example.org' }).html;

describe('pasted HTML keeps', () => {
  test.each<[string, string]>([
    ['<p>a<!--EndFragment-->b</p>', '<p>ab</p>'],
    ['<p>x</p><!--StartFragment--><p>a</p><!--EndFragment--><p>y</p>', '<p>a</p>'],
    [
      '<p>a <ins datetime="2026-01-01">b</ins> <del datetime="2026-01-01">c</del> <del>d</del></p>',
      '<p>a b <s>d</s></p>',
    ],
    [
      '<p style="visibility:hidden">a</p><p style="display:none">b</p><p hidden>c</p><p style="mso-hide:all">d</p><p style="mso-element:comment-list">e</p><p class="MsoCommentText">f</p><p>g</p>',
      '<p>g</p>',
    ],
  ])('fragments of the clipboard, and unseen text: %s', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });

  test.each<[string, string]>([
    [
      '<p><span style="font-weight:600">a</span> <span style="font-weight:500">b</span> <b style="font-weight:normal">c</b> <span style="font-style:oblique">d</span> <i style="font-style:normal">e</i> <span style="text-decoration-line:line-through">f</span> <span style="vertical-align:super">g</span> <span style="vertical-align:sub">h</span></p>',
      '<p><strong>a</strong> b c <em>d</em> e <s>f</s> <sup>g</sup> <sub>h</sub></p>',
    ],
    ['<p>a<br>b<br><br>c</p>', '<p>a<br />b</p>\n\n<p>c</p>'],
    ['<p>a<br> <br>c<br></p>', '<p>a</p>\n\n<p>c</p>'],
    ['<p><br>a<b> b </b>c</p>', '<p>a <strong>b</strong> c</p>'],
    ['<p><b>a</b> <b>b</b> <i>c</i></p>', '<p><strong>a b</strong> <em>c</em></p>'],
    [
      '<p><a href="https://a.example">a</a> <a href="https://a.example">b</a> <a href="https://b.example">c</a></p>',
      '<p><a href="https://a.example">a b</a> <a href="https://b.example">c</a></p>',
    ],
    ['<p>12\u00a0km en\u00a0meer €\u00a05</p>', '<p>12\u00a0km en meer €\u00a05</p>'],
  ])('marks, line breaks and gaps between words: %s', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });

  test.each<[string, string]>([
    [
      '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
      '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>',
    ],
    ['<ol start="3"><li>a</li><li>b</li></ol>', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['<ol><li>a<ul><li>b</li></ul></li></ol>', '<ol>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ol>'],
    ['<ul><ul><li>a</li></ul></ul>', '<ul>\n<li>\n<ul>\n<li>a</li>\n</ul>\n</li>\n</ul>'],
    ['<ul>los<li></li><li>b</li></ul>', '<ul>\n<li>los</li>\n<li>b</li>\n</ul>'],
    [
      '<ul><li data-aria-level="1">a</li></ul><ul><li data-aria-level="2">b</li></ul><ul><li data-aria-level="1">c</li></ul>',
      '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>',
    ],
    ['<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul>\n<li>a</li>\n</ul>\n\n<ol>\n<li>b</li>\n</ol>'],
    [
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>a</p><p class=MsoListParagraph style='mso-list:l0 level3 lfo1'><span style='mso-list:Ignore'>·</span>b</p><p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>c</p>",
      '<ol>\n<li>a\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</li>\n</ol>',
    ],
    [
      '<p class="MsoListParagraph">·  a</p><p class="MsoListParagraph">2)  b</p><p class="MsoListParagraph">los</p>',
      '<ul>\n<li>a</li>\n</ul>\n\n<ol start="2">\n<li>b</li>\n</ol>\n\n<p>los</p>',
    ],
  ])('lists at several levels, also without tags: %s', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });

  test.each<[string, string]>([
    [
      '<h5>a</h5><h6>b</h6><p class="MsoTitle">c</p><p role="heading" aria-level="3">d</p><p role="heading">e</p><p role="heading" aria-level="9">f</p>',
      '<h4>a</h4>\n\n<h4>b</h4>\n\n<h1>c</h1>\n\n<h3>d</h3>\n\n<h2>e</h2>\n\n<h4>f</h4>',
    ],
    [
      '<h2><b>a</b><img src="/a.webp" alt="x"><p>b</p></h2><h2></h2>',
      '<h2>a b</h2>\n\n<p><img src="/a.webp" alt="x" /></p>',
    ],
  ])('headings, with everything inside them: %s', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });

  test.each<[string, string]>([
    [
      '<blockquote><p>a</p></blockquote><blockquote></blockquote><div style="border-left:solid blue 1pt">b</div><div style="border-left:0 solid blue">c</div><p style="border-left:solid blue 1pt">d</p>',
      '<blockquote>\n<p>a</p>\n</blockquote>\n\n<blockquote>\n<p>b</p>\n</blockquote>\n\n<p>c</p>\n\n<p>d</p>',
    ],
    [
      '<p>a</p><div><div id="divRplyFwdMsg">Van: x</div></div><p>b</p><hr><p>c</p>',
      '<p>a</p>\n\n<blockquote>\n<p>Van: x</p>\n<p>b</p>\n<p>c</p>\n</blockquote>',
    ],
    [
      "<p>a</p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p>Van</p></div><p>b</p>",
      '<p>a</p>\n\n<blockquote>\n<p>Van</p>\n<p>b</p>\n</blockquote>',
    ],
  ])('quotations and older mails: %s', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });

  test.each<[string, string]>([
    [
      '<pre>\n\na\u00a0b\n </pre><pre><code>x<br>y<b>z</b></code></pre><pre> </pre>',
      '<pre>a b</pre>\n\n<pre><code>x\nyz</code></pre>',
    ],
    [
      '<figure><img src="/a.webp" alt="a"><figcaption>b</figcaption></figure><figure class="big"><p>c</p></figure><figure class="pair"><figure><img src="/a.webp"></figure><p>x</p></figure>',
      '<figure><img src="/a.webp" alt="a" /><figcaption>b</figcaption></figure>\n\n<p>c</p>\n\n<figure class="pair">\n<figure><img src="/a.webp" alt="" /></figure>\n</figure>',
    ],
    [
      '<details><summary><b>V</b></summary></details><details><p>a</p></details><details><summary></summary><p>b</p></details>',
      '<p>V</p>\n\n<p>a</p>\n\n<p>b</p>',
    ],
    [
      '<p class="to-quote">a</p><div class="to-quote">b</div><p class="to-quote x">c</p>',
      '<p class="to-quote">a</p>\n\n<p>b</p>\n\n<p>c</p>',
    ],
    ['<aside></aside><aside><p>a</p></aside>', '<aside>\n<p>a</p>\n</aside>'],
    [
      '<hr><p>a</p><blockquote><hr><p>b</p></blockquote>',
      '<hr />\n\n<p>a</p>\n\n<blockquote>\n<p>b</p>\n</blockquote>',
    ],
  ])('preformatted text, figures, questions and buttons: %s', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });

  test.each<[string, string]>([
    [
      '<table><caption>t</caption><tr><th>a</th><th><b>b</b></th></tr><tr><td>1</td><td><p>2</p></td></tr><tr><td></td><td></td></tr></table>',
      '<p>t</p>\n\n<table>\n<tbody>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
    [
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['<table role="presentation"><tr><td>a</td><td>b</td></tr></table>', '<p>a</p>\n\n<p>b</p>'],
    ['<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', '<p>a</p>\n\n<p>b</p>'],
    [
      '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
      '<p>a</p>\n\n<table>\n<tbody>\n<tr>\n<td>b</td>\n<td>c</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['<table><tr><td></td><td></td></tr></table>', ''],
  ])('tables with data, and layout tables: %s', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });

  test.each<[string, string]>([
    [
      '<p><img src="/a.webp" alt=" a  b " width="12" height="1000000"><img src="/b.webp" width="3"><img src="/c.webp" width="4"><img src="//evil/x.png"><img src="http://a.example/x.png"></p>',
      '<p><img src="/a.webp" alt="a b" width="12" /><img src="/c.webp" alt="" width="4" /></p>',
    ],
    [
      '<p><img src="https://www.example.org/media/a.webp" alt="a"><a href="https://www.example.org/x?a=1#b">l</a><a href="https://www.example.org">m</a></p>',
      '<p><img src="/media/a.webp" alt="a" /><a href="/x?a=1#b">l</a><a href="/">m</a></p>',
    ],
  ])('images of this site: %s', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });

  test.each<[string, string]>([
    ['<p>a <a class="sdfootnotesym" href="#n">1</a>noot</p>', '<p>a 1 noot</p>'],
    ['<p><a href="/x">a<a>b</a></a></p>', '<p><a href="/x">a</a>b</p>'],
    [
      '<p><a href="https://www.google.com/url?q=https://www.google.com/url?q=https://a.example/">a</a> <a href="https://l.facebook.com/l.php?u=https://a.example/">b</a> <a href="https://l.facebook.com/other?u=https://a.example/">c</a> <a href="https://evil.example/url?q=https://a.example/">d</a></p>',
      '<p><a href="https://a.example/">a b</a> <a href="https://l.facebook.com/other?u=https://a.example/">c</a> <a href="https://evil.example/url?q=https://a.example/">d</a></p>',
    ],
    [
      '<p><a href="https://a.example/?UTM_source=x">a</a> <a href="ftp://a.example">b</a> <a href="tel:+34">c</a> <a href="https://a b.example">d</a></p>',
      '<p><a href="https://a.example/">a</a> b <a href="tel:+34">c</a> d</p>',
    ],
  ])('links, without click counters: %s', (clipboard, article) => {
    expect(clean(clipboard)).toBe(article);
  });
});
