import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import { resolveBitcoinOrder } from '#contract/bitcoin.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useOrderAction } from './use-order-action.ts';

/** The editor's decision about a payment that was too little, too much or too late. */
export function OrderDecision({ order }: { order: ListedOrder }) {
  const { words } = useDesk();
  const { decide: texts, busy } = words.bitcoin;
  const deciding = useOrderAction(resolveBitcoinOrder, { title: texts.done });
  const text = reasonFor(order.state, texts);
  return (
    <div className="bitcoin-decision">
      <p>{text}</p>
      <p className="desk-hint">{texts.outside}</p>
      <div className="desk-actions">
        <Button text={texts.accept} onClick={() => deciding.ask({ id: order.id, resolution: 'accepted' })} />
        <Button text={texts.refund} onClick={() => deciding.ask({ id: order.id, resolution: 'refunded' })} />
      </div>
      {deciding.dialog(({ resolution }) => ({
        title: resolution === 'accepted' ? texts.confirmAccept : texts.confirmRefund,
        text: texts.confirmText,
        confirm: deciding.isPending ? busy : texts.confirm,
      }))}
    </div>
  );
}

function reasonFor(state: ListedOrder['state'], texts: DeskWords['bitcoin']['decide']): string | undefined {
  return state === 'underpaid' || state === 'overpaid' || state === 'late' ? texts[state] : undefined;
}
