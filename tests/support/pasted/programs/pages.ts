import { withoutHeadings, type Look, type Span } from '../document.ts';
import { blockByBlock, escaped, inline, isFile, nestedList, type Program } from './program.ts';

/** Pages and other programs of macOS write empty paragraphs, and classes such as `p1` with a style sheet. */
export const pages: Program = {
  copy: (
    blocks,
  ) => `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta http-equiv="Content-Style-Type" content="text/css">
<title></title>
<meta name="Generator" content="Cocoa HTML Writer">
<meta name="CocoaVersion" content="2575.2">
<style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px 'Helvetica Neue'}
span.s1 {text-decoration: underline}
</style>
</head>
<body>
${writeBlocks(withoutHeadings(blocks))}</body>
</html>
`,
  says: withoutHeadings,
};

const writeWords = (words: readonly Span[]): string =>
  inline(words, {
    text: (text) => escaped(text).replace('. ', '.<span class="Apple-converted-space">  </span>'),
    look: (look, inside) => tags[look]?.(inside) ?? inside,
    link: (address, inside) => `<a href="${escaped(address)}"><span class="s1">${inside}</span></a>`,
    lineEnd: '<br>\n',
  });

const tags: Partial<Record<Look, (inside: string) => string>> = {
  strong: (inside) => `<b>${inside}</b>`,
  em: (inside) => `<i>${inside}</i>`,
  s: (inside) => `<span class="s3" style="text-decoration: line-through">${inside}</span>`,
  sub: (inside) => `<sub>${inside}</sub>`,
  sup: (inside) => `<sup>${inside}</sup>`,
  underlined: (inside) => `<span class="s1">${inside}</span>`,
};

const writeBlocks = blockByBlock({
  heading: (_, words) => `<p class="p1">${writeWords(words)}</p>\n`,
  paragraph: (words) => `<p class="p1">${writeWords(words)}</p>\n<p class="p2"><br></p>\n`,
  list: nestedList({
    list: (isOrdered, start, items) =>
      `<${isOrdered ? 'ol class="ol1"' : 'ul class="ul1"'}${start > 1 ? ` start="${start}"` : ''}>\n${items.replaceAll('<li>', '<li class="li1"><span class="s2"></span>')}</${isOrdered ? 'ol' : 'ul'}>\n`,
    item: writeWords,
  }),
  table: (rows) =>
    `<table cellspacing="0" cellpadding="0" class="t1">\n  <tbody>\n${rows.map((row) => `    <tr>\n${row.map((cell) => `      <td valign="top" class="td1">\n        <p class="p1">${writeWords(cell)}</p>\n      </td>\n`).join('')}    </tr>\n`).join('')}  </tbody>\n</table>\n`,
  code: (text) =>
    text
      .split('\n')
      .map((line) =>
        line === ''
          ? '<p class="p2"><br></p>\n'
          : `<p class="p3"><span class="Apple-tab-span">	</span>${escaped(line)}</p>\n`,
      )
      .join(''),
  image: (image) =>
    `<p class="p1"><img src="${isFile(image) ? `file:///private/var/folders/x/T/${image.file}` : image.address}" alt="${image.alt}"></p>\n`,
});
