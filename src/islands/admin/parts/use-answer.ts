import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, Contract, InputOf } from '#contract/contract.ts';
import { callAsEditor } from '#session/session.ts';

/** The cached answer of a function to an editor; the options are those of `useQuery`. */
export const useAnswer = <Promised extends Contract>(promised: Promised, asked: Asked<Promised>) => {
  const { key, input, ...options } = asked;
  return useQuery({ ...options, queryKey: key, queryFn: () => callAsEditor(promised, input) });
};

type Asked<Promised extends Contract> = Omit<
  Parameters<typeof useQuery<AnswerOf<Promised>>>[0],
  'queryKey' | 'queryFn'
> & { key: readonly unknown[]; input: InputOf<Promised> };
