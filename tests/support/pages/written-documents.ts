import fc from 'fast-check';

/** Random words of a document, with letters and signs that HTML or Markdown could misread. */
const words = fc
  .array(
    fc.constantFrom(
      'zon',
      'zee',
      'Eén',
      '&amp;',
      '&lt;b&gt;',
      '3 &gt; 2',
      '40\u00a0mm',
      '*',
      '_x_',
      '`',
      '#',
      '-',
      '1.',
      '+',
      '|',
      'https://a.example/x_y',
      'a@b.example',
      '[x](y)',
      '!',
      '\\',
      '~~',
      '“aan”',
      '🙂',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(' '));

const link = fc.constantFrom(
  '/blog/zon-nl',
  'https://a.example/?a=1&amp;b=(2)',
  'mailto:a@b.example',
  '#zee',
  'zon',
);
const image = fc
  .tuple(fc.constantFrom('/media/a.webp', '/b c.png'), words, fc.boolean())
  .map(
    ([src, alt, isSized]) => `<img src="${src}" alt="${alt}"${isSized ? ' width="300" height="200"' : ''}>`,
  );

function inline(depth: number): fc.Arbitrary<string> {
  if (depth === 0) return words;
  const inside = inline(depth - 1);
  return fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: words },
        fc
          .tuple(fc.constantFrom('strong', 'em', 'b', 'i', 's', 'del', 'sub', 'sup', 'code'), inside)
          .map(([tag, html]) => `<${tag}>${html}</${tag}>`),
        fc
          .tuple(link, inside)
          .map(([href, html]) => `<a href="${href}">${html.replaceAll(/<\/?a\b[^>]*>/g, '')}</a>`),
        fc.constant('<br>'),
        image,
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((parts) => parts.join(''));
}

function block(depth: number): fc.Arbitrary<string> {
  const line = inline(2);
  const plain = [
    fc
      .tuple(fc.constantFrom('h1', 'h2', 'h3', 'h4', 'p'), line)
      .map(([tag, html]) => `<${tag}>${html}</${tag}>`),
    words.map((text) => `<pre>${text}</pre>`),
    fc
      .tuple(words, fc.constantFrom('', '\n', '&#10;&#10;x'))
      .map(([text, end]) => `<pre><code>${text}${end}</code></pre>`),
    fc.constant('<hr>'),
    figure(line),
    fc
      .array(figure(line), { minLength: 1, maxLength: 2 })
      .map((figures) => `<figure class="pair">\n${figures.join('\n')}\n</figure>`),
    fc
      .tuple(fc.constantFrom('to-quote', 'to-article', 'to-prices'), link, words)
      .map(([kind, href, text]) => `<p class="${kind}"><a href="${href}">${text}</a></p>`),
  ];
  if (depth === 0) return fc.oneof(...plain);
  const deeper = fc
    .array(block(depth - 1), { minLength: 1, maxLength: 2 })
    .map((blocks) => blocks.join('\n'));
  const held = fc.oneof(
    line,
    deeper,
    fc.tuple(line, deeper).map((parts) => parts.join('\n')),
  );
  const items = fc
    .array(held, { minLength: 1, maxLength: 3 })
    .map((all) => all.map((html) => `<li>${html}</li>`).join('\n'));
  return fc.oneof(
    ...plain,
    items.map((html) => `<ul>\n${html}\n</ul>`),
    fc.tuple(items, fc.constantFrom('', ' start="4"')).map(([html, start]) => `<ol${start}>${html}</ol>`),
    held.map((html) => `<blockquote>${html}</blockquote>`),
    deeper.map((html) => `<aside>${html}</aside>`),
    fc
      .tuple(line, deeper)
      .map(([question, html]) => `<details>\n<summary>${question}</summary>\n${html}\n</details>`),
    table(held),
  );
}

const figure = (line: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom('', ' class="wide"'), image, fc.option(line))
    .map(
      ([size, img, text]) =>
        `<figure${size}>${img}${text === null ? '' : `<figcaption>${text}</figcaption>`}</figure>`,
    );

function table(held: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const row = (tag: fc.Arbitrary<string>) =>
    fc
      .array(fc.tuple(tag, held), { minLength: 1, maxLength: 3 })
      .map(
        (cells) =>
          `<tr>${cells.map(([name, html]) => `<${name}>${html}</${name.slice(0, 2)}>`).join('\n')}</tr>`,
      );
  const head = row(fc.constantFrom('th', 'th scope="col"', 'th colspan="2"'));
  const body = fc.array(row(fc.constantFrom('td', 'td', 'th scope="row"', 'td rowspan="2"')), {
    minLength: 1,
    maxLength: 3,
  });
  return fc.tuple(fc.option(head), body, fc.boolean()).map(([top, rows, hasBody]) => {
    const inside = hasBody ? `<tbody>${rows.join('\n')}</tbody>` : rows.join('');
    return `<table>${top === null ? '' : `<thead>${top}</thead>`}${inside}</table>`;
  });
}

/** Random HTML that a post may contain, from the tags and attributes of `allowedTags` in `src/core/html/tags.ts`. */
export const writtenDocument: fc.Arbitrary<string> = fc
  .array(fc.tuple(block(2), fc.constantFrom('\n\n', '\n', '')), { minLength: 1, maxLength: 3 })
  .map((blocks) => blocks.map(([html, gap]) => html + gap).join(''));
