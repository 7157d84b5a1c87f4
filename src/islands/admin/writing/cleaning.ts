import type { Pasted } from '#core/post/pasted/pasted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/** What cleans a paste comes with the first touch of a text, so that it is there when something is pasted. */
export const loadCleaner = () =>
  // Out of reach: the words alone are pasted then, and that is said.
  import('#core/post/pasted/pasted.ts').catch(() => undefined);

/** Which images did not come along, or will later; '' where all did. */
export function imagesNotice(images: Omit<Pasted, 'html'>, { writing: { paste: texts } }: DeskWords): string {
  return [
    images.droppedImages > 0 ? fill(texts.imagesLeft, { n: images.droppedImages }) : '',
    images.foreignImages > 0 ? fill(texts.imagesForeign, { n: images.foreignImages }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
