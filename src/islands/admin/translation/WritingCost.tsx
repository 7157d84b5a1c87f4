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
      <table>
        <thead>
          <tr>
            {[texts.month, texts.purpose, texts.uses, texts.tokens, texts.price].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {help.months.map((month) => (
            <tr key={`${month.month} ${month.purpose}`}>
              <td>{formatMonth(month.month, language)}</td>
              <td>{texts.purposes[month.purpose]}</td>
              <td>{formatNumber(month.uses, language)}</td>
              <td>{formatNumber(month.input_tokens + month.output_tokens, language)}</td>
              <td>{priceText(month, { texts, language })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A sum that leaves something out says so. */
function priceText(
  { euros, unpriced, uses }: WritingHelp['months'][number],
  { texts, language }: { texts: DeskWords['translation']; language: Locale },
): string {
  if (unpriced === uses) return texts.unpriced;
  const price =
    euros > 0 && euros < 0.01
      ? `< ${formatEuro(1, language)}`
      : formatEuro(Math.round(euros * 100), language);
  return unpriced === 0 ? price : texts.partlyPriced.replace('{price}', price);
}

type Props = { help: WritingHelp; words: DeskWords; language: Locale };
