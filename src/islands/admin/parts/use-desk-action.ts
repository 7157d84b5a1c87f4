import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reportRefusal } from './report-refusal.ts';
import { useDesk } from './use-desk.ts';

/** Something an editor does. It is pending until its callbacks have finished too, and a second press in that time does nothing. */
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
  // React renders a moment after the press; until then the button is still active.
  const mutate = (subject: Subject) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(subject);
  };
  return { ...mutation, mutate };
}

export type DeskAction<Answer, Subject> = {
  run: (subject: Subject) => Promise<Answer>;
  /** If it returns a promise, the action stays pending until that settles. */
  done?: ((answer: Answer, subject: Subject) => unknown) | undefined;
  /** The title of the notice that explains a failure. */
  failed?: string;
  refused?: ((cause: unknown, subject: Subject) => unknown) | undefined;
  /** Runs on success and on failure. */
  ended?: (() => unknown) | undefined;
  /** Queries to invalidate, by the first part of their keys. */
  changes?: readonly string[];
};
