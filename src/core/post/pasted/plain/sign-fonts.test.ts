import { describe, expect, test } from 'vitest';
import { pastedHtml } from '../pasted.ts';
import { plainHtml } from './plain-text.ts';

const ofWord = (font: string, letters: string) =>
  `<p><span style="font-family:${font};mso-symbol-font-family:${font}">${letters}</span></p>`;

describe('the signs of office programs', () => {
  // ePADD/epadd#376, zammad/zammad#1912, froala/wysiwyg-editor#2207
  test.each([
    [ofWord('Wingdings', 'J'), '<p>☺</p>'],
    [ofWord('Wingdings', '&agrave; &ugrave;'), '<p>→ ù</p>'],
    [ofWord('&quot;Wingdings&quot;', 'ü þ ¨'), '<p>✓ ☑ □</p>'],
    [ofWord('Symbol', '&sup3; 5, 3 &acute; 4'), '<p>≥ 5, 3 × 4</p>'],
    ['<p><font face="Wingdings">J</font> J</p>', '<p>☺ J</p>'],
    ['<p style="font-family:Wingdings">J<span style="font-family:Arial">J</span></p>', '<p>☺J</p>'],
    ['<p style="font-family:Arial, Symbol">³ J</p>', '<p>³ J</p>'],
    ['<div>\uf0b7&nbsp;&nbsp;Water, 20 \uf0b0C</div>', '<p>• Water, 20 °C</p>'],
    [
      '<p class=MsoListParagraph><span style="font-family:Symbol">·&nbsp;&nbsp;</span>Water</p>',
      '<ul>\n<li>Water</li>\n</ul>',
    ],
  ])('keep their meaning in %s', (clipboard, html) => {
    expect(pastedHtml(clipboard).html).toBe(html);
  });

  // EvotecIT/OfficeIMO#2510, yfedoseev/pdf_oxide#1413
  test.each([
    ['\uf0b7\tWater\n\uf0b7\tGas', '<ul>\n<li>Water</li>\n<li>Gas</li>\n</ul>'],
    ['\uf0a7 Water\n\uf0a7 Gas', '<ul>\n<li>Water</li>\n<li>Gas</li>\n</ul>'],
    ['OA \uf02b OB \uf03d u', '<p>OA + OB = u</p>'],
    ['\uf0fc schoon\n\uf0fb leeg', '<p>✓ schoon<br>✗ leeg</p>'],
    ['\uf8ff \ue001 \uf0ff', '<p>\uf8ff \ue001 \uf0ff</p>'],
  ])('are read in the plain text %j', (text, html) => {
    expect(plainHtml(text)).toBe(html);
  });
});
