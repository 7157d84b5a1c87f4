import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';

/** A page remembers that a file did not come: the chosen language is there once the page is loaded again, and no sooner. */
export const tellLanguageFailed = ({ frame, refusals }: DeskWords): void =>
  showToast({
    tone: 'failure',
    title: frame.languageFailed,
    text: refusals.unreachable,
    action: { text: frame.reload, run: () => location.reload() },
  });
