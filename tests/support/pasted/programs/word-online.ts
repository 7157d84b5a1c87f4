import type { Span } from '../document.ts';
import { blockByBlock, escaped, flatItems, inline, isFile, type FlatItem, type Program } from './program.ts';

/** Word in a browser writes a `div` per paragraph, a list per list item, and a space at the end of each paragraph. */
export const wordOnline: Program = {
  copy: (blocks, language) =>
    `<meta charset='utf-8'>${writeBlocks(blocks).replaceAll('class="TextRun', `lang="${language}" class="TextRun`)}`,
};

const writeWords = (words: readonly Span[]): string =>
  inline(words, {
    text: (text, looks) => {
      const style = looks.flatMap((look) => styles[look] ?? []).join('');
      // The spelling checker puts each marked word into its own tag.
      const runs = escaped(text).replace(
        / (\w+)\.$/,
        ' </span><span class="NormalTextRun SpellingErrorV2Themed SCXW17 BCX0">$1</span><span class="NormalTextRun SCXW17 BCX0">.',
      );
      return `<span data-contrast="auto" class="TextRun SCXW17 BCX0" style="font-size:11pt;line-height:19px;${style}"><span class="NormalTextRun SCXW17 BCX0">${runs}</span></span>`;
    },
    look: (_, inside) => inside,
    link: (address, inside) =>
      `<a class="Hyperlink SCXW17 BCX0" href="${escaped(address)}" target="_blank" rel="noreferrer noopener" style="text-decoration:none">${inside}</a>`,
    lineEnd:
      '<span class="LineBreakBlob BlobObject DragDrop SCXW17 BCX0" style="font-size:11pt"><span class="SCXW17 BCX0">&nbsp;</span><br class="SCXW17 BCX0"></span>',
  }) +
  '<span class="EOP SCXW17 BCX0" data-ccp-props="{&quot;201341983&quot;:0}" style="font-size:11pt">&nbsp;</span>';

const styles: Partial<Record<string, string>> = {
  strong: 'font-weight:bold;',
  em: 'font-style:italic;',
  s: 'text-decoration:line-through;',
  underlined: 'text-decoration:underline;',
  sub: 'vertical-align:sub;',
  sup: 'vertical-align:super;',
};

const element = (inside: string) =>
  `<div class="OutlineElement Ltr SCXW17 BCX0" style="margin:0px;overflow:visible;position:relative">${inside}</div>`;

const line = (words: readonly Span[], attributes = ''): string =>
  `<p class="Paragraph SCXW17 BCX0" ${attributes} xml:lang="NL" paraid="17" paraeid="{8}{1}" style="font-weight:normal;font-style:normal;vertical-align:baseline;font-kerning:none;background-color:transparent">${writeWords(words)}</p>`;

const writeBlocks = blockByBlock({
  title: (words) => element(line(words, 'role="heading" aria-level="1"')),
  heading: (level, words) => element(line(words, `role="heading" aria-level="${level}"`)),
  paragraph: (words) => element(line(words)),
  list: (list) => flatItems(list).map(item).join(''),
  table: (rows) =>
    element(
      `<div class="TableContainer SCXW17 BCX0"><table class="Table Ltr TableWordWrap SCXW17 BCX0" border="1" data-tablestyle="MsoTableGrid" data-tablelook="1184" aria-rowcount="${rows.length}"><tbody class="SCXW17 BCX0">${rows
        .map(
          (row) =>
            `<tr class="TableRow SCXW17 BCX0" role="row">${row.map((cell) => `<td class="SCXW17 BCX0" data-celllook="0" role="gridcell"><div class="TableCellContent SCXW17 BCX0">${element(line(cell))}</div></td>`).join('')}</tr>`,
        )
        .join('')}</tbody></table></div>`,
    ),
  image: (image) =>
    element(
      `<p class="Paragraph SCXW17 BCX0"><span class="WACImageContainer NoPadding DragDrop BlobObject SCXW17 BCX0" role="presentation" style="width:301px;height:201px"><img class="WACImage SCXW17 BCX0" role="img" alt="${image.alt}" src="${isFile(image) ? 'data:image/png;base64,iVBORw0KGgo=' : image.address}" style="border:none;white-space:pre !important"></span><span class="EOP SCXW17 BCX0">&nbsp;</span></p>`,
    ),
});

const item = ({ words, level, isOrdered, number }: FlatItem): string => {
  const name = isOrdered ? 'ol' : 'ul';
  return `<div class="ListContainerWrapper SCXW17 BCX0"><${name} class="${isOrdered ? 'Numbered' : 'Bullet'}ListStyle${level} SCXW17 BCX0" role="list"${isOrdered ? ` start="${number}"` : ''} style="list-style-type:${isOrdered ? 'decimal' : 'disc'}"><li data-leveltext="${isOrdered ? '%1.' : ''}" data-font="Symbol" data-listid="${isOrdered ? 2 : 1}" data-aria-posinset="${number}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW17 BCX0">${line(words)}</li></${name}></div>`;
};
