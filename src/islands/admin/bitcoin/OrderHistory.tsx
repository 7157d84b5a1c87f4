import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import type { Locale } from '#core/locale.ts';
import type { BitcoinWords } from '#i18n/dictionary.ts';
import { fill } from '#i18n/fill.ts';
import { formatBitcoin, formatMoment } from '#i18n/format.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useBitcoinWords } from './use-bitcoin-words.ts';

/** What happened to an order, newest first, and which mails it caused. */
export function OrderHistory({ order }: { order: ListedOrder }) {
  const { language } = useDesk();
  const words = useBitcoinWords().history;
  return (
    <section className="stack gap-3 bitcoin-history">
      <h3>{words.title}</h3>
      <ol className="plain stack gap-3">
        {order.events.toReversed().map(({ at, change, receivedSats, confirmedSats, txids }) => (
          <li key={`${at} ${change}`}>
            <time className="soft" dateTime={at}>
              {formatMoment(at, language)}
            </time>
            <span>{words.changes[change]}</span>
            {receivedSats > 0 && (
              <span className="soft">
                {fill(words.amounts, {
                  received: formatBitcoin(receivedSats, language),
                  confirmed: formatBitcoin(confirmedSats, language),
                })}
              </span>
            )}
            {txids.map((txid) => (
              <code key={txid} className="soft">
                {txid}
              </code>
            ))}
          </li>
        ))}
      </ol>
      {order.mails.length > 0 && (
        <>
          <h3>{words.mails}</h3>
          <ul className="plain stack gap-3">
            {order.mails.map(({ kind, change, state, sentAt }) => (
              <li key={`${kind} ${change} ${sentAt}`}>
                <span>{words.changes[change]}</span>
                <span className="soft">
                  {kind === 'bitcoin-customer' ? words.toCustomer : words.toBusiness},{' '}
                  {mailText({ state, sentAt }, { texts: words.mailStates, language })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function mailText({ state, sentAt }: Mail, { texts, language }: MailTexts): string {
  if (sentAt !== null) return fill(texts.sent, { moment: formatMoment(sentAt, language) });
  return ['dead', 'unknown'].includes(state) ? texts.failed : texts.waiting;
}

type MailTexts = { texts: BitcoinWords['history']['mailStates']; language: Locale };
type Mail = Pick<ListedOrder['mails'][number], 'state' | 'sentAt'>;
