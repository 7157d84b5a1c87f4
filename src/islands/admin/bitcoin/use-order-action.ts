import type { Contract, InputOf } from '#contract/contract.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** Returns an action on a payment. The action reports its result and reloads the lists that show the payment. */
export function useOrderAction<C extends Contract>(contract: C, { title }: { title: string }) {
  const { words } = useDesk();
  return useConfirmedAction({
    run: (input: InputOf<C>) => callAsEditor(contract, input),
    done: () => showToast({ tone: 'success', title }),
    failed: words.bitcoin.actionFailed,
    changes: ['bitcoin-orders', 'enquiries'],
  });
}
