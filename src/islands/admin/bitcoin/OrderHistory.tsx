import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatBitcoin, formatMoment } from '#i18n/format.ts';

/** What happened to a payment, the newest first. */
export function OrderHistory({ order, words, language }: Props) {
  return (
    <section className="bitcoin-history">
      <h3>{words.title}</h3>
      <ol className="plain">
        {order.events.toReversed().map(({ at, change, receivedSats, confirmedSats, txids }) => (
          <li key={`${at} ${change}`}>
            <time dateTime={at}>{formatMoment(at, language)}</time>
            <span>{words.changes[change]}</span>
            {receivedSats > 0 && (
              <span className="desk-hint">
                {fill(words.amounts, {
                  received: formatBitcoin(receivedSats, language),
                  confirmed: formatBitcoin(confirmedSats, language),
                })}
              </span>
            )}
            {txids.map((txid) => (
              <code key={txid} className="desk-hint">
                {txid}
              </code>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Props = { order: ListedOrder; words: DeskWords['bitcoin']['history']; language: Locale };
