import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import { needsDecision } from '#core/bitcoin-order/order-state.ts';
import { fill } from '#i18n/fill.ts';
import { formatBitcoin, formatEuro, formatMoment } from '#i18n/format.ts';
import { Fact } from '../parts/Fact.tsx';
import { useDesk, type Desk } from '../parts/use-desk.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderDecision } from './OrderDecision.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderMark } from './OrderMark.tsx';

/** One payment: customer, amount, purpose and state; its details hold history and actions. */
export function OrderCard({ order }: Props) {
  const { words, language } = useDesk();
  const { bitcoin: said } = words;
  const { state, resolution, customerName, description } = order;
  const waits = needsDecision(state) && resolution === null;
  return (
    <details className="desk-card">
      <summary>
        <span className="desk-card-title">{customerName ?? said.list.deleted}</span>
        <span className="desk-card-about" lang={order.locale}>
          {formatEuro(order.amountCents, language)}
          {description !== null && ` · ${description}`}
        </span>
        <span className="desk-marks">
          <OrderMark order={order} />
          {state === 'seen' && order.isLate && (
            <span className="desk-mark" data-trouble>
              {said.marks.late}
            </span>
          )}
          {order.isReorganised && (
            <span className="desk-mark" data-trouble>
              {said.marks.reorganised}
            </span>
          )}
          {order.network === 'testnet' && <span className="desk-mark">{said.facts.test}</span>}
        </span>
      </summary>
      <div className="desk-card-whole">
        {order.isReorganised && <p className="desk-problem">{said.reorganised}</p>}
        {waits && <OrderDecision order={order} />}
        <OrderFacts order={order} />
        <OrderHistory order={order} />
        <OrderActions order={order} />
      </div>
    </details>
  );
}

function OrderFacts({ order }: Props) {
  const desk = useDesk();
  const { language } = desk;
  const { facts: said } = desk.words.bitcoin;
  const { amountCents, amountSats, priceEurCents, customerName, customerEmail, description } = order;
  return (
    <dl className="desk-facts">
      <Fact label={said.reference}>{order.reference}</Fact>
      {customerName !== null && (
        <Fact label={said.customer}>{`${customerName} (${customerEmail ?? ''})`}</Fact>
      )}
      {description !== null && <Fact label={said.description}>{description}</Fact>}
      <Fact label={said.amount}>
        {fill(said.amountOf, {
          btc: formatBitcoin(amountSats, language),
          euro: formatEuro(amountCents, language),
          price: formatEuro(priceEurCents, language),
        })}
      </Fact>
      <Fact label={said.until}>{formatMoment(order.quotedUntil, language)}</Fact>
      {order.receivedSats > 0 && (
        <>
          <Fact label={said.received}>{formatBitcoin(order.receivedSats, language)}</Fact>
          <Fact label={said.confirmed}>{formatBitcoin(order.confirmedSats, language)}</Fact>
          <Fact label={said.confirmations}>
            {fill(said.confirmationsOf, { n: order.confirmations, needed: order.confirmationsNeeded })}
          </Fact>
        </>
      )}
      <Fact label={fill(said.address, { n: order.keyIndex })}>{order.address}</Fact>
      <Fact label={said.looked}>{lookOf(order, desk)}</Fact>
      {order.lookProblem !== null && (
        <Fact label={said.lastAgreed}>
          {order.agreedAt === null ? said.never : formatMoment(order.agreedAt, language)}
        </Fact>
      )}
    </dl>
  );
}

function lookOf({ lookedAt, lookProblem }: ListedOrder, { words, language }: Desk): string {
  const { facts: said } = words.bitcoin;
  if (lookedAt === null) return said.never;
  return fill(said[lookProblem ?? 'agreed'], { moment: formatMoment(lookedAt, language) });
}

type Props = { order: ListedOrder };
