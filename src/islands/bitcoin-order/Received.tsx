import type { FetchedOrder } from '#clients/bitcoin-order.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { formatBitcoin } from '#i18n/format.ts';
import { CopyButton } from './CopyButton.tsx';
import { Fact } from './Fact.tsx';
import type { OrderWords } from './order-words.ts';

/** What has arrived of a payment, and how far it is confirmed. */
export function Received({ order, words, locale }: Props) {
  const { receivedSats, confirmedSats, confirmations, confirmationsNeeded, txids } = order;
  return (
    <dl className="order-facts">
      <Fact name={words.received}>{formatBitcoin(receivedSats, locale)}</Fact>
      {confirmedSats !== receivedSats && confirmedSats > 0 && (
        <Fact name={words.confirmed}>{formatBitcoin(confirmedSats, locale)}</Fact>
      )}
      <Fact name={words.confirmations}>
        {fill(words.confirmationsOf, {
          n: Math.min(confirmations, confirmationsNeeded),
          needed: confirmationsNeeded,
        })}
      </Fact>
      {txids.length > 0 && (
        <div>
          <dt className="soft">{words.transaction}</dt>
          {txids.map((txid) => (
            <dd key={txid}>
              <span className="order-txid" translate="no">
                {txid}
              </span>
              <CopyButton text={txid} label={words.copyTransaction} words={words} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

type Props = { order: FetchedOrder; words: OrderWords['order']; locale: Locale };
