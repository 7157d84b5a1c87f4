import type { Locale } from '#core/locale.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { priceLists } from '#core/quote/price-lists.ts';
import { quoteSums, type QuoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate, formatEuro, formatPercent } from '#i18n/format.ts';
import { quoteWords } from '#i18n/quote-summary.ts';
import { extraName, type QuoteWords } from '#i18n/quote-text.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Shows the quote in a message, with the prices that were valid when the message arrived. */
export default function EnquiryQuote({ quote, receivedAt, heading }: Props) {
  const { words, language } = useDesk();
  const texts = quoteWords(language);
  const sums = quoteSums(quote, { today: islandDay(receivedAt) });
  const current = priceLists().current.version;
  return (
    <>
      <table className="desk-table enquiry-sums">
        <caption>{heading}</caption>
        <tbody>
          {rowsOf(sums, { texts, language }).map(({ id, name, price }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
        {sums.pkg === 'custom' && (
          <tfoot>
            <tr>
              <th scope="row">{texts.monthly}</th>
              <td>{formatEuro(sums.monthlyCents, language)}</td>
            </tr>
            <tr>
              <th scope="row">{texts.oneTime}</th>
              <td>{formatEuro(sums.oneTimeCents, language)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <p className="soft">
        {fill(sums.priceList === current ? words.enquiries.priceList : words.enquiries.earlierPriceList, {
          version: sums.priceList,
          day: formatDate(sums.validUntil, language),
          current,
        })}
      </p>
    </>
  );
}

function rowsOf(sums: QuoteSums, { texts, language }: { texts: QuoteWords; language: Locale }): Row[] {
  if (sums.pkg === 'rental') {
    const fee = formatPercent(sums.rentalFeePercent ?? 0, language);
    return [{ id: 'rental', name: texts.rental, price: `${fee} ${texts.rentalFee}` }];
  }
  const priced = sums.lines.map(({ id, cents }) => ({
    id,
    name: id === 'base' ? texts.base : extraName(id, texts),
    price: formatEuro(cents, language),
  }));
  const onRequest = sums.onRequest.map((id) => ({ id, name: extraName(id, texts), price: texts.onRequest }));
  return [...priced, ...onRequest];
}

type Row = { id: string; name: string; price: string };
type Props = { quote: Quote; receivedAt: Date; heading: string };
