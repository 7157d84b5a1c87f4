import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';

/** The browser caches the failed import, so the language is available only after a reload. */
export const tellLanguageFailed = ({ frame, refusals }: DeskWords): void =>
  showToast({
    tone: 'failure',
    title: frame.languageFailed,
    text: refusals.unreachable,
    action: { text: frame.reload, run: () => location.reload() },
  });
