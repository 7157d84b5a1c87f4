import type { Pasted } from '#core/post/pasted/pasted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/** Fields call this on focus, so that the cleaner is ready for a paste. */
export const loadCleaner = () =>
  // Without the cleaner, a paste becomes plain text and a notice says so.
  import('#core/post/pasted/pasted.ts').catch(() => undefined);

/** Says what was not pasted, and how many images will be imported later. Returns '' if all was pasted. */
export function leftNotice(pasted: Omit<Pasted, 'html'>, { writing: { paste: texts } }: DeskWords): string {
  return [
    pasted.droppedImages > 0 ? fill(texts.imagesLeft, { n: pasted.droppedImages }) : '',
    pasted.foreignImages > 0 ? fill(texts.imagesForeign, { n: pasted.foreignImages }) : '',
    pasted.embedded > 0 ? fill(texts.embeddedLeft, { n: pasted.embedded }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
