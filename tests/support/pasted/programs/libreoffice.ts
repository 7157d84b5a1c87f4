import { looking, notesIn, paragraph, plain, type Block, type Look, type Span } from '../document.ts';
import { blockByBlock, escaped, inline, isFile, type ListBlock, type Program } from './program.ts';

/** LibreOffice wraps every text in `font`, writes sublists inside their items, and puts footnotes below the text. */
export const libreOffice: Program = {
  copy(blocks, language) {
    noted = 0;
    return `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.8.4.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
		a.sdfootnoteanc { font-size: 57% }
	</style>
</head>
<body lang="${language}" link="#000080" vlink="#800000" dir="ltr">${writeBlocks(blocks)}${notesIn(blocks).map(noteBelow).join('')}</body>
</html>`;
  },
  says: withNotes,
};

function withNotes(blocks: readonly Block[]): Block[] {
  let number = 0;
  const numbered = blocks.map((block) =>
    block.kind !== 'paragraph'
      ? block
      : paragraph(
          ...block.words.flatMap((span) =>
            span.note === undefined ? [span] : [plain(span.text), looking(String(++number), 'sup')],
          ),
        ),
  );
  return [...numbered, ...notesIn(blocks).map((note, index) => paragraph(plain(`${index + 1} ${note}`)))];
}

const writeWords = (words: readonly Span[]): string =>
  inline(words, {
    text: (text) =>
      `<font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">${escaped(text).replaceAll(/[\u0590-\u05ff]+(?: [\u0590-\u05ff]+)*/g, '<span lang="he-IL"><span dir="rtl">$&</span></span>')}</font></font>`,
    look,
    link: (address, inside) =>
      `<a href="${escaped(address)}" target="_top"><font color="#000080"><u>${inside}</u></font></a>`,
    note: () => {
      noted++;
      return `<a class="sdfootnoteanc" name="sdfootnote${noted}anc" href="#sdfootnote${noted}sym"><sup>${noted}</sup></a>`;
    },
    lineEnd: '<br/>\n',
  });

let noted = 0;

/** There is no space between the number and the text of a footnote, because a style sets the distance. */
const noteBelow = (note: string, index: number): string =>
  `<div id="sdfootnote${index + 1}"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote${index + 1}sym" href="#sdfootnote${index + 1}anc">${index + 1}</a>${escaped(note)}</p>\n</div>`;

function look(name: Look, inside: string): string {
  const tag = { strong: 'b', em: 'i', s: 'strike', underlined: 'u', sub: 'sub', sup: 'sup', code: 'code' }[
    name as string
  ];
  if (tag !== undefined) return `<${tag}>${inside}</${tag}>`;
  if (name === 'hidden') return `<span style="display: none">${inside}</span>`;
  return name === 'deleted'
    ? `<del cite="%20" datetime="2026-11-20T10:00:00"><a name="__UnoMark__1"></a>${inside}</del>`
    : `<ins cite="%20" datetime="2026-11-20T10:00:00">${inside}</ins>`;
}

const writeBlocks = blockByBlock({
  title: (words) => `<h1 class="title" style="font-weight: normal">${writeWords(words)}</h1>\n`,
  heading: (level, words) => `<h${level} class="western">${writeWords(words)}</h${level}>\n`,
  paragraph: (words) =>
    `<p style="line-height: 100%; margin-bottom: 0cm">\n${writeWords(words)}</p>\n<p style="margin-bottom: 0cm"><br/>\n\n</p>\n`,
  list,
  table: (rows) =>
    `<table width="100%" cellpadding="4" cellspacing="0"><col width="85*"/><col width="85*"/><col width="85*"/><thead>${row(rows[0] ?? [], 'th')}</thead><tbody>${rows
      .slice(1)
      .map((cells) => row(cells, 'td'))
      .join('')}</tbody></table>\n`,
  quote: (paragraphs) =>
    `<blockquote>${paragraphs.map(writeWords).join('</blockquote><blockquote>')}</blockquote>\n`,
  code: (text) => `<pre class="western">${escaped(text)}</pre>`,
  image: (image) =>
    `<p><img src="${isFile(image) ? `file:///tmp/lu1742abc.tmp/lu1742abc_tmp_${image.file}` : image.address}" name="Image1" align="left" alt="${image.alt}" width="301" height="201" border="0"/></p>\n`,
});

const row = (cells: readonly (readonly Span[])[], name: 'td' | 'th'): string =>
  `<tr valign="top">${cells.map((cell) => `<${name} width="33%" style="border: 1px solid #000000; padding: 0.1cm"><p align="left">${writeWords(cell)}</p></${name}>`).join('\n')}</tr>\n`;

function list({ isOrdered, start = 1, items }: ListBlock): string {
  const name = isOrdered ? 'ol' : 'ul';
  const inside = items.map(
    ({ words, below }) =>
      `\t<li><p style="line-height: 100%; margin-bottom: 0cm">\n${writeWords(words)}</p>\n${below ? list(below) : ''}</li>\n`,
  );
  return `<${name}${start > 1 ? ` start="${start}"` : ''}>\n${inside.join('')}</${name}>\n`;
}
