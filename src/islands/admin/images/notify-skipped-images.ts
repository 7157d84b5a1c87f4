import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import type { ImagesLeftOut } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';

/** Says which images of a saved text were not imported, and whether they stay in the text. */
export function notifySkippedImages(words: DeskWords, leftOut: ImagesLeftOut | undefined = []): void {
  if (leftOut.length === 0) return;
  const texts = words.images;
  const reasons = [
    [texts.leftOutGone, leftOut.filter(({ stays }) => !stays)] as const,
    [texts.leftOutStays, leftOut.filter(({ stays }) => stays)] as const,
  ]
    .filter(([, images]) => images.length > 0)
    .map(([sentence, images]) =>
      fill(sentence, { n: images.length, list: images.map(({ address }) => address).join(', ') }),
    );
  showToast({ tone: 'failure', title: texts.leftOut, text: reasons.join(' ') });
}
