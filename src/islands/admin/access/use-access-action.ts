import { showToast } from '#stores/toasts.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** Returns an action that reports its result and then reloads the list of editors, even after a failure. */
export function useAccessAction<Subject = void>({ run, done }: AccessAction<Subject>) {
  const { words } = useDesk();
  return useConfirmedAction({
    run,
    done: (_, subject: Subject) => showToast({ tone: 'success', title: done(subject) }),
    failed: words.access.failed,
    changes: ['editors'],
  });
}

type AccessAction<Subject> = {
  run: (subject: Subject) => Promise<unknown>;
  done: (subject: Subject) => string;
};
