import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import { isUnread, needsDecision } from '#core/bitcoin-order/order-state.ts';
import type { Locale } from '#core/locale.ts';
import type { BitcoinWords } from '#i18n/dictionary.ts';
import { fill } from '#i18n/fill.ts';
import { formatBitcoin, formatEuro, formatMoment } from '#i18n/format.ts';
import { Fact } from '../parts/Fact.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderDecision } from './OrderDecision.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderMark } from './OrderMark.tsx';
import { useBitcoinWords } from './use-bitcoin-words.ts';

/** An order in the list. Unfolded, it shows its facts, its history and what can be done. */
export function OrderCard({ order }: Props) {
  const { language } = useDesk();
  const texts = useBitcoinWords();
  const { state, resolution, customerName, description } = order;
  const waits = resolution === null && (order.isReorganised || needsDecision(state) || isUnread(order));
  return (
    <details className="desk-card">
      <summary>
        <span className="desk-card-title">{customerName ?? texts.list.deleted}</span>
        <span className="desk-card-about" lang={order.locale}>
          {formatEuro(order.amountCents, language)}
          {description !== null && ` · ${description}`}
        </span>
        <span className="row gap-2 desk-marks">
          <OrderMark order={order} />
          {state === 'seen' && order.isLate && (
            <span className="desk-mark" data-trouble>
              {texts.marks.late}
            </span>
          )}
          {order.isReorganised && (
            <span className="desk-mark" data-trouble>
              {texts.marks.reorganised}
            </span>
          )}
          {order.network === 'testnet' && <span className="desk-mark">{texts.facts.test}</span>}
        </span>
      </summary>
      <div className="desk-card-whole">
        {order.isReorganised && <p className="problem">{texts.reorganised}</p>}
        {waits && <OrderDecision order={order} />}
        <OrderFacts order={order} />
        <OrderHistory order={order} />
        <OrderActions order={order} />
      </div>
    </details>
  );
}

function OrderFacts({ order }: Props) {
  const { language } = useDesk();
  const { facts: texts, decide } = useBitcoinWords();
  const { amountCents, amountSats, priceEurCents, customerName, customerEmail, description } = order;
  return (
    <dl className="desk-facts">
      <Fact label={texts.reference}>{order.reference}</Fact>
      {customerName !== null && (
        <Fact label={texts.customer}>{`${customerName} (${customerEmail ?? ''})`}</Fact>
      )}
      {description !== null && <Fact label={texts.description}>{description}</Fact>}
      <Fact label={texts.amount}>
        {fill(texts.amountOf, {
          btc: formatBitcoin(amountSats, language),
          euro: formatEuro(amountCents, language),
          price: formatEuro(priceEurCents, language),
        })}
      </Fact>
      <Fact label={texts.until}>{formatMoment(order.quotedUntil, language)}</Fact>
      {order.receivedSats > 0 && (
        <>
          <Fact label={texts.received}>{formatBitcoin(order.receivedSats, language)}</Fact>
          <Fact label={texts.confirmed}>{formatBitcoin(order.confirmedSats, language)}</Fact>
          <Fact label={texts.confirmations}>
            {fill(texts.confirmationsOf, { n: order.confirmations, needed: order.confirmationsNeeded })}
          </Fact>
        </>
      )}
      {order.refundTxid !== null && <Fact label={decide.refundTxid}>{order.refundTxid}</Fact>}
      <Fact label={fill(texts.address, { n: order.keyIndex })}>{order.address}</Fact>
      <Fact label={texts.lastChecked}>{lastCheck(order, { texts, language })}</Fact>
      {order.checkProblem !== null && (
        <Fact label={texts.lastAgreed}>
          {order.agreedAt === null ? texts.never : formatMoment(order.agreedAt, language)}
        </Fact>
      )}
    </dl>
  );
}

function lastCheck(
  order: ListedOrder,
  { texts, language }: { texts: BitcoinWords['facts']; language: Locale },
): string {
  const { checkedAt, checkProblem, nextCheckAt } = order;
  if (checkedAt === null) return texts.never;
  const text = (at: string) => formatMoment(at, language);
  return fill(texts[checkProblem ?? 'agreed'], {
    moment: text(checkedAt),
    next: text(nextCheckAt ?? checkedAt),
  });
}

type Props = { order: ListedOrder };
