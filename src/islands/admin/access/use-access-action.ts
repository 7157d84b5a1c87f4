import { showToast } from '#stores/toasts.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** Returns an action that reports its result and then reloads the list of editors, even after a failure. */
export function useAccessAction<Subject = void>({ run, successTitle }: AccessAction<Subject>) {
  const { words } = useDesk();
  return useConfirmedAction({
    run,
    onSuccess: (_, subject: Subject) => showToast({ tone: 'success', title: successTitle(subject) }),
    failureTitle: words.access.failed,
    changes: ['editors'],
  });
}

type AccessAction<Subject> = {
  run: (subject: Subject) => Promise<unknown>;
  successTitle: (subject: Subject) => string;
};
