import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reportRefusal } from './report-refusal.ts';
import { useDesk } from './use-desk.ts';

/** Ignores another press until the action and its callbacks have finished. */
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
  /** Called on success. The action stays pending until a returned promise settles. */
  done?: ((answer: Answer, subject: Subject) => unknown) | undefined;
  failed?: string;
  refused?: ((cause: unknown, subject: Subject) => unknown) | undefined;
  ended?: (() => unknown) | undefined;
  changes?: readonly string[];
};
