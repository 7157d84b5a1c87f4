import type { Locale } from '#core/locale.ts';
import type { QuoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate, formatEuro } from '#i18n/format.ts';
import { extraName } from '#i18n/quote-text.ts';
import type { CalculatorWords } from './calculator-words.ts';
import { sharedQuoteLink } from './shared-quote-link.ts';

/** The quote as it is printed. The screen does not show it. */
export function QuoteSheet({ draft, sums, words, locale, business, today }: Props) {
  return (
    <div className="quote-sheet">
      <p>
        <strong>{business.name}</strong>
        <br />
        {business.contact}
      </p>
      <p>{formatDate(today, locale)}</p>
      <h2>{words.title}</h2>
      <table>
        <tbody>
          {sums.lines.map(({ id, cents }) => (
            <tr key={id}>
              <th scope="row">
                {id === 'base' ? `${words.base}, ${words.perMonth}` : extraName(id, words)}
                {id === 'base' && <small>{words.inspections}</small>}
              </th>
              <td>{formatEuro(cents, locale)}</td>
            </tr>
          ))}
          {sums.onRequest.map((id) => (
            <tr key={id}>
              <th scope="row">{extraName(id, words)}</th>
              <td>{words.onRequest}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.monthly}</th>
            <td>{formatEuro(sums.monthlyCents, locale)}</td>
          </tr>
          <tr>
            <th scope="row">
              {words.oneTime}
              {sums.onRequest.length > 0 && <small>{words.openSum}</small>}
            </th>
            <td>{formatEuro(sums.oneTimeCents, locale)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{fill(words.valid, { date: formatDate(sums.validUntil, locale) })}</p>
      <p>
        {words.online}: {sharedQuoteLink(draft)}
        <br />
        {words.inspection}: {new URL(words.inspectionPage, location.href).href}
      </p>
    </div>
  );
}

type Props = {
  draft: Quote;
  sums: QuoteSums;
  words: CalculatorWords;
  locale: Locale;
  business: Letterhead;
  /** YYYY-MM-DD in the time zone of the business. */
  today: string;
};

export type Letterhead = { name: string; contact: string };
