import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { tellRefusal } from './tell-refusal.ts';
import { useDesk } from './use-desk.ts';

/**
 * Something an editor does. It is busy (`isPending`) until it has ended with all that follows, and a second press meanwhile
 * begins nothing.
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
      if (failed !== undefined) tellRefusal({ words, title: failed, cause });
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
  // React draws a moment after the press: until then the button is still open.
  const mutate = (subject: Subject) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(subject);
  };
  return { ...mutation, mutate };
}

export type DeskAction<Answer, Subject> = {
  run: (subject: Subject) => Promise<Answer>;
  /** What follows is waited for where a promise is returned. */
  done?: ((answer: Answer, subject: Subject) => unknown) | undefined;
  /** The title of the notice that says why it could not be done. */
  failed?: string;
  refused?: ((cause: unknown, subject: Subject) => unknown) | undefined;
  /** Either way. */
  ended?: (() => unknown) | undefined;
  /** What is read anew then, by the first word of its key. */
  changes?: readonly string[];
};
