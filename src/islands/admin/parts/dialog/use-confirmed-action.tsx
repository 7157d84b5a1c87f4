import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog.tsx';
import { useDeskAction, type DeskAction } from '../use-desk-action.ts';

/** `ask` opens a confirmation dialog for the action. `dialog` renders the dialog while it is open. */
export function useConfirmedAction<Answer, Subject = void>(action: DeskAction<Answer, Subject>) {
  const [asked, setAsked] = useState<{ about: Subject }>();
  const acting = useDeskAction({
    ...action,
    onSettled: () => {
      setAsked(undefined);
      return action.onSettled?.();
    },
  });
  const dialog = (question: (about: Subject) => Question): ReactNode =>
    asked && (
      <ConfirmDialog
        {...question(asked.about)}
        busy={acting.isPending}
        onConfirm={() => acting.mutate(asked.about)}
        onCancel={() => setAsked(undefined)}
      />
    );
  return { ...acting, ask: (about: Subject) => setAsked({ about }), dialog };
}
