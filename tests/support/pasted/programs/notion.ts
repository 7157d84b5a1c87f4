import type { Look, Span } from '../document.ts';
import { blockByBlock, escaped, inline, isFile, nestedList, type Program } from './program.ts';

/** Notion writes plain tags and a comment with an id. The URLs of uploaded images work only in Notion. */
export const notion: Program = {
  copy: (blocks) =>
    `<meta charset='utf-8'>${writeBlocks(blocks)}<!-- notionvc: 3f1d2c4b-5a69-4788-9a0b-1c2d3e4f5a6b -->`,
};

const writeWords = (words: readonly Span[]): string =>
  inline(words, {
    text: escaped,
    look: (look, inside) => tags[look]?.(inside) ?? inside,
    link: (address, inside) => `<a href="${escaped(address)}">${inside}</a>`,
    lineEnd: '<br>',
  });

const tag = (name: string) => (inside: string) => `<${name}>${inside}</${name}>`;

const tags: Partial<Record<Look, (inside: string) => string>> = {
  strong: tag('strong'),
  em: tag('em'),
  s: tag('del'),
  code: tag('code'),
  sub: tag('sub'),
  sup: tag('sup'),
  underlined: (inside) => `<span style="border-bottom:0.05em solid">${inside}</span>`,
};

const writeBlocks = blockByBlock({
  heading: (level, words) => `<h${level}>${writeWords(words)}</h${level}>\n`,
  paragraph: (words) => `<p>${writeWords(words)}</p>\n`,
  list: nestedList({
    list: (isOrdered, start, items) =>
      `<${isOrdered ? `ol start="${start}"` : 'ul'}>\n${items}</${isOrdered ? 'ol' : 'ul'}>\n`,
    item: writeWords,
  }),
  table: ([head = [], ...rows]) =>
    `<table>\n<thead>\n<tr>\n${head.map((cell) => `<th>${writeWords(cell)}</th>\n`).join('')}</tr>\n</thead>\n<tbody>\n${rows.map((row) => `<tr>\n${row.map((cell) => `<td>${writeWords(cell)}</td>\n`).join('')}</tr>\n`).join('')}</tbody>\n</table>\n`,
  quote: (paragraphs) =>
    `<blockquote>${paragraphs.map((words) => `<p>${writeWords(words)}</p>`).join('\n')}</blockquote>\n`,
  code: (text) => `<pre><code class="language-python">${escaped(text)}\n</code></pre>\n`,
  image: (image) =>
    `<figure><img src="${isFile(image) ? `blob:https://www.notion.so/${image.file}` : image.address}" alt="${image.alt}"></figure>\n`,
});
