import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, Contract, InputOf } from '#contract/contract.ts';
import { callAsEditor } from '#session/session.ts';

export const useAnswer = <C extends Contract>(contract: C, asked: Asked<C>) => {
  const { key, input, ...options } = asked;
  return useQuery({ ...options, queryKey: key, queryFn: () => callAsEditor(contract, input) });
};

type Asked<C extends Contract> = Omit<Parameters<typeof useQuery<AnswerOf<C>>>[0], 'queryKey' | 'queryFn'> & {
  key: readonly unknown[];
  input: InputOf<C>;
};
