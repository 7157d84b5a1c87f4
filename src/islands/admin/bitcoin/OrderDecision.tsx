import { useState } from 'react';
import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import { resolveBitcoinOrder } from '#contract/bitcoin.ts';
import type { OrderResolution } from '#core/bitcoin-order/order-state.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useOrderAction } from './use-order-action.ts';

/** What a person has to decide about a payment that was too little, too much or too late, and how it is recorded. */
export function OrderDecision({ order }: { order: ListedOrder }) {
  const { words } = useDesk();
  const { decide: said, busy, cancel } = words.bitcoin;
  const [asks, setAsks] = useState<OrderResolution>();
  const deciding = useOrderAction(resolveBitcoinOrder, {
    title: said.done,
    ended: () => setAsks(undefined),
  });
  const text = reasonFor(order.state, said);
  return (
    <div className="bitcoin-decision">
      <p>{text}</p>
      <p className="desk-hint">{said.outside}</p>
      <div className="desk-actions">
        <Button text={said.accept} onClick={() => setAsks('accepted')} />
        <Button text={said.refund} onClick={() => setAsks('refunded')} />
      </div>
      {asks !== undefined && (
        <ConfirmDialog
          title={asks === 'accepted' ? said.confirmAccept : said.confirmRefund}
          text={said.confirmText}
          confirm={deciding.isPending ? busy : said.confirm}
          cancel={cancel}
          busy={deciding.isPending}
          onConfirm={() => deciding.mutate({ id: order.id, resolution: asks })}
          onCancel={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}

function reasonFor(state: ListedOrder['state'], said: DeskWords['bitcoin']['decide']): string | undefined {
  return state === 'underpaid' || state === 'overpaid' || state === 'late' ? said[state] : undefined;
}
