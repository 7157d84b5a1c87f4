import type { Locale } from '#core/locale.ts';
import type { ExtraId } from '#core/quote/price-lists.ts';
import type { QuoteSums } from '#core/quote/quote-sums.ts';
import { fill } from './fill.ts';
import { formatDate, formatEuro, formatPercent } from './format.ts';
import type { Words } from './words.ts';

/** The caller passes the texts, because browser scripts contain no dictionary. */
export function quoteText({ sums, words, locale }: Told): string {
  const valid = fill(words.valid, { date: formatDate(sums.validUntil, locale) });
  const parts =
    sums.pkg === 'rental' ? rentalLines({ sums, words, locale }) : customLines({ sums, words, locale });
  return [words.title, ...parts, valid].join('\n\n');
}

function customLines({ sums, words, locale }: Told): string[] {
  const base = sums.lines.filter(({ id }) => id === 'base');
  const extras = [
    ...sums.lines.flatMap(({ id, cents }) =>
      id === 'base' ? [] : [{ id, price: formatEuro(cents, locale) }],
    ),
    ...sums.onRequest.map((id) => ({ id, price: words.onRequest })),
  ];
  const open = sums.onRequest.length === 0 ? '' : ` (${words.openSum})`;
  return [
    ...base.map(
      ({ cents }) => `${words.base}: ${formatEuro(cents, locale)} ${words.perMonth}\n– ${words.inspections}`,
    ),
    ...(extras.length === 0
      ? []
      : [
          [`${words.extras}:`, ...extras.map(({ id, price }) => `– ${extraName(id, words)}: ${price}`)].join(
            '\n',
          ),
        ]),
    [
      `${words.monthly}: ${formatEuro(sums.monthlyCents, locale)}`,
      ...(extras.length === 0 ? [] : [`${words.oneTime}: ${formatEuro(sums.oneTimeCents, locale)}${open}`]),
    ].join('\n'),
  ];
}

const rentalLines = ({ sums, words, locale }: Told): string[] => [
  `${words.rental}: ${formatPercent(sums.rentalFeePercent ?? 0, locale)} ${words.rentalFee}`,
];

/** Returns an extra’s name with the costs that its price excludes: 'Handyman (materials not included)'. */
export const extraName = (id: ExtraId, words: Pick<QuoteWords, 'items' | 'materials'>): string =>
  id === 'handyman' ? `${words.items[id]} (${words.materials})` : words.items[id];

type Told = { sums: QuoteSums; words: QuoteWords; locale: Locale };

export type QuoteWords = {
  title: string;
  base: string;
  perMonth: string;
  inspections: string;
  extras: string;
  items: Readonly<Record<ExtraId, string>>;
  materials: string;
  onRequest: string;
  monthly: string;
  oneTime: string;
  openSum: string;
  valid: Words['quote']['valid'];
  rental: string;
  rentalFee: string;
};
