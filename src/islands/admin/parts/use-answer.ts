import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, Contract, InputOf } from '#contract/contract.ts';
import { callAsEditor } from '#session/session.ts';

/** Fetches the answer of a function for editors, and caches it under `key`. */
export const useAnswer = <C extends Contract>(contract: C, query: AnswerQuery<C>) => {
  const { key, input, ...options } = query;
  return useQuery({ ...options, queryKey: key, queryFn: () => callAsEditor(contract, input) });
};

type AnswerQuery<C extends Contract> = Omit<
  Parameters<typeof useQuery<AnswerOf<C>>>[0],
  'queryKey' | 'queryFn'
> & {
  key: readonly unknown[];
  input: InputOf<C>;
};
