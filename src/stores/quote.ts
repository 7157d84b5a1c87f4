import { atom } from 'nanostores';
import { daysAfter, islandDay } from '#core/ibiza-time/days.ts';
import { allExtras, currentPrices, type ExtraId } from '#core/quote/prices.ts';
import { queryWith, readQuote, writeQuote } from '#core/quote/quote-address.ts';
import { quoteDays, quoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { readKept, writeKept } from '#browser-storage/kept.ts';

/** The quote the visitor asks for: it stands in the address and goes with a message. */
export const $quote = atom<Quote | undefined>();

/** The visitor has just asked for the quote and is on the way to the message it goes with. */
export const $quoteArrives = atom(false);

/** The extras that are ticked, whether a quote has been asked for or not. */
export const $selection = atom<readonly ExtraId[]>([]);

/** What the price table makes of the ticked extras; prices that a quote came with are kept while they hold. */
export function draftOf(quote: Quote | undefined, selection: readonly ExtraId[]): Quote {
  const terms = quote === undefined ? undefined : standingTerms(quote);
  return { pkg: 'custom', extras: [...selection], ...(terms ?? termsOfToday()) };
}

/** Takes up the quote of the address, else the one of this browser session. Every island that needs it may call it. */
export function startQuote(): void {
  if (started) return;
  started = true;
  const quote =
    readQuote(new URLSearchParams(location.search)) ?? readQuote(new URLSearchParams(readKept(quoteKey)));
  if (quote === undefined) return;
  // The link of a package that was pressed before any script ran.
  $quoteArrives.set(location.hash === '#contact' && location.search !== '');
  $selection.set(quote.extras);
  // One that is out of date stays as it is, so that the visitor is told.
  keep({ ...quote, ...standingTerms(quote) });
}

/** Ticks or unticks extras. A quote that has been asked for follows at once, so that page and message never differ. */
export function chooseExtra(id: ExtraId, { chosen }: { chosen: boolean }): void {
  const others = $selection.get().filter((other) => other !== id);
  const selection = allExtras.filter((extra) => others.includes(extra) || (chosen && extra === id));
  $selection.set(selection);
  if ($quote.get()?.pkg === 'custom') keep(draftNow());
}

/** Asks for the base package with the ticked extras. */
export function askForQuote(): void {
  $quoteArrives.set(true);
  keep(draftNow());
}

/** Asks for full rental management, which has no extras. */
export function askForRental(): void {
  $quoteArrives.set(true);
  $selection.set([]);
  keep({ ...draftNow(), pkg: 'rental' });
}

/** Forgets the quote: it was sent, or the visitor leaves it out. */
export function dropQuote(): void {
  $selection.set([]);
  keep(undefined);
}

/** Hears of every change of the quote; answers how to stop. */
export function onQuote(tell: (quote: Quote | undefined) => void): () => void {
  const listen = (event: CustomEvent<Quote | null>) => tell(event.detail ?? undefined);
  window.addEventListener(prefillEvent, listen);
  return () => window.removeEventListener(prefillEvent, listen);
}

/** Told on the window when the quote changes: whoever shows a message puts its summary into it. */
const prefillEvent = 'quote:prefill';

const quoteKey = 'quote';

const draftNow = (): Quote => draftOf($quote.get(), $selection.get());

let started = false;

function keep(quote: Quote | undefined): void {
  $quote.set(quote);
  writeKept(quoteKey, quote === undefined ? '' : writeQuote(quote));
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${queryWith(location.search, quote)}${location.hash}`,
  );
  window.dispatchEvent(new CustomEvent(prefillEvent, { detail: quote ?? null }));
}

/** The prices of a quote and their last day, as far as both hold; undefined where other prices have replaced them. */
function standingTerms(quote: Quote): Terms | undefined {
  const { priceList, validUntil, replaced } = quoteSums(quote, { today: islandDay(new Date()) });
  return replaced ? undefined : { priceList, validUntil };
}

const termsOfToday = (): Terms => ({
  priceList: currentPrices.version,
  validUntil: daysAfter(islandDay(new Date()), quoteDays),
});

type Terms = Required<Pick<Quote, 'priceList' | 'validUntil'>>;

declare global {
  // The browser's own way of typing its events.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface WindowEventMap {
    'quote:prefill': CustomEvent<Quote | null>;
  }
}
