import { findAll } from 'domutils';
import { htmlTree } from '#core/html/html-tree.ts';
import { textIn } from '#core/html/words.ts';

/**
 * Returns the picture files, if nothing else was copied: browsers and chats also write HTML that has only the picture.
 * Excel and Word add a picture of the copied words, which is not wanted.
 */
export const picturesIn = (data: DataTransfer): File[] =>
  data.types.some((type) => type.startsWith('text/')) && !isOnlyPicture(data)
    ? []
    : [...data.files].filter(({ type }) => type.startsWith('image/'));

function isOnlyPicture(data: DataTransfer): boolean {
  const tree = htmlTree(data.getData('text/html'));
  // Some programs add the address of the picture as text.
  const hasWords = textIn(tree) !== '' || /\s/.test(data.getData('text/plain').trim());
  return (
    findAll(({ name }) => name === 'img', tree).length === 1 && !hasWords && !data.types.includes('text/rtf')
  );
}
