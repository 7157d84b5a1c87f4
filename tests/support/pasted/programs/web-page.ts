import type { Look, Span } from '../document.ts';
import { blockByBlock, escaped, inline, isFile, nestedList, type Program } from './program.ts';

/** Chrome on Windows copies a news page with its menu, script and button, and with inline styles on most tags. */
export const webPage: Program = {
  copy: (blocks) =>
    `<html>\r\n<body>\r\n<!--StartFragment--><article class="css-1x" style="${style}"><nav aria-label="x" hidden>Menu</nav>${writeBlocks(blocks)}<script>track()</script><button type="button">Share</button></article><!--EndFragment-->\r\n</body>\r\n</html>`,
};

const style =
  'box-sizing: border-box; color: rgb(17, 48, 59); font-family: Figtree, sans-serif; font-size: 18px; font-style: normal; font-weight: 400; letter-spacing: normal; white-space: normal; text-decoration-thickness: initial; text-decoration-style: initial;';

const writeWords = (words: readonly Span[]): string =>
  inline(words, {
    text: (text) =>
      escaped(text)
        .replace(/(?<=[a-z]) (?=[a-z])/, '<span>&nbsp;</span>')
        .replace(/(?<=[a-z]) (?=[a-z]+\.$)/, '\n        '),
    look: (look, inside) => tags[look]?.(inside) ?? inside,
    link: (address, inside) =>
      `<a href="${escaped(address.startsWith('http') ? tracked(address) : address)}" target="_blank" rel="nofollow" onclick="track(this)" style="color: rgb(13, 92, 117); text-decoration: underline;">${inside}</a>`,
    lineEnd: '<br style="box-sizing: border-box;">',
  });

const tracked = (address: string): string => {
  const url = new URL(address);
  for (const name of ['utm_source', 'utm_medium', 'fbclid']) url.searchParams.set(name, 'x1');
  return url.href;
};

const tag = (name: string) => (inside: string) =>
  `<${name} style="box-sizing: border-box;">${inside}</${name}>`;

const tags: Partial<Record<Look, (inside: string) => string>> = {
  strong: tag('strong'),
  em: tag('em'),
  s: tag('s'),
  code: tag('code'),
  sub: tag('sub'),
  sup: tag('sup'),
  underlined: tag('u'),
  hidden: (inside) => `<span style="display: none">${inside}</span>`,
};

const writeBlocks = blockByBlock({
  heading: (level, words) => `<h${level} style="${style}">${writeWords(words)}</h${level}>`,
  paragraph: (words) => `<p style="${style}">\n        ${writeWords(words)}\n      </p>`,
  list: nestedList({
    list: (isOrdered, start, items) =>
      `<${isOrdered ? `ol start="${start}"` : 'ul'} style="${style}">\n  ${items.replaceAll('</li><li>', '</li>\n  <li>')}\n</${isOrdered ? 'ol' : 'ul'}>`,
    item: writeWords,
  }),
  table: ([head = [], ...rows]) =>
    `<div class="scroll"><table style="${style}"><thead><tr>${head.map((cell) => `<th scope="col" style="font-weight: bold;">${writeWords(cell)}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td style="padding: 8px;">${writeWords(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`,
  quote: (paragraphs) =>
    `<blockquote style="${style}">${paragraphs.map((words) => `<p style="${style}">${writeWords(words)}</p>`).join('')}</blockquote>`,
  code: (text) =>
    `<pre style="${style}"><code class="hljs language-python">${escaped(text).replace('print', '<span class="hljs-built_in">print</span>')}</code></pre>`,
  image: (image) =>
    `<figure style="${style}"><picture><source srcset="https://cdn.example.org/x.avif"><img src="${isFile(image) ? `data:image/webp;base64,UklGRg==` : image.address}" srcset="https://cdn.example.org/x@2x.jpg 2x" alt="${image.alt}" loading="lazy"></picture></figure>`,
});
