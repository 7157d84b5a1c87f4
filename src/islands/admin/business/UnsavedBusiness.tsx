import { useStore } from '@nanostores/react';
import { fill } from '#i18n/fill.ts';
import { formatTime } from '#i18n/format.ts';
import {
  $businessAutosave,
  typeIntoBusiness,
  unsavedTexts,
  type BusinessForm,
} from '#stores/business-form.ts';
import { Problem } from '../parts/form/Problem.tsx';
import { useLeaveWarning } from '../parts/form/use-leave-warning.ts';
import { Button } from '../parts/Button.tsx';
import { offerUndo } from '../parts/offer-undo.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useFieldNames } from './fields.ts';

/** Says whether unsaved changes are stored. Shows what another editor or device entered in the same fields. */
export function UnsavedBusiness({ form, notice }: Props) {
  const { words, language } = useDesk();
  const texts = words.business;
  const nameOf = useFieldNames();
  const unsaved = unsavedTexts(form);
  const n = Object.keys(unsaved).length;
  const { isChanged, storedAt } = form.draft;
  const isOnServer = useStore($businessAutosave) === 'idle' && !isChanged && storedAt !== undefined;
  useLeaveWarning(n > 0 && !form.isKept && !isOnServer);
  const discard = () => {
    typeIntoBusiness(form.stored);
    offerUndo({
      words,
      title: texts.discarded,
      undo: () => Promise.resolve(),
      afterwards: () => typeIntoBusiness(unsaved, form.unread),
    });
  };
  return (
    <>
      <Problem text={notice} />
      {Object.entries(form.theirs).map(([path, text]) => (
        <p key={path} className="problem">
          {fill(texts.theirs, { field: nameOf(path), text: text === '' ? '–' : text })}{' '}
          <Button
            variant="link"
            text={texts.takeTheirs}
            about={nameOf(path)}
            onClick={() => typeIntoBusiness({ [path]: text })}
          />
        </p>
      ))}
      {n > 0 && (
        <p className="soft">
          {form.isKept ? texts.kept : texts.notKept}{' '}
          {isOnServer && `${fill(texts.keptOnServer, { time: formatTime(storedAt, language) })} `}
          <Button variant="link" text={texts.discard} onClick={discard} />
        </p>
      )}
    </>
  );
}

/** `notice` explains why the last attempt to save the form stored nothing. */
type Props = { form: BusinessForm; notice: string | undefined };
