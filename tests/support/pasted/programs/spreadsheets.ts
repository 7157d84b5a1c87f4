import type { Block, Span } from '../document.ts';
import { escaped, inline, type Program } from './program.ts';

/** Excel puts the comments `StartFragment` and `EndFragment` inside the `table` element. */
export const excel: Program = {
  copy: (blocks) =>
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style><!-- table {mso-displayed-decimal-separator:"\\,";} .xl65 {mso-number-format:"0\\.00";} --></style></head>\r\n<body link="#0563C1" vlink="#954F72">\r\n\r\n<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>\r\n<!--StartFragment-->\r\n <col width=64 span=3 style='width:48pt'>\r\n${rowsOf(
      blocks,
    )
      .map(
        (row) =>
          ` <tr height=20 style='height:15.0pt'>\r\n${row.map((cell) => `  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>${words(cell)}</td>\r\n`).join('')} </tr>\r\n`,
      )
      .join('')}<!--EndFragment-->\r\n</table>\r\n\r\n</body>\r\n</html>`,
  says: tableAlone,
};

/** Google Sheets puts a custom tag around the table, and repeats each value in an attribute. */
export const googleSheets: Program = {
  copy: (blocks) =>
    `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody>${rowsOf(
      blocks,
    )
      .map(
        (row) =>
          `<tr style="height:21px;">${row.map((cell) => `<td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;x&quot;}">${words(cell)}</td>`).join('')}</tr>`,
      )
      .join('')}</tbody></table></google-sheets-html-origin>`,
  says: tableAlone,
};

/** A spreadsheet contains only cells, so only tables remain. */
function tableAlone(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ kind }) => kind === 'table');
}

const rowsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));

const words = (cell: readonly Span[]): string =>
  inline(cell, { text: escaped, look: (_, inside) => inside, link: (_, inside) => inside, lineEnd: '<br>' });
