import type { Locale } from '#core/locale.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { quoteSums, type QuoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate, formatEuro, formatPercent } from '#i18n/format.ts';
import { quoteWords } from '#i18n/quote-summary.ts';
import { extraName } from '#i18n/quote-text.ts';

/** The chosen services with their prices, in the mails about an enquiry with a quote. */
export function QuoteTable({ quote, receivedAt, locale }: QuoteToTell) {
  const words = quoteWords(locale);
  const sums = sumsOf({ quote, receivedAt });
  const euro = (cents: number) => formatEuro(cents, locale);
  return (
    <>
      <table>
        <tbody>
          {sums.pkg === 'rental' && (
            <Row
              name={words.rental}
              sum={`${formatPercent(sums.rentalFeePercent ?? 0, locale)} ${words.rentalFee}`}
            />
          )}
          {sums.lines.map(({ id, cents }) =>
            id === 'base' ? (
              <Row key={id} name={words.base} sum={`${euro(cents)} ${words.perMonth}`} />
            ) : (
              <Row key={id} name={extraName(id, words)} sum={euro(cents)} />
            ),
          )}
          {sums.onRequest.map((id) => (
            <Row key={id} name={extraName(id, words)} sum={words.onRequest} />
          ))}
          {sums.pkg === 'custom' && <Row isTotal name={words.monthly} sum={euro(sums.monthlyCents)} />}
          {quote.extras.length > 0 && (
            <Row
              isTotal
              name={sums.onRequest.length > 0 ? `${words.oneTime} (${words.openSum})` : words.oneTime}
              sum={euro(sums.oneTimeCents)}
            />
          )}
        </tbody>
      </table>
      {sums.pkg === 'custom' && <p className="quiet">{words.inspections}</p>}
      <p className="quiet">{fill(words.valid, { date: formatDate(sums.validUntil, locale) })}</p>
    </>
  );
}

/** Uses the prices of the day on which the server received the quote, so that a retried mail is identical. */
export const sumsOf = ({ quote, receivedAt }: Pick<QuoteToTell, 'quote' | 'receivedAt'>): QuoteSums =>
  quoteSums(quote, { today: islandDay(receivedAt) });

const Row = ({ name, sum, isTotal = false }: { name: string; sum: string; isTotal?: boolean }) => (
  <tr className={isTotal ? 'total' : undefined}>
    <th scope="row">{name}</th>
    <td className="sum">{sum}</td>
  </tr>
);

export type QuoteToTell = { quote: Quote; receivedAt: Date; locale: Locale };
