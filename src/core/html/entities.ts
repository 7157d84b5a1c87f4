import { decodeHTMLStrict } from 'entities';

/** Decodes HTML entities: `Caf&eacute;` becomes `Café`. Unknown entities stay as written. */
export const decodeEntities = (html: string): string =>
  html.replaceAll(/&(?:#\d+|#x[\da-f]+|\w+);/gi, (entity) => {
    const character = decodeHTMLStrict(entity);
    return character === '\ufffd' ? entity : character;
  });

/** Writes a text so that HTML shows it as it is. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const escapeAttribute = (value: string): string => escapeText(value).replaceAll('"', '&quot;');
