import { Fragment, useState } from 'react';
import { sourceLocale, type Locale } from '#core/locale.ts';
import type { ReviewedPair } from '#contract/model-texts.ts';
import { fill } from '#i18n/fill.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { keyOf, storedIn, type Edits, type Review } from './edited-text.ts';
import { ReviewRow } from './ReviewRow.tsx';

/** Shows a translation next to the Dutch text. Rows to check come first. `foldsRest` initially hides the others. */
export function ReviewTable({ review, language, edits, foldsRest = false, onChange }: Props) {
  const { words } = useDesk();
  const texts = words.sideBySide;
  const [isFolded, setIsFolded] = useState(foldsRest);
  const pairs = review.pairs.toSorted((one, other) => Number(isDue(other)) - Number(isDue(one)));
  const due = pairs.filter(isDue).length;
  const partAt = (row: number) => (row === 0 ? fill(texts.due, { n: due }) : texts.rest);
  return (
    <>
      {!review.parallel && <p className="desk-panel">{texts.notParallel}</p>}
      {!foldsRest && pairs.some(({ changed }) => changed) && <p className="soft">{texts.onlyChanged}</p>}
      <table className="prose review-table">
        <thead>
          <tr>
            <th scope="col">{words.languageNames[sourceLocale]}</th>
            <th scope="col">{words.languageNames[language]}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.slice(0, isFolded ? due : undefined).map((pair, row) => (
            // The key contains the stored text, so that a changed paragraph gets a new field.
            <Fragment key={`${keyOf(pair)} ${row} ${storedIn(pair)}`}>
              {due > 0 && (row === 0 || row === due) && (
                <tr>
                  <th colSpan={2}>{partAt(row)}</th>
                </tr>
              )}
              <ReviewRow
                pair={pair}
                language={language}
                edits={edits}
                onChange={(to) => onChange(pair, to)}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
      {isFolded && (
        <Button
          variant="link"
          text={texts.rest}
          about={words.languageNames[language]}
          onClick={() => setIsFolded(false)}
        />
      )}
    </>
  );
}

const isDue = ({ changed, outdated, doubts, html, source, run }: ReviewedPair): boolean =>
  changed || outdated || doubts.length > 0 || (html !== undefined && (source === '' || run === undefined));

type Props = {
  review: Review;
  language: Locale;
  edits: Edits;
  foldsRest?: boolean;
  onChange: (pair: ReviewedPair, to: string) => void;
};
