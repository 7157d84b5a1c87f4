import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { setPriceLists, type PriceLists } from '#core/quote/price-lists.ts';
import { quoteSums } from '#core/quote/quote-sums.ts';
import { $quote, $selection, $stray, askForQuote, askForRental, draftOf, startQuote } from '#stores/quote.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import type { CalculatorWords } from './calculator-words.ts';
import { ExtrasTable } from './ExtrasTable.tsx';
import { QuoteSheet, type Letterhead } from './QuoteSheet.tsx';
import { QuoteTotal } from './QuoteTotal.tsx';
import { QuoteWays } from './QuoteWays.tsx';
import '../forms.css';
import './quote.css';

/** The calculator on the home page, with which visitors put together their quote. */
export default function QuoteCalculator(props: Props) {
  setPriceLists(props.prices);
  return (
    <IslandBoundary words={props.words}>
      <Calculator {...props} />
    </IslandBoundary>
  );
}

function Calculator({ words, locale, business, chatStart }: Props) {
  // The first render must equal the HTML from the build, but another island may already have stored a quote.
  const requested = useStore($quote, { ssr: 'initial' });
  const selection = useStore($selection, { ssr: 'initial' });
  const hasStray = useStore($stray, { ssr: 'initial' });
  const draft = draftOf(requested, selection);
  const isAwake = useIsAwake();
  const today = islandDay(new Date());
  const sums = quoteSums(draft, { today });
  const shown = { draft, sums, words, locale };
  const isReplaced = requested !== undefined && quoteSums(requested, { today }).replaced;

  useEffect(startQuote, []);
  useEffect(() => listenToPackages(), []);

  return (
    <>
      <ExtrasTable words={words} locale={locale} priceList={sums.prices} selection={selection} />
      <section className="stack start quote-total" aria-labelledby="quote-heading">
        <h3 id="quote-heading">{words.heading}</h3>
        <p className="quote-hint without-script">{words.hint}</p>
        {isReplaced && <p role="status">{words.replaced}</p>}
        {hasStray && <p role="status">{words.unknownExtras}</p>}
        <QuoteTotal sums={sums} words={words} locale={locale} isDated={isAwake} />
        <a className="button" href="#contact" onClick={askForQuote}>
          {words.ask}
        </a>
        <QuoteWays {...shown} chatStart={chatStart} isAwake={isAwake} />
      </section>
      {isAwake && <QuoteSheet {...shown} business={business} today={today} />}
    </>
  );
}

/** True after hydration. Until then no date is rendered, because the day of the build may differ from today. */
function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}

function listenToPackages(): () => void {
  const ask = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-quote]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.dataset['quote'] === 'rental') askForRental();
    else askForQuote();
    // If the URL already has this hash, setting the hash again would not scroll the page.
    if (location.hash === link.hash) document.querySelector(link.hash)?.scrollIntoView();
    else location.hash = link.hash;
  };
  document.addEventListener('click', ask);
  return () => document.removeEventListener('click', ask);
}

type Props = {
  words: CalculatorWords;
  locale: Locale;
  business: Letterhead;
  prices: PriceLists;
  /** The URL of a chat with the business, without the message, which is appended. */
  chatStart: string;
};
