import { useStore } from '@nanostores/react';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatTime } from '#i18n/format.ts';
import { $autosave } from '#stores/article-autosave.ts';
import { $articleDraft, $articleForm, $isKeptHere, isBlank } from '#stores/article-form.ts';
import { Button } from '../parts/Button.tsx';

/** Where what is typed is kept at this moment, and the way on where somebody else changed the same draft. */
export function KeptNote({ words, language, onKeepMine, onOpenOther }: Props) {
  const isEmpty = isBlank(useStore($articleForm));
  const { keptAt, isChanged } = useStore($articleDraft);
  const isKeptHere = useStore($isKeptHere);
  const autosave = useStore($autosave);
  const texts = words.writing.kept;

  function state() {
    if (isEmpty) return undefined;
    if (autosave === 'conflict') return 'conflict';
    if (autosave === 'unreached') return isKeptHere ? 'onlyHere' : 'nowhere';
    if (autosave === 'saving') return 'saving';
    if (!isChanged && keptAt !== undefined) return 'at';
    return isKeptHere ? 'soon' : 'saving';
  }

  const now = state();
  return (
    <div className="kept-note" data-state={now}>
      <p role="status">
        {now !== undefined &&
          fill(texts[now], { time: keptAt === undefined ? '' : formatTime(keptAt, language) })}
      </p>
      {now === 'conflict' && (
        <div className="desk-actions">
          <Button text={texts.keepMine} onClick={onKeepMine} />
          <Button text={texts.openOther} onClick={onOpenOther} />
        </div>
      )}
    </div>
  );
}

type Props = { words: DeskWords; language: Locale; onKeepMine: () => void; onOpenOther: () => void };
