import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import { resolveBitcoinOrder } from '#contract/bitcoin.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useOrderAction } from './use-order-action.ts';

/** The editor's decision about a payment that was too little, too much or too late. */
export function OrderDecision({ order }: { order: ListedOrder }) {
  const { words } = useDesk();
  const { decide: said, busy } = words.bitcoin;
  const deciding = useOrderAction(resolveBitcoinOrder, { title: said.done });
  const text = reasonFor(order.state, said);
  return (
    <div className="bitcoin-decision">
      <p>{text}</p>
      <p className="desk-hint">{said.outside}</p>
      <div className="desk-actions">
        <Button text={said.accept} onClick={() => deciding.ask({ id: order.id, resolution: 'accepted' })} />
        <Button text={said.refund} onClick={() => deciding.ask({ id: order.id, resolution: 'refunded' })} />
      </div>
      {deciding.dialog(({ resolution }) => ({
        title: resolution === 'accepted' ? said.confirmAccept : said.confirmRefund,
        text: said.confirmText,
        confirm: deciding.isPending ? busy : said.confirm,
      }))}
    </div>
  );
}

function reasonFor(state: ListedOrder['state'], said: DeskWords['bitcoin']['decide']): string | undefined {
  return state === 'underpaid' || state === 'overpaid' || state === 'late' ? said[state] : undefined;
}
