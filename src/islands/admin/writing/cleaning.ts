import type { Pasted } from '#core/post/pasted/pasted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/** Loads the code that cleans pasted text. Called on the first touch of a text, so that it is ready by the first paste. */
export const loadCleaner = () =>
  // If it fails to load, the paste is plain text, and the editor is informed.
  import('#core/post/pasted/pasted.ts').catch(() => undefined);

/** Names the images that did not come along or will follow later; '' if all came. */
export function imagesNotice(images: Omit<Pasted, 'html'>, { writing: { paste: texts } }: DeskWords): string {
  return [
    images.droppedImages > 0 ? fill(texts.imagesLeft, { n: images.droppedImages }) : '',
    images.foreignImages > 0 ? fill(texts.imagesForeign, { n: images.foreignImages }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
