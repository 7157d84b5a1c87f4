import type { Contract, InputOf } from '#contract/contract.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useBitcoinWords } from './use-bitcoin-words.ts';

/** An action on a Bitcoin order, which can ask first, and reports its success. */
export function useOrderAction<C extends Contract>(contract: C, { title }: { title: string }) {
  const words = useBitcoinWords();
  return useConfirmedAction({
    run: (input: InputOf<C>) => callAsEditor(contract, input),
    onSuccess: () => showToast({ tone: 'success', title }),
    failureTitle: words.actionFailed,
    changes: ['bitcoin-orders', 'enquiries'],
  });
}
