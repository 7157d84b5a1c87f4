import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Locale } from '#core/locale.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { quoteSums } from '#core/quote/quote-sums.ts';
import { formatEuro, formatPercent } from '#i18n/format.ts';
import { extraName } from '#i18n/quote-text.ts';
import { $quote, $quoteArrives, dropQuote } from '#stores/quote.ts';
import type { EnquiryWords } from './enquiry-words.ts';

/** The quote that the enquiry will contain. A newly requested quote gets the focus. */
export function EnquiryQuote({ words, locale }: { words: EnquiryWords; locale: Locale }) {
  // The first render must equal the HTML from the build, but another island may already have stored a quote.
  const quote = useStore($quote, { ssr: 'initial' });
  const arrives = useStore($quoteArrives, { ssr: 'initial' });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!arrives || quote === undefined) return;
    // The pressed link scrolls to the contact section. Scrolling here too would interrupt that.
    box.current?.focus({ preventScroll: true });
    $quoteArrives.set(false);
  }, [arrives, quote]);
  if (quote === undefined) return null;
  const { quoteWords } = words;
  const sums = quoteSums(quote, { today: islandDay(new Date()) });
  const names = quote.extras.map((id) => extraName(id, quoteWords));
  return (
    <div ref={box} className="enquiry-quote" role="group" aria-labelledby="enquiry-quote" tabIndex={-1}>
      <p id="enquiry-quote">
        {words.quote}{' '}
        <strong>
          {quote.pkg === 'rental'
            ? `${quoteWords.rental}, ${formatPercent(sums.rentalFeePercent ?? 0, locale)} ${quoteWords.rentalFee}`
            : [quoteWords.base, ...names].join(', ')}
        </strong>
      </p>
      {quote.pkg === 'custom' && (
        <p>
          {quoteWords.monthly}: {formatEuro(sums.monthlyCents, locale)}
          {sums.oneTimeCents > 0 && ` · ${quoteWords.oneTime}: ${formatEuro(sums.oneTimeCents, locale)}`}
        </p>
      )}
      <button type="button" className="link" onClick={dropQuote}>
        {words.dropQuote}
      </button>
    </div>
  );
}
