import { withoutHeadings, type Look, type Span } from '../document.ts';
import {
  blockByBlock,
  escaped,
  inline,
  isFile,
  nestedList,
  type BlockWriter,
  type Program,
} from './program.ts';
import { wordBody } from './word.ts';

/** Outlook on Windows copies Word’s HTML, and replaces each web link by a Safe Links URL of Microsoft. */
export const outlook: Program = {
  copy: (blocks, language) =>
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15 (filtered medium)"><style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=${language.toUpperCase()}><!--StartFragment--><div class=WordSection1>${wordBody(blocks).replaceAll(/href="(https?:[^"]*)"/g, (_, address: string) => `href="${safeLink(address)}" originalsrc="${address}" shash="Qk1x=="`)}</div><!--EndFragment--></body></html>`,
};

const safeLink = (address: string): string =>
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(address.replaceAll('&amp;', '&'))}&amp;data=05%7C02%7Cana%40example.com%7C1a2b&amp;sdata=abc%3D&amp;reserved=0`;

/** Outlook in a browser writes one `div` per paragraph, and a `div` with only `<br>` between paragraphs. */
export const outlookWeb: Program = {
  copy: (blocks) => outlookWebBlocks(withoutHeadings(blocks)),
  says: withoutHeadings,
};

const outlookStyle =
  'font-family: Aptos, Aptos_EmbeddedFont, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);';

const outlookWebBlocks = blockByBlock({
  ...mailBlocks(
    (words) => `<div class="elementToProof" style="${outlookStyle}">${mailWords(words, safeLink)}</div>`,
    '<br>',
  ),
  list: nestedList({
    list: (isOrdered, start, items) =>
      `<${isOrdered ? 'ol' : 'ul'} start="${start}" data-editing-info="{&quot;orderedStyleType&quot;:1}" style="margin-top: 0px; margin-bottom: 0px;">${items}</${isOrdered ? 'ol' : 'ul'}>`,
    item: (words) =>
      `<div role="presentation" class="elementToProof" style="${outlookStyle}">${mailWords(words, safeLink)}</div>`,
  }),
  quote: (paragraphs) =>
    `<blockquote style="margin-left: 0.8ex; padding-left: 1ex; border-left: 3px solid rgb(200, 200, 200);">${paragraphs.map((words) => `<div class="elementToProof" style="${outlookStyle}">${mailWords(words, safeLink)}</div>`).join('')}</blockquote>`,
  answered: ({ head, paragraphs }) =>
    `<div id="appendonsend"></div><hr tabindex="-1" style="display:inline-block; width:98%"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt">${head.map((words) => mailWords(words, safeLink)).join('<br>\n')}</font><div>&nbsp;</div></div><div>${paragraphs.map((words) => `<div style="font-size: 11pt;">${mailWords(words, safeLink)}</div>`).join('<div>&nbsp;</div>')}</div>`,
});

/** Gmail writes one `div` per paragraph, replaces emoji by images, and puts `<wbr>` into mail addresses. */
export const gmail: Program = {
  copy: (blocks) => `<div dir="ltr" class="gmail_default">${gmailBlocks(withoutHeadings(blocks))}</div>`,
  says: withoutHeadings,
};

const gmailBlocks = blockByBlock({
  ...mailBlocks(
    (words) =>
      `<div>${mailWords(words, gmailLink)
        .replaceAll(
          /[🏠]/gu,
          (emoji) =>
            `<img data-emoji="${emoji}" class="an1" alt="${emoji}" aria-label="${emoji}" draggable="false" src="https://fonts.gstatic.com/s/e/notoemoji/15.0/${emoji.codePointAt(0)?.toString(16)}/72.png" loading="lazy">`,
        )
        .replaceAll(/(?<=>[^<]*@)(?=example)/g, '<wbr>')}</div>`,
    '<br>',
  ),
  list: nestedList({
    list: (isOrdered, start, items) =>
      `<${isOrdered ? 'ol' : 'ul'}${start > 1 ? ` start="${start}"` : ''}>${items}</${isOrdered ? 'ol' : 'ul'}>`,
    item: (words) => mailWords(words, gmailLink),
  }),
  quote: (paragraphs) =>
    `<div class="gmail_quote gmail_quote_container"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div dir="ltr">${paragraphs.map((words) => mailWords(words, gmailLink)).join('<br><br>')}</div></blockquote></div>`,
});

const gmailLink = (address: string): string =>
  `https://www.google.com/url?q=${encodeURIComponent(address)}&amp;source=gmail&amp;ust=1795000000000000&amp;usg=AOvVaw1`;

/** Apple Mail writes the first line in a `span` instead of a `div`, and puts some spaces into separate tags. */
export const appleMail: Program = {
  copy: (blocks) =>
    `${appleBlocks(withoutHeadings(blocks)).replace(/^<div style="([^"]*)">(.*?)<\/div>/, '<span style="caret-color: rgb(0, 0, 0); $1">$2</span>')}<br class="Apple-interchange-newline">`,
  says: withoutHeadings,
};

const appleStyle =
  'font-family: Helvetica; font-size: 12px; font-style: normal; font-variant-caps: normal; font-weight: 400; text-decoration: none;';

const appleBlocks = blockByBlock({
  ...mailBlocks(
    (words) =>
      `<div style="${appleStyle}">${mailWords(words).replace(/(?<=[a-z]) (?=[a-z])/, '<span class="Apple-converted-space">&nbsp;</span>')}</div>`,
    '<br>',
  ),
  list: nestedList({
    list: (isOrdered, start, items) =>
      `<${isOrdered ? 'ol' : 'ul'} class="MailOutline"${start > 1 ? ` start="${start}"` : ''}>${items}</${isOrdered ? 'ol' : 'ul'}>`,
    item: (words) => mailWords(words),
  }),
  quote: (paragraphs) =>
    `<blockquote type="cite" style="${appleStyle}">${paragraphs.map((words) => `<div>${mailWords(words)}</div>`).join('<div><br></div>')}</blockquote>`,
});

function mailBlocks(line: (words: readonly Span[]) => string, empty: string): Omit<BlockWriter, 'list'> {
  return {
    heading: (_, words) => `${line(words)}<div>${empty}</div>`,
    paragraph: (words) => `${line(words)}<div>${empty}</div>`,
    table: (rows) =>
      `<table style="border-collapse:collapse"><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td style="border:1px solid rgb(171,171,171)">${line(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table><div>${empty}</div>`,
    image: (image) =>
      `<div><img src="${isFile(image) ? `cid:${image.file}@01DA` : image.address}" alt="${image.alt}" width="301" height="201"><br></div><img src="https://track.example.com/o.gif" width="1" height="1" alt="">`,
  };
}

function mailWords(words: readonly Span[], wrap: (address: string) => string = escaped): string {
  return inline(words, {
    text: escaped,
    look: mailLook,
    link: (address, inside) =>
      `<a href="${address.startsWith('http') ? wrap(address) : address}" target="_blank" data-auth="NotApplicable">${inside}</a>`,
    lineEnd: '<br>',
  });
}

function mailLook(look: Look, inside: string): string {
  const tag = { strong: 'b', em: 'i', s: 'strike', underlined: 'u', sub: 'sub', sup: 'sup' }[look as string];
  return tag === undefined ? inside : `<${tag}>${inside}</${tag}>`;
}
