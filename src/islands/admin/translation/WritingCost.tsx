import { fill } from '#i18n/fill.ts';
import { formatMonth, formatNumber } from '#i18n/format.ts';
import type { WritingHelp } from '#contract/model-texts.ts';
import { priceText, type Cost } from './price-text.ts';
import { useDesk, type Desk } from '../parts/use-desk.ts';

/** Shows the language model’s tokens by month and purpose, with the cost in euros if prices are configured. */
export function WritingCost({ help }: { help: WritingHelp }) {
  const { words, language } = useDesk();
  const texts = words.translation;
  const [newest] = help.months;
  if (newest === undefined) return null;
  const ofMonth = help.months.filter(({ month }) => month === newest.month);
  return (
    <details className="writing-cost">
      <summary>
        {fill(texts.cost, {
          month: formatMonth(newest.month, language),
          price: priceText(together(ofMonth), { words, language }),
        })}
      </summary>
      <ul className="plain">
        {help.months.map((month) => (
          <li key={`${month.month} ${month.purpose}`}>{costText(month, { words, language })}</li>
        ))}
      </ul>
    </details>
  );
}

const together = (costs: Cost[]): Cost =>
  costs.reduce((sum, { uses, euros, unpriced }) => ({
    uses: sum.uses + uses,
    euros: sum.euros + euros,
    unpriced: sum.unpriced + unpriced,
  }));

const costText = (month: Month, { words, language }: Desk): string =>
  fill(words.translation.costLine, {
    month: formatMonth(month.month, language),
    purpose: words.translation.purposes[month.purpose],
    uses: formatNumber(month.uses, language),
    tokens: formatNumber(month.inputTokens + month.outputTokens, language),
    price: priceText(month, { words, language }),
  });

type Month = WritingHelp['months'][number];
