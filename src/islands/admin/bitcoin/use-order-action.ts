import { useQueryClient } from '@tanstack/react-query';
import type { Contract, InputOf } from '#contract/contract.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { tellRefusal } from '../parts/tell-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Something done with a payment: says how it went, and has the lists that show it read anew. */
export function useOrderAction<Promised extends Contract>(promised: Promised, { title, ended }: Told) {
  const { words } = useDesk();
  const queries = useQueryClient();
  return useDeskAction({
    run: (input: InputOf<Promised>) => callAsEditor(promised, input),
    done: () => showToast({ tone: 'success', title }),
    refused: (cause) => tellRefusal({ words, title: words.bitcoin.actionFailed, cause }),
    ended: () => {
      ended?.();
      return Promise.all(
        ['bitcoin-orders', 'enquiries'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
}

type Told = { title: string; ended?: () => void };
