import { showToast } from '#stores/toasts.ts';
import { useAskedAction } from '../parts/dialog/use-asked-action.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** An action that says how it ended, and has the list of editors read again either way. */
export function useAccessAction<Subject = void>({ run, done }: AccessAction<Subject>) {
  const { words } = useDesk();
  return useAskedAction({
    run,
    done: (_, subject: Subject) => showToast({ tone: 'success', title: done(subject) }),
    failed: words.access.failed,
    changes: ['editors'],
  });
}

type AccessAction<Subject> = {
  run: (subject: Subject) => Promise<unknown>;
  /** The notice where it went well. */
  done: (subject: Subject) => string;
};
