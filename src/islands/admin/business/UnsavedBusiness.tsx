import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { detailOf } from '#core/business/fields/filled-in.ts';
import { sectionOf } from '#core/business/fields/sections.ts';
import { counted } from '#i18n/counted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatTime } from '#i18n/format.ts';
import {
  $businessAutosave,
  keepBusinessNow,
  typeIntoBusiness,
  unsavedTexts,
  type BusinessForm,
} from '#stores/business-form.ts';
import { useLeaveWarning } from '../parts/form/use-leave-warning.ts';
import { Button } from '../parts/Button.tsx';
import { offerUndo } from '../parts/offer-undo.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useSaveOnLeaving } from '../writing/use-save-on-leaving.ts';
import { useFieldNames } from './fields.ts';

/** Says how much is not saved, and where it is kept until then. `keptAt`: since when on the server. */
export function UnsavedBusiness({ form, keptAt }: Props & { keptAt: string | undefined }) {
  const { words, language } = useDesk();
  const texts = words.business;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const unsaved = unsavedTexts(form);
  const details = new Set(Object.keys(unsaved).map(detailOf));
  const [section, ...others] = new Set(Object.keys(unsaved).map(sectionOf));
  const kept = form.isKept ? texts.kept : texts.notKept;
  return (
    <>
      <p>
        {counted(texts.changes, details.size)}, {texts.unsaved}
        {section !== undefined && (
          <a href={`#${section}`}>
            {texts.sections[section]}
            {others.length > 0 && ` + ${others.length}`}
          </a>
        )}
      </p>
      <button
        type="button"
        className="desk-icon"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={texts.moreChanges}
        title={texts.moreChanges}
        onClick={() => setOpen(!isOpen)}
      />
      {/* Wide screens have room for it beside the button. */}
      <p className="soft save-more" id={id} data-open={isOpen}>
        {keptAt === undefined ? kept : fill(texts.keptOnServer, { time: formatTime(keptAt, language) })}{' '}
        <Button variant="link" text={texts.discard} onClick={() => discard(unsaved, { form, words })} />
      </p>
    </>
  );
}

/** Puts the saved texts back into the fields of `changes`, and offers to undo that. */
export function discard(changes: FieldTexts, { form, words }: Props & { words: DeskWords }): void {
  typeIntoBusiness(Object.fromEntries(Object.keys(changes).map((path) => [path, form.stored[path] ?? ''])));
  offerUndo({
    words,
    title: words.business.discarded,
    undo: () => Promise.resolve(),
    afterUndo: () => typeIntoBusiness(changes, form.unread),
  });
}

/**
 * Keeps changes at once when the editor leaves, and warns before those are lost that nothing keeps. Returns since when
 * the server keeps them, if it does. The form calls this even without changes, because the autosave works only while
 * something listens to it.
 */
export function useUnsavedWarning(form: BusinessForm): string | undefined {
  const { isChanged, storedAt } = form.draft;
  const isIdle = useStore($businessAutosave) === 'idle';
  const keptAt = isIdle && !isChanged ? storedAt : undefined;
  useSaveOnLeaving({ saveNow: keepBusinessNow });
  useLeaveWarning(Object.keys(unsavedTexts(form)).length > 0 && !form.isKept && keptAt === undefined);
  return keptAt;
}

/** What another editor or device entered in fields that were also changed here. */
export function OtherTexts({ form }: Props) {
  const texts = useDesk().words.business;
  const nameOf = useFieldNames();
  return Object.entries(form.theirs).map(([path, text]) => (
    <p key={path} className="problem">
      {fill(texts.theirs, { field: nameOf(path), text: text === '' ? '–' : text })}{' '}
      <Button
        variant="link"
        text={texts.takeTheirs}
        about={nameOf(path)}
        onClick={() => typeIntoBusiness({ [path]: text })}
      />
    </p>
  ));
}

type Props = { form: BusinessForm };
