import { missingSatoshis } from '#core/bitcoin-order/order-amount.ts';
import { orderReference, type OrderMail } from '#core/bitcoin-order/order.ts';
import type { BitcoinMatter, Letter } from '#core/mail/mail.ts';
import { fill } from '#i18n/fill.ts';
import { formatBitcoin, formatEuro, formatMoment } from '#i18n/format.ts';
import { business } from '#core/business/current.ts';
import {
  factsTable,
  letterOf,
  link,
  paragraph,
  quiet,
  signature,
  strong,
  type Facts,
} from '../letter-parts.tsx';
import type { Links } from '../links.ts';
import { bitcoinCustomerWords } from '#i18n/mails/bitcoin-customer.ts';

/** Writes the mail that tells a customer what changed in the state of a Bitcoin order. */
export function bitcoinCustomerLetter({ bitcoin: order }: BitcoinMatter, links: Links): Letter {
  const { change, customerName: name, customerEmail, description, locale } = order;
  if (change === 'reorganised' || change === 'reconfirmed')
    throw new Error('Customers get no mail when a booked payment loses or regains its confirmation.');
  if (name === null || customerEmail === null || description === null)
    throw new Error('The customer was deleted, so the mail has no recipient.');
  const words = bitcoinCustomerWords[locale];
  const { subject, text } = words.changes[change];
  const isPartial = change === 'seen' && missingSatoshis(order) > 0;
  return letterOf({
    to: { visitor: customerEmail },
    subject,
    lang: locale,
    parts: [
      paragraph(fill(words.greeting, { name })),
      ...(order.network === 'testnet' ? [strong(words.test)] : []),
      paragraph(fill(text, { until: formatMoment(order.quotedUntil, locale) })),
      ...(change === 'seen' && order.isLate
        ? [paragraph(words.late)]
        : isPartial
          ? [paragraph(words.partial)]
          : []),
      factsTable(factsOf(order, description)),
      link(change === 'opened' ? words.pay : words.follow, links.bitcoinOrder(order)),
      ...(change === 'opened' ? [paragraph(words.rule), paragraph(words.careful)] : []),
      paragraph(fill(words.questions, { phone: business().phone })),
      signature(words.regards, business().name),
      ...(change === 'opened' ? [quiet(words.notYou)] : []),
    ],
  });
}

/** Later mails omit the payment address, because only the order’s page shows whether and how much to pay now. */
function factsOf(order: OrderMail, description: string): Facts {
  const { change, locale, amountSats, amountCents, receivedSats, address, txids } = order;
  const words = bitcoinCustomerWords[locale].facts;
  const isFirst = change === 'opened';
  return [
    [words.description, description],
    [words.reference, orderReference(order.orderId)],
    [words.amount, `${formatBitcoin(amountSats, locale)} (${formatEuro(amountCents, locale)})`],
    [words.address, isFirst ? address : undefined],
    [words.received, receivedSats === 0 ? undefined : formatBitcoin(receivedSats, locale)],
    [words.transaction, txids.join(', ')],
  ];
}
