import { filledIn } from '#core/business/fields/filled-in.ts';
import type { SectionName } from '#core/business/fields/sections.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { isNoticeDay } from '#core/business/notice.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { locales } from '#core/locale.ts';
import { counted } from '#i18n/counted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';

/** How much of a section is filled in, with a button that leads to the first required field without an answer. */
export function Filled({ name, ...filling }: Filling & { name: SectionName }) {
  const { words } = useDesk();
  const [first] = missingIn(name, filling);
  return (
    <>
      {name === 'notice' ? (
        <span className="notice-state" data-on={isNoticeShown(filling.stored)}>
          {filledText(name, filling, words)}
        </span>
      ) : (
        filledText(name, filling, words)
      )}
      {first !== undefined && (
        <>
          {' · '}
          <Button
            variant="link"
            text={words.firstHour.goOn}
            onClick={() => document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()}
          />
        </>
      )}
    </>
  );
}

export const missingIn = (name: SectionName, { typed, left }: Filling): string[] =>
  filledIn(name, { texts: typed, examples: left }).missing;

/** What is missing in a section, else how much it has, or whether the site shows its notice. @example '2 left to fill in' */
export function filledText(
  name: SectionName,
  { typed, stored, left }: Filling,
  { business: texts, settings }: DeskWords,
): string {
  if (name === 'notice') return texts.notice[isNoticeShown(stored) ? 'on' : 'off'];
  const { n, required, missing } = filledIn(name, { texts: typed, examples: left });
  if (missing.length > 0) return counted(settings.left, missing.length);
  if (n === 0) return texts.optional;
  if (name in texts.listed) return counted(texts.listed[name as keyof typeof texts.listed], n);
  return required > 0 ? texts.filledAll : counted(texts.filledSome, n);
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
