import type { Locale } from '#core/locale.ts';
import type { QuoteSums } from '#core/quote/quote-sums.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate, formatEuro } from '#i18n/format.ts';
import type { CalculatorWords } from './calculator-words.ts';

/** The sums of the quote, and until when it is valid. */
export function QuoteTotal({ sums, words, locale, isDated }: Props) {
  const validUntil = (day: string) => fill(words.valid, { date: formatDate(day, locale) });
  return (
    <div aria-live="polite" aria-atomic="true">
      <dl className="with-script">
        <div>
          <dt>{words.monthly}</dt>
          <dd>{formatEuro(sums.monthlyCents, locale)}</dd>
        </div>
        <div>
          <dt>
            {words.oneTime}
            {sums.onRequest.length > 0 && <small>{words.openSum}</small>}
          </dt>
          <dd>{formatEuro(sums.oneTimeCents, locale)}</dd>
        </div>
      </dl>
      {/* Reserves space for the longest date, so that nothing moves. */}
      <p className="quote-valid soft with-script" data-longest={validUntil(longestDay)}>
        {isDated && <span>{validUntil(sums.validUntil)}</span>}
      </p>
    </div>
  );
}

/** The date whose text is longest in every language. */
const longestDay = '2026-09-30';

type Props = { sums: QuoteSums; words: CalculatorWords; locale: Locale; isDated: boolean };
