import { orderReference, type OrderMail } from '#core/bitcoin-order/order.ts';
import { sourceLocale } from '#core/locale.ts';
import type { BitcoinMatter, Letter } from '#core/mail/mail.ts';
import { fill } from '#i18n/fill.ts';
import { formatBitcoin, formatEuro, formatMoment } from '#i18n/format.ts';
import { factsTable, letterOf, link, paragraph, strong, type Facts } from '../letter-parts.tsx';
import type { Links } from '../links.ts';
import { bitcoinBusinessWords as words } from '#i18n/mails/bitcoin-business.ts';

/** Tells the business what changed in the state of a Bitcoin order. */
export function bitcoinBusinessLetter({ bitcoin: order }: BitcoinMatter, { bitcoinOrders }: Links): Letter {
  const { change, customerName, customerEmail } = order;
  if (change === 'opened' || change === 'cancelled')
    throw new Error(`An editor has just done this: the business gets no mail of the change ${change}.`);
  const said = words.changes[change];
  const subject = fill(said.subject, { who: customerName ?? words.someone });
  return letterOf({
    to: 'business',
    ...(customerEmail === null ? {} : { replyTo: customerEmail }),
    subject,
    lang: sourceLocale,
    parts: [
      ...(order.network === 'testnet' ? [strong(words.test)] : []),
      paragraph(said.text),
      factsTable(factsOf(order)),
      link(words.open, bitcoinOrders),
    ],
  });
}

function factsOf(order: OrderMail): Facts {
  const { customerName, customerEmail, amountSats, amountCents, receivedSats, confirmedSats, txids } = order;
  const bitcoin = (satoshis: number) => formatBitcoin(satoshis, sourceLocale);
  return [
    [words.customer, customerName === null ? undefined : `${customerName} (${customerEmail ?? ''})`],
    [words.description, order.description ?? undefined],
    [words.reference, orderReference(order.orderId)],
    [words.asked, `${bitcoin(amountSats)} (${formatEuro(amountCents, sourceLocale)})`],
    [words.seen, receivedSats === 0 ? undefined : bitcoin(receivedSats)],
    [words.confirmed, confirmedSats === 0 ? undefined : bitcoin(confirmedSats)],
    [words.address, order.address],
    [words.transaction, txids.join(', ')],
    [words.at, formatMoment(order.at, sourceLocale)],
  ];
}
