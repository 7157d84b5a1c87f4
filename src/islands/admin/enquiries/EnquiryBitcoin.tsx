import { useState } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import type { ListedEnquiry } from '#core/enquiry/stored-enquiry.ts';
import { fill } from '#i18n/fill.ts';
import { formatEuro, formatMoment } from '#i18n/format.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useBitcoinWords } from '../bitcoin/use-bitcoin-words.ts';
import { OrderForm } from '../bitcoin/OrderForm.tsx';
import { OrderMark } from '../bitcoin/OrderMark.tsx';

/** The Bitcoin orders of an enquiry, and the form for a new one with the sum of its quote. */
export default function EnquiryBitcoin({ enquiry }: Props) {
  const { words, language } = useDesk();
  const { form: texts, list } = useBitcoinWords();
  const [isAsking, setAsking] = useState(false);
  const { id, name, email, lang, quoteCents, bitcoinOrders: orders } = enquiry;
  const sum = quoteCents && quoteCents.monthly + quoteCents.oneTime;
  return (
    <div className="stack gap-2 enquiry-mail">
      <h2>{texts.ofEnquiry}</h2>
      {orders.length > 0 && (
        <ul className="plain">
          {orders.map((order) => (
            <li key={order.id} className="row">
              <OrderMark order={order} />
              <span>
                {formatEuro(order.amountCents, language)} · {formatMoment(order.createdAt, language)}
              </span>
              <a href={deskPages.bitcoin}>{list.toList}</a>
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <OrderForm
          start={{
            enquiryId: id,
            customerName: name,
            customerEmail: email,
            locale: lang,
            ...(sum === undefined || sum === 0 ? {} : { amount: amountText(sum) }),
          }}
          amountHint={
            quoteCents &&
            fill(texts.amountOfQuote, {
              monthly: formatEuro(quoteCents.monthly, language),
              once: formatEuro(quoteCents.oneTime, language),
            })
          }
          askApproval
          done={() => setAsking(false)}
        />
      )}
      <div className="row">
        <Button
          text={isAsking ? words.frame.cancel : texts.open}
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        />
      </div>
    </div>
  );
}

/** @example amountText(38050) // => '380.50' */
const amountText = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

type Props = { enquiry: ListedEnquiry };
