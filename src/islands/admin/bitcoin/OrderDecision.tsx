import { useState } from 'react';
import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import { resolveBitcoinOrder } from '#contract/bitcoin.ts';
import { needsDecision } from '#core/bitcoin-order/order-state.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { useBitcoinWords } from './use-bitcoin-words.ts';
import { useOrderAction } from './use-order-action.ts';

/** Asks how an order with a wrong or unreadable payment ends: accepted, refunded or unpaid. */
export function OrderDecision({ order }: { order: ListedOrder }) {
  const { decide: texts, busy } = useBitcoinWords();
  const deciding = useOrderAction(resolveBitcoinOrder, { title: texts.done });
  const [refundTxid, setRefundTxid] = useState('');
  const { id, isReorganised, state } = order;
  const reason = isReorganised ? 'reorganised' : needsDecision(state) ? state : 'unread';
  return (
    <div className="stack gap-3 bitcoin-decision">
      <p>{texts[reason]}</p>
      {!isReorganised && (
        <>
          <p className="soft">{texts.outside}</p>
          <TextField
            label={texts.refundTxid}
            name="refundTxid"
            hint={texts.refundTxidHint}
            type="text"
            maxLength={64}
            autoComplete="off"
            onText={setRefundTxid}
          />
        </>
      )}
      <div className="row">
        <Button text={texts.accept} onClick={() => deciding.ask({ id, resolution: 'accepted' })} />
        {!isReorganised && (
          <Button
            text={texts.refund}
            onClick={() => deciding.ask({ id, resolution: 'refunded', refundTxid })}
          />
        )}
        {(reason === 'reorganised' || reason === 'unread') && (
          <Button text={texts.unpaid} onClick={() => deciding.ask({ id, resolution: 'unpaid' })} />
        )}
      </div>
      {deciding.dialog(({ resolution }) => ({
        title: { accepted: texts.confirmAccept, refunded: texts.confirmRefund, unpaid: texts.confirmUnpaid }[
          resolution
        ],
        text: texts.confirmText,
        confirm: deciding.isPending ? busy : texts.confirm,
      }))}
    </div>
  );
}
