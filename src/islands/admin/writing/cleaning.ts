import type { Pasted } from '#core/post/pasted/pasted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/**
 * Loads the code that cleans pasted text. It is called when the editor first touches a text, so that the code is ready for
 * the first paste.
 */
export const loadCleaner = () =>
  // If the code fails to load, the paste becomes plain text, and a notice says so.
  import('#core/post/pasted/pasted.ts').catch(() => undefined);

/**
 * Returns a text that names the images of a paste that are missing or will be imported later. Returns '' if all images were
 * imported.
 */
export function imagesNotice(images: Omit<Pasted, 'html'>, { writing: { paste: texts } }: DeskWords): string {
  return [
    images.droppedImages > 0 ? fill(texts.imagesLeft, { n: images.droppedImages }) : '',
    images.foreignImages > 0 ? fill(texts.imagesForeign, { n: images.foreignImages }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
