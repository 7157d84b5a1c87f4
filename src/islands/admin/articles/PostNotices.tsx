import { formOf, postFields, type PostFieldName } from '#core/post/fields.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import type { EditablePost } from '#contract/articles.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { VersionDifference } from '../life/VersionDifference.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
import type { EditedText } from './use-edited-text.ts';

/** Says above the fields that an unsaved text was restored, or that another editor saved or renamed the post. */
export function PostNotices({ edited, stored, isGone }: Props) {
  const { words } = useDesk();
  const texts = words.edit;
  // Comparing texts on every keystroke would slow down typing.
  const text = useDebounced(edited.text);
  return (
    <>
      {edited.isRestored && (
        <p className="post-notice">
          {texts.restored}{' '}
          <Button variant="link" text={texts.discard} onClick={() => edited.startFrom(stored)} />
        </p>
      )}
      {edited.taken.length > 0 && (
        <p className="post-notice" role="status">
          {fill(texts.takenOver, { fields: namesOf(edited.taken, words) })}
        </p>
      )}
      {isGone && (
        <p className="post-notice" role="alert">
          {words.life.goneMeanwhile}
        </p>
      )}
      {edited.isOvertaken && (
        <div className="post-notice">
          <p role="alert">{texts.newerStored}</p>
          {edited.isImageInConflict && <p>{texts.imageInConflict}</p>}
          <p className="desk-actions">
            <Button variant="link" text={texts.keepMine} onClick={edited.keepMine} />
            <Button variant="link" text={texts.takeStored} onClick={() => edited.startFrom(stored)} />
          </p>
          <p className="desk-hint">{texts.fromStored}</p>
          <VersionDifference before={stored} after={formOf(text)} lang={stored.language} />
        </div>
      )}
    </>
  );
}

const namesOf = (fields: readonly PostFieldName[], words: DeskWords): string =>
  fields.map((field) => words.edit.fields[postFields[field].column]).join(', ');

type Props = { edited: EditedText; stored: EditablePost; isGone: boolean };
