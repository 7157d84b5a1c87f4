import { decodeHTMLStrict } from 'entities';

/**
 * Decodes HTML entities. Unknown entities stay as written.
 *
 * @example decodeEntities('Caf&eacute; &onbekend;') // => 'Café &onbekend;'
 */
export const decodeEntities = (html: string): string =>
  html.replaceAll(/&(?:#\d+|#x[\da-f]+|\w+);/gi, (entity) => {
    const character = decodeHTMLStrict(entity);
    return character === '\ufffd' ? entity : character;
  });

/** @example escapeText('3 < 4 & "5"') // => '3 &lt; 4 &amp; "5"' */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @example escapeAttribute('3 < 4 & "5"') // => '3 &lt; 4 &amp; &quot;5&quot;' */
export const escapeAttribute = (value: string): string => escapeText(value).replaceAll('"', '&quot;');
