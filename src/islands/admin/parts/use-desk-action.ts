import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reportRefusal } from './report-refusal.ts';
import { useDesk } from './use-desk.ts';

/** Ignores another press until the action and its callbacks have finished. A refused action can be tried again at once. */
export function useDeskAction<Answer, Subject = void>({
  run,
  onSuccess,
  onError,
  onSettled,
  failureTitle,
  changes = [],
}: DeskAction<Answer, Subject>) {
  const { words } = useDesk();
  const queries = useQueryClient();
  const isRunning = useRef(false);
  const mutation = useMutation<Answer, Error, Subject>({
    mutationFn: run,
    onSuccess: (answer, subject) => onSuccess?.(answer, subject),
    onError: (cause, subject) => {
      if (failureTitle !== undefined) reportRefusal({ words, title: failureTitle, cause });
      return onError?.(cause, subject);
    },
    onSettled: async (_answer, error) => {
      if (error !== null) isRunning.current = false;
      try {
        await onSettled?.();
        await Promise.all(changes.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      } finally {
        isRunning.current = false;
      }
    },
  });
  // A second press can arrive before React disables the button. A `busy` button only looks disabled.
  const mutate = (subject: Subject) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(subject);
  };
  return { ...mutation, mutate };
}

export type DeskAction<Answer, Subject> = {
  run: (subject: Subject) => Promise<Answer>;
  /** The action stays pending until a returned promise settles. */
  onSuccess?: ((answer: Answer, subject: Subject) => unknown) | undefined;
  onError?: ((cause: unknown, subject: Subject) => unknown) | undefined;
  onSettled?: (() => unknown) | undefined;
  /** The title of the toast that says why the action failed. */
  failureTitle?: string;
  changes?: readonly string[];
};
