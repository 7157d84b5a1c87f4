import { decodeHTMLStrict } from 'entities';

/**
 * Entities as characters; what stands for none stays as it is written.
 * @example decodeEntities('Caf&eacute; &onbekend;') // => 'Café &onbekend;'
 */
export const decodeEntities = (html: string): string =>
  html.replaceAll(/&(?:#\d+|#x[\da-f]+|\w+);/gi, (entity) => {
    const character = decodeHTMLStrict(entity);
    return character === '\ufffd' ? entity : character;
  });
