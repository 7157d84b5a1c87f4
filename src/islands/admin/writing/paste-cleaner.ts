import type { Pasted } from '#core/post/pasted/pasted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/** Fields call this on focus, so that the cleaner is ready for a paste. */
export const loadCleaner = () =>
  Promise.all([import('#core/post/pasted/pasted.ts'), import('#core/post/pasted/plain/plain-text.ts')])
    .then(([html, text]) => ({ ...html, ...text }))
    // Without the cleaner, a paste becomes lines of text and a notice says so.
    .catch(() => undefined);

export type Cleaner = NonNullable<Awaited<ReturnType<typeof loadCleaner>>>;

/** Says what was not pasted, and how many images will be imported later. Returns '' if all was pasted. */
export function notPastedNotice(
  pasted: Omit<Pasted, 'html'>,
  { writing: { paste: texts } }: DeskWords,
): string {
  return [
    pasted.droppedImages > 0 ? fill(texts.imagesLeft, { n: pasted.droppedImages }) : '',
    pasted.foreignImages > 0 ? fill(texts.imagesForeign, { n: pasted.foreignImages }) : '',
    pasted.embedded > 0 ? fill(texts.embeddedLeft, { n: pasted.embedded }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
