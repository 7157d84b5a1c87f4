import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';

/** Suggests a reload, because the browser caches the failed import of the language’s texts. */
export const notifyLanguageFailed = ({ frame, refusals }: DeskWords): void =>
  showToast({
    tone: 'failure',
    title: frame.languageFailed,
    text: refusals.unreachable,
    action: { text: frame.reload, run: () => location.reload() },
  });
