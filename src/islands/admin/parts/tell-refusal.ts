import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { showToast } from '#stores/toasts.ts';
import { refusalText } from './refusal-text.ts';

/** Shows a notice that an action failed, and why. */
export const tellRefusal = ({ words, title, cause }: Told): void =>
  showToast({ tone: 'failure', title, text: refusalText(words, refusalCode(cause)) });

type Told = { words: DeskWords; title: string; cause: unknown };
