import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';
import { tellRefusal } from '../parts/tell-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';

/** An action that says how it ended, and has the list read again either way. */
export const useAccessAction = <Subject = void>({ words, run, done, onChange }: AccessAction<Subject>) =>
  useDeskAction({
    run,
    done: (_, subject: Subject) => showToast({ tone: 'success', title: done(subject) }),
    refused: (cause) => tellRefusal({ words, title: words.access.failed, cause }),
    ended: onChange,
  });

type AccessAction<Subject> = {
  words: DeskWords;
  run: (subject: Subject) => Promise<unknown>;
  /** The notice where it went well. */
  done: (subject: Subject) => string;
  onChange?: () => Promise<void>;
};
