import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { satoshisFor } from '#core/bitcoin-price/euro-to-bitcoin.ts';
import { centsFrom } from '#core/bitcoin-price/euro-amount.ts';
import type { Locale } from '#core/locale.ts';
import { priceLists } from '#core/quote/price-lists.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { quoteSums } from '#core/quote/quote-sums.ts';
import { fill } from '#i18n/fill.ts';
import { formatAgo, formatBitcoin, formatEuro } from '#i18n/format.ts';
import { $quote, startQuote } from '#stores/quote.ts';
import type { ShownPrice } from './CurrentPrice.tsx';
import type { PriceWords } from './price-words.ts';

/** Converts a sum of euros, or the visitor’s quote, to bitcoin. */
export function Converter({ shown, words, locale }: Props) {
  const [typed, setTyped] = useState(String(priceLists().current.baseCents / 100));
  const field = useRef<HTMLInputElement>(null);
  // The visitor may have typed before hydration, which React would overwrite.
  useEffect(() => setTyped((amount) => field.current?.value ?? amount), []);
  const cents = centsFrom(typed);
  const quoteCents = useQuoteTotal();
  const isWrong = cents === undefined && typed.trim() !== '';
  return (
    <section className="price-convert" aria-labelledby="price-convert">
      <h3 id="price-convert">{words.convert}</h3>
      <label htmlFor="price-amount">{words.amount}</label>
      <input
        ref={field}
        id="price-amount"
        type="text"
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        aria-invalid={isWrong}
        aria-describedby="price-hint"
      />
      <p id="price-hint" className={isWrong ? 'soft problem' : 'price-quiet'}>
        {isWrong ? words.amountHint : ''}
      </p>
      {quoteCents > 0 && (
        <>
          <button
            type="button"
            className="button button-quiet"
            aria-describedby="price-quote"
            onClick={() => setTyped(String(quoteCents / 100))}
          >
            {fill(words.fromQuote, { sum: formatEuro(quoteCents, locale) })}
          </button>
          <p id="price-quote" className="price-quiet soft">
            {words.fromQuoteText}
          </p>
        </>
      )}
      <p className="stack gap-1 price-result">
        <span className="soft">{words.result}</span>
        <output htmlFor="price-amount" data-fresh={shown?.isFresh}>
          {shown === undefined || cents === undefined
            ? words.noResult
            : formatBitcoin(satoshisFor(cents, shown.price.eurCents), locale)}
        </output>
      </p>
      {/* Keeps its place, so that nothing moves when the price becomes old. */}
      <p className="price-age soft">
        {shown?.isFresh === false &&
          cents !== undefined &&
          `${words.stale} · ${formatAgo(shown.age, locale)}`}
      </p>
    </section>
  );
}

function useQuoteTotal(): number {
  const quote = useStore($quote);
  useEffect(startQuote, []);
  if (quote === undefined) return 0;
  const { monthlyCents, oneTimeCents } = quoteSums(quote, { today: islandDay(new Date()) });
  return monthlyCents + oneTimeCents;
}

type Props = { shown: ShownPrice | undefined; words: PriceWords; locale: Locale };
