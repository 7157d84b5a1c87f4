import {
  notesIn,
  paragraph,
  plain,
  type Block,
  type Look,
  type PastedImage,
  type Span,
} from '../document.ts';
import { blockByBlock, escaped, flatItems, inline, isFile, type FlatItem, type Program } from './program.ts';

/** Word on Windows writes lists as paragraphs, repeats content for old browsers, and breaks lines inside tags. */
export const word: Program = {
  copy: (blocks, language) =>
    folded(
      `${head(language)}<body lang=${language.toUpperCase()} link="#0563C1" vlink="#954F72" style='tab-interval:35.4pt;word-wrap:break-word'>\n<!--StartFragment-->\n\n${wordBody(blocks)}\n<!--EndFragment-->\n</body>\n\n</html>\n`,
    ),
  says: withWordNotes,
};

/** Word on a Mac writes conditional markup as comments, and omits the VML copies of images. */
export const wordForMac: Program = {
  copy: (blocks, language) =>
    `<meta charset="utf-8">${head(language)}<body lang=${language.toUpperCase()}><!--StartFragment-->${wordBody(blocks)}<!--EndFragment--></body></html>`
      .replaceAll(/<!\[if [^\]]*vml\]>|<!--\[if gte vml 1\]>[\s\S]*?<!\[endif\]-->/g, '')
      .replaceAll(/<!\[if ([^\]]*)\]>/g, '<!--[if $1]-->')
      .replaceAll(/<!\[endif\]>/g, '<!--[endif]-->')
      .replaceAll(
        'file:///C:/Users/Ana/AppData/Local/Temp/',
        'file:////Users/ana/Library/Group%20Containers/UBF8T346G9.Office/TemporaryItems/',
      ),
  says: withWordNotes,
};

/** Writes the number of each note in brackets after the annotated words, and the numbered notes below the text. */
function withWordNotes(blocks: readonly Block[]): Block[] {
  const notes = notesIn(blocks);
  let number = 0;
  const numbered = blocks.map((block) =>
    block.kind !== 'paragraph'
      ? block
      : paragraph(
          ...block.words.flatMap((span) =>
            span.note === undefined ? [span] : [plain(span.text), plain(`[${++number}]`)],
          ),
        ),
  );
  return [...numbered, ...notes.map((note, index) => paragraph(plain(`[${index + 1}] ${note}`)))];
}

export function wordBody(blocks: readonly Block[]): string {
  noted = 0;
  const notes = notesIn(blocks);
  return `${writeBlocks(blocks)}${notes.length === 0 ? '' : footnotes(notes)}${blocks.some(isReviewed) ? commentList : ''}`;
}

const isReviewed = (block: Block): boolean =>
  block.kind === 'paragraph' && block.words.some(({ looks }) => looks?.includes('inserted'));

const writeWords = (words: readonly Span[]): string =>
  inline(words, { text: wordText, look, link: wordLink, note: noteNumber, lineEnd: '<br>\n' });

const writeBlocks = blockByBlock({
  title: (words) => `<p class=MsoTitle>${writeWords(words)}<o:p></o:p></p>\n\n`,
  heading: (level, words) =>
    `<h${level}><a name="_Toc1849${level}"><span style='mso-fareast-font-family:"Times New Roman"'>${writeWords(words)}</span></a><span style='mso-fareast-font-family:"Times New Roman"'><o:p></o:p></span></h${level}>\n\n`,
  paragraph: (words) =>
    `<p class=MsoNormal style='margin-bottom:8.0pt'>${writeWords(words)}<o:p></o:p></p>\n\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n\n`,
  list: (list) => flatItems(list).map(wordItem).join(''),
  table: (rows) => `${wordTable(rows)}<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n\n`,
  quote: (paragraphs) =>
    `<div style='border:none;border-left:solid #4472C4 1.5pt;padding:0cm 0cm 0cm 4.0pt'>${paragraphs.map((words) => `<p class=MsoQuote style='border:none;padding:0cm'>${writeWords(words)}<o:p></o:p></p>`).join('\n')}</div>\n\n`,
  answered: ({ head: lines, paragraphs }) =>
    `<div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal>${lines.map(writeWords).join('<br>\n')}<o:p></o:p></p></div></div><p class=MsoNormal><o:p>&nbsp;</o:p></p>${paragraphs.map((words) => `<p class=MsoNormal>${writeWords(words)}<o:p></o:p></p>`).join('\n')}`,
  image: wordImage,
});

/** Word puts Hebrew words, place names, misspelled words and additional spaces into separate tags. */
const wordText = (text: string): string =>
  escaped(text)
    .replaceAll(
      /[\u0590-\u05ff]+(?: [\u0590-\u05ff]+)*/g,
      '<span dir=RTL></span><span lang=HE dir=RTL style=\'font-family:"Arial",sans-serif\'>$&</span><span dir=LTR></span>',
    )
    .replace(/\bIbiza\b/, '<st1:place w:st="on">Ibiza</st1:place>')
    .replace(/\b(Camí|Vorera)\b/g, '<span class=SpellE>$1</span>')
    .replace(/(?<=[a-z]) (?=[a-z]+\.)/, " <span style='mso-spacerun:yes'>  </span>");

