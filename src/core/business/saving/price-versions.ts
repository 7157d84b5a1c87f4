import { islandDay } from '../../ibiza-time/days.ts';
import { pricedExtras, type EnteredPrices } from '../../quote/price-lists.ts';
import type { Business, EnteredBusiness } from '../business.ts';

/**
 * If a price has changed, gives the new price list a new version. The previous list ends today, and is kept for the
 * quotes that use it. Demo lists are not kept, because no public site shows demo prices.
 */
export function withPriceVersions(
  entered: EnteredBusiness,
  { before, isDemo, now }: { before: Business; isDemo: boolean; now: Date },
): Business {
  const { prices, earlierPrices } = before;
  if (isSame(entered.prices, prices))
    return { ...entered, prices: { ...entered.prices, version: prices.version }, earlierPrices };
  const today = islandDay(now);
  const earlier = [{ ...prices, endedOn: today }, ...earlierPrices];
  return {
    ...entered,
    prices: { ...entered.prices, version: unusedVersion(today.slice(0, 'YYYY-MM'.length), earlier) },
    earlierPrices: isDemo ? [] : earlier.slice(0, maxLists),
  };
}

/** Messages with quotes are kept for two years by default. At one price change a week, that is about 100 lists. */
const maxLists = 100;

const isSame = (one: EnteredPrices, other: EnteredPrices): boolean =>
  one.baseCents === other.baseCents &&
  one.rentalFeePercent === other.rentalFeePercent &&
  pricedExtras.every((id) => one.extras[id] === other.extras[id]);

/** @example unusedVersion('2026-11', [{ version: '2026-11' }]) // => '2026-11.2' */
function unusedVersion(month: string, used: readonly { version: string }[]): string {
  const isFree = (version: string) => used.every((list) => list.version !== version);
  let version = month;
  for (let n = 2; !isFree(version); n++) version = `${month}.${n}`;
  return version;
}
