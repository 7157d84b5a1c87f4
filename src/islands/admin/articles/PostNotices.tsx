import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditablePost } from '#contract/articles.ts';
import type { EditedText } from './use-edited-text.ts';

/** Above the fields: that an unsaved text came back, or that somebody else has saved or moved it meanwhile. */
export function PostNotices({ edited, stored, isGone, words }: Props) {
  const texts = words.edit;
  return (
    <>
      {edited.isRestored && (
        <p className="post-notice">
          {texts.restored}{' '}
          <button type="button" className="link" onClick={() => edited.startFrom(stored)}>
            {texts.discard}
          </button>
        </p>
      )}
      {isGone && (
        <p className="post-notice" role="alert">
          {words.life.goneMeanwhile}
        </p>
      )}
      {edited.isOvertaken && (
        <p className="post-notice" role="alert">
          {texts.newerStored}{' '}
          <button type="button" className="link" onClick={edited.keepMine}>
            {texts.keepMine}
          </button>{' '}
          <button type="button" className="link" onClick={() => edited.startFrom(stored)}>
            {texts.takeStored}
          </button>
        </p>
      )}
    </>
  );
}

type Props = { edited: EditedText; stored: EditablePost; isGone: boolean; words: DeskWords };
