import type { Contract, InputOf } from '#contract/contract.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';

export function useOrderAction<C extends Contract>(contract: C, { title }: { title: string }) {
  const { words } = useDesk();
  return useConfirmedAction({
    run: (input: InputOf<C>) => callAsEditor(contract, input),
    onSuccess: () => showToast({ tone: 'success', title }),
    failureTitle: words.bitcoin.actionFailed,
    changes: ['bitcoin-orders', 'enquiries'],
  });
}
