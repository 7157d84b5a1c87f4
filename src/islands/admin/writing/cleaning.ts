import type { Pasted } from '#core/post/pasted/pasted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/** Fields call this on focus, so that the cleaner is ready for a paste. */
export const loadCleaner = () =>
  // Without the cleaner, a paste becomes plain text and a notice says so.
  import('#core/post/pasted/pasted.ts').catch(() => undefined);

/** Says how many pasted images are missing and how many will be imported later. Returns '' if both numbers are 0. */
export function imagesNotice(images: Omit<Pasted, 'html'>, { writing: { paste: texts } }: DeskWords): string {
  return [
    images.droppedImages > 0 ? fill(texts.imagesLeft, { n: images.droppedImages }) : '',
    images.foreignImages > 0 ? fill(texts.imagesForeign, { n: images.foreignImages }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
