import { describe, expect, test } from 'vitest';
import { boundedHtml } from './bounded-markup.ts';

// Each case names the public report of a person whose text another product changed.
describe('Markdown keeps', () => {
  test.each<[report: string, text: string, html: string]>([
    [
      'thomersch/openstreetmap-calendar#140',
      '24. Dezember: geschlossen\n31. Dezember: bis 14 Uhr',
      '<ol start="24">\n<li>Dezember: geschlossen</li>\n<li value="31">Dezember: bis 14 Uhr</li>\n</ol>\n',
    ],
    [
      'thomersch/openstreetmap-calendar#140',
      '1. Mai\n1. Juni',
      '<ol>\n<li>Mai</li>\n<li value="1">Juni</li>\n</ol>\n',
    ],
    [
      'markedjs/marked#3746',
      '~€50-~€80 per maand, 20~30 graden en 40~50 procent, ~~weg~~',
      '<p>~€50-~€80 per maand, 20~30 graden en 40~50 procent, <del>weg</del></p>\n',
    ],
    [
      'markedjs/marked#2974',
      'De pomp is stuk\n---\nGroet, Jan',
      '<p>De pomp is stuk</p>\n<hr>\n<p>Groet, Jan</p>\n',
    ],
    ['adam-p/markdown-here#35', 'Prijzen\n=====', '<p>Prijzen\n=====</p>\n'],
    [
      'ietf-tools/datatracker#11655',
      'Vul <naam> en <e-mail> in',
      '<p>Vul &lt;naam&gt; en &lt;e-mail&gt; in</p>\n',
    ],
    [
      'ietf-tools/datatracker#11655',
      'Door: <code> en <address>',
      '<p>Door: &lt;code&gt; en &lt;address&gt;</p>\n',
    ],
    ['zuchka/remove-markdown#55', '<naam>\nis *nodig*', '<p>&lt;naam&gt;\nis <em>nodig</em></p>\n'],
    ['zuchka/remove-markdown#55', '<p>Vul <naam> in</p>', '<p>Vul &lt;naam&gt; in</p>'],
    ['getgrav/grav#4327', '- [ ] water\n- [x] gas', '<ul>\n<li>☐ water</li>\n<li>☑ gas</li>\n</ul>\n'],
    [
      'github/cmark-gfm#297',
      'zie “https://a.example/x”, «https://a.example/y» en https://a.example/z…',
      '<p>zie “<a href="https://a.example/x">https://a.example/x</a>”, «<a href="https://a.example/y">https://a.example/y</a>» en <a href="https://a.example/z">https://a.example/z</a>…</p>\n',
    ],
    [
      'showdownjs/showdown#266',
      '(https://a.example/1) en https://a.example/Foo_(bar)',
      '<p>(<a href="https://a.example/1">https://a.example/1</a>) en <a href="https://a.example/Foo_(bar)">https://a.example/Foo_(bar)</a></p>\n',
    ],
    [
      'knighty/fimfiction-issues#66',
      '(zie https://a.example/, of https://b.example/).',
      '<p>(zie <a href="https://a.example/">https://a.example/</a>, of <a href="https://b.example/">https://b.example/</a>).</p>\n',
    ],
    [
      'ckeditor/ckeditor5#14497',
      'Zie https://a.example/x.',
      '<p>Zie <a href="https://a.example/x">https://a.example/x</a>.</p>\n',
    ],
    [
      'WordPress/gutenberg#13240',
      '"Dit is *echt*", zei hij: 5\'10"',
      '<p>&quot;Dit is <em>echt</em>&quot;, zei hij: 5&#39;10&quot;</p>\n',
    ],
    [
      'tagspaces/tagspaces#844',
      '| a | b |\n|---|---|\n| 1 | `awk | grep` |\n| 2 | 50|60 \\| 70 |\nx | y',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td><code>awk | grep</code></td>\n</tr>\n<tr>\n<td>2</td>\n<td>50|60 | 70</td>\n</tr>\n<tr>\n<td>x</td>\n<td>y</td>\n</tr>\n</tbody></table>\n',
    ],
    [
      'kjdev/hoextdown#8',
      'a | \\| | c\n--- | --- | ---\na | b | c',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>|</th>\n<th>c</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>a</td>\n<td>b</td>\n<td>c</td>\n</tr>\n</tbody></table>\n',
    ],
  ])('what was written, unlike %s: %j', (_report, text, html) => {
    expect(boundedHtml(text)).toBe(html);
  });

  test.each([
    ['5*3*2 en 4*hotel', '<p>5*3*2 en 4*hotel</p>\n'],
    ['Kund*innen und Mitarbeiter*innen', '<p>Kund*innen und Mitarbeiter*innen</p>\n'],
    ['*excl. btw\n€50*', '<p>*excl. btw\n€50*</p>\n'],
    ['*schuin\nen scheef*', '<p><em>schuin\nen scheef</em></p>\n'],
    ['*schuin* en on**vet**baar', '<p><em>schuin</em> en on<strong>vet</strong>baar</p>\n'],
    ['Vul <?naam?> in', '<p>Vul &lt;?naam?&gt; in</p>\n'],
    ['<?naam?> is nodig', '<p>&lt;?naam?&gt; is nodig</p>\n'],
    ['zwembad [klein](groot)', '<p>zwembad [klein](groot)</p>\n'],
    ['zie [p](/prijzen)', '<p>zie <a href="/prijzen">p</a></p>\n'],
    ['[1]: Bron\n[^2]: Boek', '<p>[1]: Bron\n[^2]: Boek</p>\n'],
    ['[1]: https://a.example', '<p>[1]: <a href="https://a.example">https://a.example</a></p>\n'],
    ['zie [AEMET][1]\n\n[1]: https://a.example', '<p>zie <a href="https://a.example">AEMET</a></p>\n'],
    ['0. nul\n1. een', '<ol start="0">\n<li>nul</li>\n<li>een</li>\n</ol>\n'],
    ['```js\na\n```', '<pre><code>a\n</code></pre>\n'],
  ])('the signs that are no marks: %j', (text, html) => {
    expect(boundedHtml(text)).toBe(html);
  });

  test('HTML tags as tags, with attributes, without an end, and over empty lines', () => {
    for (const html of [
      '<p>a <b>b</b><br>c</p>',
      '<p>a<p>b',
      '<div>\n\na\n\n</div>',
      '<p>a<o:p></o:p></p>',
      '<!-- a -->',
    ])
      expect(boundedHtml(html)).not.toContain('&lt;');
    expect(boundedHtml('zie <a href="/x">hier</a> en <img src="/a.webp">')).toBe(
      '<p>zie <a href="/x">hier</a> en <img src="/a.webp"></p>\n',
    );
  });
});
