import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reportRefusal } from './report-refusal.ts';
import { useDesk } from './use-desk.ts';

/**
 * Returns an action that an editor can start. It is pending until its callbacks have finished as well. While it is pending,
 * a second press does nothing.
 */
export function useDeskAction<Answer, Subject = void>({
  run,
  done,
  failed,
  refused,
  ended,
  changes = [],
}: DeskAction<Answer, Subject>) {
  const { words } = useDesk();
  const queries = useQueryClient();
  const isRunning = useRef(false);
  const mutation = useMutation<Answer, Error, Subject>({
    mutationFn: run,
    onSuccess: (answer, subject) => done?.(answer, subject),
    onError: (cause, subject) => {
      if (failed !== undefined) reportRefusal({ words, title: failed, cause });
      return refused?.(cause, subject);
    },
    onSettled: async () => {
      try {
        await ended?.();
        await Promise.all(changes.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      } finally {
        isRunning.current = false;
      }
    },
  });
  // React disables the button a moment after the press, so a second press in that moment is ignored.
  const mutate = (subject: Subject) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(subject);
  };
  return { ...mutation, mutate };
}

export type DeskAction<Answer, Subject> = {
  run: (subject: Subject) => Promise<Answer>;
  /** Called on success. If it returns a promise, the action stays pending until the promise settles. */
  done?: ((answer: Answer, subject: Subject) => unknown) | undefined;
  /** The title of the notice that explains a failure. */
  failed?: string;
  refused?: ((cause: unknown, subject: Subject) => unknown) | undefined;
  /** Called after success and after failure. */
  ended?: (() => unknown) | undefined;
  /** The queries to invalidate, each named by the first part of its key. */
  changes?: readonly string[];
};
