import { atom } from 'nanostores';
import { daysAfter, islandDay } from '#core/ibiza-time/days.ts';
import { allExtras, priceLists, type ExtraId } from '#core/quote/prices.ts';
import { queryWith, readQuote, writeQuote } from '#core/quote/quote-address.ts';
import { quoteDays, quoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { readStored, writeStored } from '#browser-storage/stored.ts';

/** The quote that the visitor has requested. The address and the message contain it. */
export const $quote = atom<Quote | undefined>();

/** Whether the visitor has just requested the quote, and now moves on to the contact form. */
export const $quoteArrives = atom(false);

/** The extras that the visitor has selected, possibly before requesting a quote. */
export const $selection = atom<readonly ExtraId[]>([]);

/** Returns the quote for the selected extras. An existing quote keeps its prices while they are valid. */
export function draftOf(quote: Quote | undefined, selection: readonly ExtraId[]): Quote {
  const terms = quote === undefined ? undefined : standingTerms(quote);
  return { pkg: 'custom', extras: [...selection], ...(terms ?? termsOfToday()) };
}

/** Reads the quote from the address, or else from this browser session. Later calls do nothing. */
export function startQuote(): void {
  if (started) return;
  started = true;
  const quote =
    readQuote(new URLSearchParams(location.search)) ?? readQuote(new URLSearchParams(readStored(quoteKey)));
  if (quote === undefined) return;
  // If the address has a quote and `#contact`, the visitor followed a package link before hydration.
  $quoteArrives.set(location.hash === '#contact' && location.search !== '');
  $selection.set(quote.extras);
  // The quote still names its old price list, so that the page can say that prices have changed.
  keep({ ...quote, ...standingTerms(quote) });
}

/** A requested quote changes at once, so that the page and the message agree. */
export function chooseExtra(id: ExtraId, { chosen }: { chosen: boolean }): void {
  const others = $selection.get().filter((other) => other !== id);
  const selection = allExtras.filter((extra) => others.includes(extra) || (chosen && extra === id));
  $selection.set(selection);
  if ($quote.get()?.pkg === 'custom') keep(draftNow());
}

export function askForQuote(): void {
  $quoteArrives.set(true);
  keep(draftNow());
}

/** Requests full rental management, which has no extras. */
export function askForRental(): void {
  $quoteArrives.set(true);
  $selection.set([]);
  keep({ ...draftNow(), pkg: 'rental' });
}

export function dropQuote(): void {
  $selection.set([]);
  keep(undefined);
}

/** Returns the unsubscribe function. */
export function onQuote(tell: (quote: Quote | undefined) => void): () => void {
  const listen = (event: CustomEvent<Quote | null>) => tell(event.detail ?? undefined);
  window.addEventListener(prefillEvent, listen);
  return () => window.removeEventListener(prefillEvent, listen);
}

/** The window receives this event when the quote changes, so that the message shows the summary of the quote. */
const prefillEvent = 'quote:prefill';

const quoteKey = 'quote';

const draftNow = (): Quote => draftOf($quote.get(), $selection.get());

let started = false;

function keep(quote: Quote | undefined): void {
  $quote.set(quote);
  writeStored(quoteKey, quote === undefined ? '' : writeQuote(quote));
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${queryWith(location.search, quote)}${location.hash}`,
  );
  window.dispatchEvent(new CustomEvent(prefillEvent, { detail: quote ?? null }));
}

/** Returns the prices of a quote and their last valid day. Undefined if newer prices have replaced them. */
function standingTerms(quote: Quote): Terms | undefined {
  const { priceList, validUntil, replaced } = quoteSums(quote, { today: islandDay(new Date()) });
  return replaced ? undefined : { priceList, validUntil };
}

const termsOfToday = (): Terms => ({
  priceList: priceLists().current.version,
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
