import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { formatEuro, formatMonth, formatNumber } from '#i18n/format.ts';
import type { WritingHelp } from '#stores/translating.ts';

/** What the language model has cost, by month and purpose: tokens as its service counts them, and euros where prices are set. */
export function WritingCost({ help, words, language }: Props) {
  const texts = words.translation;
  if (help.months.length === 0) return null;
  return (
    <details className="writing-cost">
      <summary>{texts.cost}</summary>
      <ul className="plain">
        {help.months.map((month) => (
          <li key={`${month.month} ${month.purpose}`}>{costText(month, { texts, language })}</li>
        ))}
      </ul>
    </details>
  );
}

const costText = (month: Month, { texts, language }: Saying): string =>
  texts.costLine
    .replace('{month}', formatMonth(month.month, language))
    .replace('{purpose}', texts.purposes[month.purpose])
    .replace('{uses}', formatNumber(month.uses, language))
    .replace('{tokens}', formatNumber(month.input_tokens + month.output_tokens, language))
    .replace('{price}', priceText(month, { texts, language }));

/** A sum that leaves something out says so. */
function priceText({ euros, unpriced, uses }: Month, { texts, language }: Saying): string {
  if (unpriced === uses) return texts.unpriced;
  const price =
    euros > 0 && euros < 0.01
      ? `< ${formatEuro(1, language)}`
      : formatEuro(Math.round(euros * 100), language);
  return unpriced === 0 ? price : texts.partlyPriced.replace('{price}', price);
}

type Month = WritingHelp['months'][number];
type Saying = { texts: DeskWords['translation']; language: Locale };
type Props = { help: WritingHelp; words: DeskWords; language: Locale };
