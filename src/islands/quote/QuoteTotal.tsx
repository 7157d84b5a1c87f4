import type { Locale } from '#core/locale.ts';
import type { QuoteSums } from '#core/quote/quote-sums.ts';
import { formatDate, formatEuro } from '#i18n/format.ts';
import type { CalculatorWords } from './calculator-words.ts';

/** What the ticked extras come to; read out whenever it changes. */
export function QuoteTotal({ sums, words, locale, isDated }: Props) {
  return (
    <div aria-live="polite" aria-atomic="true">
      <dl>
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
      {isDated && <p>{words.valid.replace('{date}', formatDate(sums.validUntil, locale))}</p>}
    </div>
  );
}

type Props = { sums: QuoteSums; words: CalculatorWords; locale: Locale; isDated: boolean };
