import { useMutation } from '@tanstack/react-query';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { showToast } from '#stores/toasts.ts';
import { refusalText } from '../parts/refusal-text.ts';

/** An action of an editor that says how it ended, and has the list read again either way. */
export function useDeskAction<Subject>({ words, run, done, onChange }: DeskAction<Subject>) {
  return useMutation({
    mutationFn: run,
    onSuccess: (_, subject) => showToast({ tone: 'success', title: done(subject) }),
    onError: (cause) =>
      showToast({
        tone: 'failure',
        title: words.access.failed,
        text: refusalText(words, refusalCode(cause)),
      }),
    onSettled: () => onChange?.(),
  });
}

type DeskAction<Subject> = {
  words: DeskWords;
  run: (subject: Subject) => Promise<void>;
  /** The notice where it went well. */
  done: (subject: Subject) => string;
  onChange?: () => Promise<void>;
};
