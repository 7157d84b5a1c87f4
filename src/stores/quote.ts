import { atom } from 'nanostores';
import { daysAfter, islandDay } from '#core/ibiza-time/days.ts';
import { allExtras, isExtra, priceLists, type ExtraId } from '#core/quote/price-lists.ts';
import { queryWith, readQuote, writeQuote } from '#core/quote/quote-address.ts';
import { quoteDays, quoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { readStored, writeStored } from '#browser-storage/stored.ts';

/** The requested quote. The page’s URL and the visitor’s message contain it too. */
export const $quote = atom<Quote | undefined>();

/** Whether the quote was just requested, so that it must get the focus in the contact form. */
export const $quoteArrives = atom(false);

/** The selected extras. The visitor may not have requested a quote yet. */
export const $selection = atom<readonly ExtraId[]>([]);

/** Whether the page’s URL named an unknown extra. */
export const $stray = atom(false);

/** An existing quote keeps its prices while they are valid. */
export function draftOf(quote: Quote | undefined, selection: readonly ExtraId[]): Quote {
  const terms = quote === undefined ? undefined : standingTerms(quote);
  return { pkg: 'custom', extras: [...selection], ...(terms ?? termsOfToday()) };
}

/** Reads the quote from the page’s URL or from this browser session. Later calls do nothing. */
export function startQuote(): void {
  if (started) return;
  started = true;
  const query = new URLSearchParams(location.search);
  $stray.set((query.get('extras') ?? '').split(',').some((id) => id !== '' && !isExtra(id)));
  const quote = readQuote(query) ?? readQuote(new URLSearchParams(readStored(quoteKey)));
  if (quote === undefined) return;
  // A click on a package link before hydration loads a URL with a quote and `#contact`. This counts as a request.
  $quoteArrives.set(location.hash === '#contact' && location.search !== '');
  // The visitor may have ticked extras before the calculator’s script ran.
  const ticked = $selection.get();
  const extras = allExtras.filter((id) => ticked.includes(id) || quote.extras.includes(id));
  $selection.set(extras);
  // A quote with expired prices keeps its old `priceList`, so that the page can mention that the prices have changed.
  keep({ ...quote, ...(quote.pkg === 'custom' && { extras }), ...standingTerms(quote) });
}

/** Updates the selection and any requested `custom` quote, so that the page and the message agree. */
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

export function askForRental(): void {
  $quoteArrives.set(true);
  $selection.set([]);
  keep({ ...draftNow(), pkg: 'rental' });
}

export function dropQuote(): void {
  $selection.set([]);
  keep(undefined);
}

export function onQuote(tell: (quote: Quote | undefined) => void): () => void {
  const listen = (event: CustomEvent<Quote | null>) => tell(event.detail ?? undefined);
  window.addEventListener(prefillEvent, listen);
  return () => window.removeEventListener(prefillEvent, listen);
}

/** The window gets this event after a change of the quote, so that the message shows the new summary. */
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

/** Returns the price list and the last valid day of the quote, or undefined if newer prices apply. */
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
  // TypeScript reads the types of the window’s events from this interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- TypeScript merges interfaces, but not types
  interface WindowEventMap {
    'quote:prefill': CustomEvent<Quote | null>;
  }
}
