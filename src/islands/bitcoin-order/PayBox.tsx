import type { FetchedOrder } from '#clients/bitcoin-order.ts';
import { bitcoinText } from '#core/bitcoin-order/order-amount.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { formatBitcoin, formatEuro } from '#i18n/format.ts';
import { CopyButton } from './CopyButton.tsx';
import type { OrderWords } from './order-words.ts';
import { QrCode } from './QrCode.tsx';

/** The amount, the address and the QR code with which a customer pays. */
export function PayBox({ order, words, locale }: Props) {
  const { uri, missingSats } = order;
  const isPartial = missingSats < order.amountSats;
  return (
    <div className="stack order-pay">
      <div className="stack gap-5">
        <div className="stack gap-3">
          <h3>{isPartial ? words.rest : words.amount}</h3>
          <p className="order-amount">{formatBitcoin(missingSats, locale)}</p>
          {!isPartial && (
            <p className="soft">
              {fill(words.euro, {
                euro: formatEuro(order.amountCents, locale),
                price: formatEuro(order.priceEurCents, locale),
              })}
            </p>
          )}
          <p className="soft">{fill(words.sats, { n: missingSats.toLocaleString(locale) })}</p>
          <div className="buttons">
            <a className="button" href={uri}>
              {words.openWallet}
            </a>
            <CopyButton text={bitcoinText(missingSats)} label={words.copyAmount} words={words} />
          </div>
          <p className="soft">
            {words.walletOnly} {words.fee}
          </p>
        </div>
        <div className="stack gap-3">
          <h3>{words.address}</h3>
          <p className="order-address" translate="no">
            {(order.address.match(/.{1,4}/g) ?? []).map((four, index) => (
              <span key={index}>
                {four}
                <wbr />
              </span>
            ))}
          </p>
          <CopyButton text={order.address} label={words.copyAddress} words={words} />
          <p className="soft">{words.checkAddress}</p>
        </div>
      </div>
      <div className="stack gap-3 order-scan">
        <QrCode text={uri} label={words.code} />
        <p className="soft">{words.scan}</p>
      </div>
    </div>
  );
}

type Props = { order: FetchedOrder; words: OrderWords['order']; locale: Locale };