function look(name: Look, inside: string): string {
  switch (name) {
    case 'strong':
      return `<b style='mso-bidi-font-weight:normal'>${inside}</b>`;
    case 'em':
      return `<i style='mso-bidi-font-style:normal'>${inside}</i>`;
    case 'underlined':
      return `<u>${inside}</u>`;
    case 'inserted':
      return `<span class=msoIns><ins cite="mailto:Ana%20Marí" datetime="2026-11-20T10:00">${inside}</ins></span><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[AM1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>`;
    case 'deleted':
      return `<s><span class=msoDel><del cite="mailto:Ana%20Marí" datetime="2026-11-20T10:00">${inside}</del></span></s>`;
    case 'hidden':
      return `<span style='display:none;mso-hide:all'>${inside}</span>`;
    case 'code':
      return `<span style='font-family:"Courier New"'>${inside}</span>`;
    default:
      return `<${name}>${inside}</${name}>`;
  }
}

const wordLink = (address: string, inside: string): string =>
  `<a href="${address.replaceAll('&', '&amp;')}"><span lang=EN-GB style='mso-ansi-language:EN-GB'>${inside}</span></a>`;

let noted = 0;

function noteNumber(): string {
  noted++;
  return noteMark('ref', noted);
}

const noteMark = (end: 'ref' | '', number: number): string =>
  `<a style='mso-footnote-id:ftn${number}' href="#_ftn${end === 'ref' ? '' : 'ref'}${number}" name="_ftn${end}${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[${number}]</span></span><![endif]></span></span></a>`;

const footnotes = (notes: readonly string[]): string =>
  `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>\n\n<hr align=left size=1 width="33%">\n\n<![endif]>${notes
    .map(
      (note, index) =>
        `<div style='mso-element:footnote' id=ftn${index + 1}><p class=MsoFootnoteText>${noteMark('', index + 1)} ${escaped(note)}<o:p></o:p></p></div>`,
    )
    .join('\n\n')}</div>`;

const commentList = `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"Ana Marí"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span><p class=MsoCommentText>[AM1] OK?<o:p></o:p></p></div></div></div>`;

function wordItem({ words, level, isOrdered, number }: FlatItem): string {
  const marker = isOrdered ? `${number}.` : (['·', 'o', '§'][level - 1] ?? '·');
  const font = isOrdered
    ? 'mso-bidi-font-family:Calibri'
    : `font-family:${level === 2 ? '"Courier New"' : 'Symbol'}`;
  return `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l${isOrdered ? 1 : 0} level${level} lfo${isOrdered ? 2 : 1}'><![if !supportLists]><span style='${font};mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>${writeWords(words)}<o:p></o:p></p>\n\n`;
}

const wordTable = (rows: readonly (readonly (readonly Span[])[])[]): string =>
  `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>${rows
    .map(
      (row, index) =>
        `\n <tr style='mso-yfti-irow:${index}${index === 0 ? ';mso-yfti-firstrow:yes' : ''}'>${row
          .map(
            (cell) =>
              `\n  <td width=201 valign=top style='width:151.05pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>\n  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>${writeWords(cell)}<o:p></o:p></p>\n  </td>`,
          )
          .join('')}\n </tr>`,
    )
    .join('')}\n</table>\n\n`;

function wordImage(image: PastedImage): string {
  const source = isFile(image)
    ? `file:///C:/Users/Ana/AppData/Local/Temp/msohtmlclip1/01/${image.file}`
    : image.address;
  return `<p class=MsoNormal><!--[if gte vml 1]><v:shapetype id="_x0000_t75" coordsize="21600,21600" o:spt="75" path="m@4@5l@4@11@9@11@9@5xe"/><v:shape id="Afbeelding_x0020_1" o:spid="_x0000_i1025" type="#_x0000_t75" alt="${image.alt}" style='width:226pt;height:151pt'><v:imagedata src="${source}" o:title=""/></v:shape><![endif]--><![if !vml]><img width=301 height=201 src="${source}" alt="${image.alt}" v:shapes="Afbeelding_x0020_1"><![endif]><o:p></o:p></p>\n\n`;
}

const head = (language: string): string => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/Ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:LidThemeOther>${language.toUpperCase()}</w:LidThemeOther><w:Compatibility><w:BreakWrappedTables/></w:Compatibility></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
span.MsoFootnoteReference {vertical-align:super;}
@page WordSection1 {size:595.3pt 841.9pt;}
-->
</style>
<!--[if gte mso 10]>
<style>
 table.MsoNormalTable {mso-style-name:"Table Normal";}
</style>
<![endif]-->
</head>
`;

/** Word breaks lines at the first space after 76 characters, even inside a tag. */
function folded(html: string): string {
  let column = 0;
  return html.replaceAll(/[^ \n]*[ \n]|[^ \n]+$/g, (part) => {
    column += part.length;
    const isEnd = part.endsWith('\n') || (column > 76 && part.endsWith(' '));
    if (isEnd) column = 0;
    return isEnd ? `${part.slice(0, -1)}\r\n` : part;
  });
}
