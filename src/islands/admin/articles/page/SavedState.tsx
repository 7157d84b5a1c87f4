import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditedText } from '../use-edited-text.ts';

/** Whether what stands in the fields is stored, and where it is kept until then. */
export function SavedState({ edited, words }: { edited: EditedText; words: DeskWords }) {
  const texts = words.writing.article;
  return <p>{!edited.isChanged ? texts.saved : edited.isKept ? texts.keptHere : texts.unsaved}</p>;
}
