import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { doneIf, refuse, type Result } from '#core/result.ts';
import { reportError } from '../report-error.ts';
import { twoServices } from '../outside/two-services.ts';
import { findSetting } from '../settings.ts';
import { agreedPrices } from '../supabase/site/agreed-price.ts';
import { supabaseWithoutPerson } from '../supabase/client.ts';
import { askSource } from './query-source.ts';
import { priceKeeper, type CurrentPrice } from './price-keeper.ts';

/** Returns the price of a bitcoin for the page about paying with it, from the services in PRICE_API_URLS. */
export async function currentPrice(
  afterAnswer: AfterAnswer,
): Promise<Result<CurrentPrice, PriceUnavailable>> {
  if (twoServices('PRICE_API_URLS').length < 2) {
    const message =
      'There is no Bitcoin price: the setting PRICE_API_URLS does not name two services of different hosts, by addresses that begin with https.';
    return refuse({ code: 'price-unavailable', message });
  }
  return doneIf(await keeper.current(afterAnswer), 'price-unavailable');
}

/** All requests to a process share one cached price. */
const keeper = priceKeeper({
  ask: () => twoServices('PRICE_API_URLS').map((address) => askSource(address)),
  agreed: {
    last: async () => (hasDatabase() ? agreedPrices(supabaseWithoutPerson()).last() : undefined),
    note: async (price) => (hasDatabase() ? agreedPrices(supabaseWithoutPerson()).note(price) : undefined),
  },
  noteFailure: reportError,
});

/** Without a database, processes cannot share an agreed price, so each process uses only its own agreed price. */
const hasDatabase = (): boolean => findSetting('SUPABASE_SECRET_KEY') !== undefined;

export type PriceUnavailable = { code: 'price-unavailable'; message?: string };
