import type { Span } from '../document.ts';
import { blockByBlock, escaped, inline, isFile, type ListBlock, type Program } from './program.ts';

/** Google Docs wraps everything in a bold tag with normal weight, and puts sublists after their items. */
export const googleDocs: Program = {
  copy: (blocks) =>
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5e0c1b7a-7fff-93d4-41f2-0a1b2c3d4e5f">${writeBlocks(blocks)}</b><br class="Apple-interchange-newline">`,
};

const writeWords = (words: readonly Span[]): string =>
  inline(words, {
    text: (text, looks) => {
      const lines = [
        ...(looks.includes('s') ? ['line-through'] : []),
        ...(looks.includes('underlined') ? ['underline'] : []),
      ];
      const alignment = looks.includes('sub') ? 'sub' : looks.includes('sup') ? 'super' : 'baseline';
      return `<span style="font-size:${alignment === 'baseline' ? '11pt' : '0.6em'};font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:${looks.includes('strong') ? 700 : 400};font-style:${looks.includes('em') ? 'italic' : 'normal'};font-variant:normal;text-decoration:${lines.join(' ') || 'none'};vertical-align:${alignment};white-space:pre;white-space:pre-wrap;">${escaped(text)}</span>`;
    },
    look: (_, inside) => inside,
    link: (address, inside) =>
      `<a href="${escaped(wrapped(address))}" style="text-decoration:none;">${inside}</a>`,
    lineEnd: '<span style="font-size:11pt;white-space:pre-wrap;"><br /></span>',
  });

const wrapped = (address: string): string =>
  address.startsWith('http')
    ? `https://www.google.com/url?q=${encodeURIComponent(address)}&sa=D&source=editors&ust=1795000000000000&usg=AOvVaw0`
    : address;

const writeBlocks = blockByBlock({
  heading: (level, words) =>
    `<h${level} dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;">${writeWords(words)}</h${level}>`,
  paragraph: (words) =>
    `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${writeWords(words)}</p><br />`,
  list,
  table: (rows) =>
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup>${(rows[0] ?? []).map(() => '<col width="200" />').join('')}</colgroup><tbody>${rows
      .map(
        (row) =>
          `<tr style="height:0pt">${row.map((cell) => `<td style="border-left:solid #000000 1pt;border-right:solid #000000 1pt;vertical-align:top;padding:5pt 5pt 5pt 5pt;overflow:hidden;"><p dir="ltr" style="line-height:1.2;">${writeWords(cell)}</p></td>`).join('')}</tr>`,
      )
      .join('')}</tbody></table></div><br />`,
  code: (text) =>
    text
      .split('\n')
      .map(
        (line) =>
          `<p dir="ltr" style="line-height:1.38;"><span style="font-family:'Courier New',monospace;white-space:pre-wrap;">${escaped(line)}</span></p>`,
      )
      .join(''),
  image: (image) =>
    `<p dir="ltr"><span style="font-size:11pt;"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="${isFile(image) ? 'data:image/png;base64,iVBORw0KGgo=' : image.address}" width="602" height="401" alt="${image.alt}" style="margin-left:0px;margin-top:0px;" /></span></span></p>`,
});

function list({ isOrdered, start = 1, items }: ListBlock, level = 1): string {
  const name = isOrdered ? 'ol' : 'ul';
  const inside = items.map(
    ({ words, below }) =>
      `<li dir="ltr" style="list-style-type:${isOrdered ? 'decimal' : 'disc'};font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${writeWords(words)}</p></li>${below ? list(below, level + 1) : ''}`,
  );
  return `<${name} style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"${start > 1 ? ` start="${start}"` : ''}>${inside.join('')}</${name}>`;
}
