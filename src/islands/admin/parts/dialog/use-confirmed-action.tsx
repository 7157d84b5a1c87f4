import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx';
import { useDeskAction, type DeskAction } from '../use-desk-action.ts';

/** `ask` opens a confirmation dialog for the action. `dialog` renders the dialog while it is open. */
export function useConfirmedAction<Answer, Subject = void>(action: DeskAction<Answer, Subject>) {
  const [open, setOpen] = useState<{ about: Subject }>();
  const acting = useDeskAction({
    ...action,
    onSettled: () => {
      setOpen(undefined);
      return action.onSettled?.();
    },
  });
  const dialog = (question: (about: Subject) => Question): ReactNode =>
    open && (
      <ConfirmDialog
        {...question(open.about)}
        busy={acting.isPending}
        onConfirm={() => acting.mutate(open.about)}
        onCancel={() => setOpen(undefined)}
      />
    );
  return { ...acting, ask: (about: Subject) => setOpen({ about }), dialog };
}
