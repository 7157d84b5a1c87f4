import { useStore } from '@nanostores/react';
import { fill } from '#i18n/fill.ts';
import { formatTime } from '#i18n/format.ts';
import { refusalText } from '../../parts/refusal-text.ts';
import { useDesk } from '../../parts/use-desk.ts';
import type { EditedText } from '../use-edited-text.ts';

export function SavedState({ edited: { isChanged, isStored, autosave } }: Props) {
  const { words, language } = useDesk();
  const draft = useStore(autosave.$draft);
  const refusal = useStore(autosave.$refusal);
  const texts = words.writing.article;

  function state(): string {
    if (!isChanged) return texts.saved;
    if (!draft.isChanged && draft.storedAt !== undefined)
      return fill(texts.keptAt, { time: formatTime(draft.storedAt, language) });
    const local = isStored ? texts.keptHere : texts.unsaved;
    return refusal === undefined ? local : `${local}. ${refusalText(words, refusal)}`;
  }

  return <p>{state()}</p>;
}

type Props = { edited: EditedText };
