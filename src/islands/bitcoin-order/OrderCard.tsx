import type { FetchedOrder } from '#clients/bitcoin-order.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { formatBitcoin, formatEuro, formatMoment, formatTime } from '#i18n/format.ts';
import { useNow } from '../clock/use-now.ts';
import { Countdown } from './Countdown.tsx';
import { Fact } from './Fact.tsx';
import { hasSteps, isPayable, phaseOf, stepOf, type OrderPhase } from './order-phase.ts';
import type { OrderWords } from './order-words.ts';
import { PayBox } from './PayBox.tsx';
import { Received } from './Received.tsx';
import { mayChange, timeLeft } from './use-order.ts';

/** The state of an order for its customer: how to pay it, or what has arrived. */
export function OrderCard({ order, isStale, words, locale }: Props) {
  const left = timeLeft(order, useNow());
  const phase = phaseOf({ ...order, left });
  const { title, text } = words.states[phase];
  return (
    <section className="stack gap-5 order-card" aria-labelledby="order-state" data-phase={phase}>
      {order.network === 'testnet' && <p className="order-test">{words.order.test}</p>}
      <div className="stack gap-3 order-state" role="status">
        <h2 id="order-state">{title}</h2>
        <p>{text}</p>
      </div>
      {isPayable(phase) && (
        <div>
          <Countdown left={left} words={words.order} />
          <p className="soft">
            {fill(words.order.until, { moment: formatMoment(order.quotedUntil, locale) })}
          </p>
        </div>
      )}
      <dl className="order-facts">
        <Fact name={words.order.what}>{order.description}</Fact>
        <Fact name={words.order.reference}>
          <span translate="no">{order.reference}</span>
        </Fact>
        {order.refundTxid !== null && (
          <Fact name={words.order.refunded}>
            <span className="order-txid" translate="no">
              {order.refundTxid}
            </span>
          </Fact>
        )}
        {phase === 'underpaid' && (
          <Fact name={words.order.rest}>{formatBitcoin(order.missingSats, locale)}</Fact>
        )}
        {phase !== 'open' && (
          <Fact name={words.order.asked}>
            {formatBitcoin(order.amountSats, locale)} · {formatEuro(order.amountCents, locale)}
          </Fact>
        )}
      </dl>
      {isPayable(phase) && <PayBox order={order} words={words.order} locale={locale} />}
      {order.receivedSats > 0 && <Received order={order} words={words.order} locale={locale} />}
      {hasSteps(phase) && <OrderSteps phase={phase} words={words.order} />}
      <div>
        <p className="soft">
          {lastCheck(order, { words, locale })} {mayChange(order) && words.checks.page}
        </p>
        <p className="soft problem" role="status">
          {isStale ? fill(words.troubles.stale, { time: formatTime(order.now, locale) }) : ''}
        </p>
      </div>
    </section>
  );
}

function lastCheck(order: FetchedOrder, { words: { checks }, locale }: Localised): string {
  const { checkedAt, checkProblem, nextCheckAt } = order;
  if (checkedAt === null) return checks.never;
  const time = (at: string) => formatTime(at, locale);
  return fill(checks[checkProblem ?? 'agreed'], {
    time: time(checkedAt),
    next: time(nextCheckAt ?? checkedAt),
  });
}

function OrderSteps({ phase, words }: { phase: OrderPhase; words: OrderWords['order'] }) {
  const states = stepStates[stepOf(phase)];
  return (
    <div className="order-progress">
      <h3 className="visually-hidden">{words.stepsTitle}</h3>
      <ol className="plain order-steps">
        {(['sent', 'seen', 'confirmed'] as const).map((step, index) => {
          const state = states[index];
          return (
            <li key={step} data-step={state} aria-current={state === 'now' ? 'step' : undefined}>
              {words.steps[step]}
              {state === 'done' && <span className="visually-hidden"> ({words.stepDone})</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The states of the three steps: before a payment is seen, before it is confirmed, and after that. */
const stepStates = [
  ['now', 'next', 'next'],
  ['done', 'done', 'now'],
  ['done', 'done', 'done'],
] as const;

type Localised = { words: OrderWords; locale: Locale };
type Props = Localised & { order: FetchedOrder; isStale: boolean };
