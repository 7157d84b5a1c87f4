import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';

/** Reports that a language failed to load. The browser caches the failed import, so only a reload can load that language. */
export const notifyLanguageFailed = ({ frame, refusals }: DeskWords): void =>
  showToast({
    tone: 'failure',
    title: frame.languageFailed,
    text: refusals.unreachable,
    action: { text: frame.reload, run: () => location.reload() },
  });
