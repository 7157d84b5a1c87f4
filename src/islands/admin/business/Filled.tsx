import { filledIn } from '#core/business/fields/filled-in.ts';
import type { SectionName } from '#core/business/fields/sections.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { isNoticeDay } from '#core/business/notice.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { locales } from '#core/locale.ts';
import { counted } from '#i18n/counted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** How much of a section is filled in, with a button that leads to the first field that is empty or still an example. */
export function Filled({ name, ...filling }: Filling & { name: SectionName }) {
  const { words } = useDesk();
  const { n, all = n } = filledIn(name, { texts: filling.typed, examples: filling.left });
  return (
    <>
      {filledText(name, filling, words)}
      {n < all && (
        <>
          {' · '}
          <Button
            variant="link"
            text={words.firstHour.goOn}
            onClick={({ currentTarget }) => focusUnfilled(currentTarget.closest('section'))}
          />
        </>
      )}
    </>
  );
}

const focusUnfilled = (section: HTMLElement | null) =>
  [...(section?.querySelectorAll<HTMLInputElement>(fillable) ?? [])]
    .find((field) => (field.value === '' || field.matches('.desk-mark + *')) && field.checkVisibility())
    ?.focus();

/** A field, an image to choose, or the button below an empty list of questions. */
const fillable =
  '.desk-field:not(:has(img)) :is(input:not([type="checkbox"]), textarea), .questions:not(:has(li)) button';

/** What an owner has filled in of a section, or whether the site shows its notice. @example '3 of 5 filled in' */
export function filledText(
  name: SectionName,
  { typed, stored, left }: Filling,
  { business: texts }: DeskWords,
): string {
  if (name === 'notice') return texts.notice[isNoticeShown(stored) ? 'on' : 'off'];
  const { n, all } = filledIn(name, { texts: typed, examples: left });
  if (all !== undefined) return fill(texts.filled, { n, all });
  return n === 0 ? texts.filledNone : counted(texts.filledSome, n);
}

function isNoticeShown(stored: FieldTexts): boolean {
  const { 'notice.starts': starts = '', 'notice.ends': ends = '' } = stored;
  const isWritten = locales.some((locale) => stored[`notice.texts.${locale}`] !== '');
  return isWritten && isNoticeDay(islandDay(new Date()), { starts, ends });
}

export type Filling = {
  typed: FieldTexts;
  stored: FieldTexts;
  /** The fields that still show an example. */
  left: readonly string[];
};
