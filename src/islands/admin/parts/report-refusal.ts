import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { showToast } from '#stores/toasts.ts';
import { refusalText } from './refusal-text.ts';

/** Shows a notice that says why an action failed. */
export const reportRefusal = ({ words, title, cause }: Refused): void =>
  showToast({ tone: 'failure', title, text: refusalText(words, refusalOf(cause)) });

type Refused = { words: DeskWords; title: string; cause: unknown };
