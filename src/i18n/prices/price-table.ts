import { business } from '#core/business/current.ts';
import { escapeText } from '#core/html/entities.ts';
import type { Locale } from '#core/locale.ts';
import { pricedExtras } from '#core/quote/price-lists.ts';
import { formatEuro, formatPercent } from '../format.ts';
import { words } from '../words.ts';

/**
 * Puts the current prices above each link to the prices in a safe body.
 *
 * The text itself has no prices, so they cannot become outdated in it. Feeds keep only the link, because readers store them.
 */
export const withPrices = (body: string, locale: Locale): string =>
  body.replaceAll('<p class="to-prices">', (link) => priceTable(locale) + link);

function priceTable(locale: Locale): string {
  const { base, extras, rental } = words(locale).pricing;
  const { baseCents, extras: cents, rentalFeePercent } = business().prices;
  const rows = [
    [base.title, `${formatEuro(baseCents, locale)} ${base.perMonth}`],
    ...pricedExtras.map((id) => [extras.items[id], formatEuro(cents[id], locale)]),
    [rental.title, `${formatPercent(rentalFeePercent, locale)} ${rental.fee}`],
  ];
  const cells = rows.map(
    ([name = '', price = '']) => `<th scope="row">${escapeText(name)}</th><td>${escapeText(price)}</td>`,
  );
  return `<table><tbody>${cells.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
}
