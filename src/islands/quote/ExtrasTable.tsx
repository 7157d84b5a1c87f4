import { useEffect, useRef } from 'react';
import type { Locale } from '#core/locale.ts';
import { allExtras, isExtra, isPricedExtra, type ExtraId, type PriceList } from '#core/quote/price-lists.ts';
import { formatEuro } from '#i18n/format.ts';
import { chooseExtra } from '#stores/quote.ts';
import type { CalculatorWords } from './calculator-words.ts';

/**
 * The extras of the price list, each with a box to tick.
 * The checkboxes belong to the contact form, so that the quote also works without JavaScript.
 */
export function ExtrasTable({ words, locale, priceList, selection }: Props) {
  const table = useRef<HTMLTableElement>(null);

  useEffect(() => {
    for (const box of boxesIn(table.current)) if (box.checked) choose(box);
  }, []);
  useEffect(() => {
    for (const box of boxesIn(table.current))
      box.checked = isExtra(box.value) && selection.includes(box.value);
  }, [selection]);

  return (
    <table ref={table} className="extras">
      <caption>
        <strong>{words.caption}</strong>
        <span>{words.note}</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.nameColumn}</th>
          <th scope="col">{words.priceColumn}</th>
        </tr>
      </thead>
      <tbody>
        {allExtras.map((id) => (
          <tr key={id}>
            <th scope="row">
              <label>
                <input
                  type="checkbox"
                  name="extras[]"
                  value={id}
                  form="enquiry"
                  onChange={({ currentTarget }) => choose(currentTarget)}
                />
                <span>
                  {words.items[id]}
                  {id === 'handyman' && <small>{words.materials}</small>}
                </span>
              </label>
            </th>
            {isPricedExtra(id) ? (
              <td>{formatEuro(priceList.extras[id], locale)}</td>
            ) : (
              <td className="on-request">{words.onRequest}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const boxesIn = (table: HTMLTableElement | null): HTMLInputElement[] => [
  ...(table?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
];

function choose(box: HTMLInputElement): void {
  if (isExtra(box.value)) chooseExtra(box.value, { chosen: box.checked });
}

type Props = { words: CalculatorWords; locale: Locale; priceList: PriceList; selection: readonly ExtraId[] };
