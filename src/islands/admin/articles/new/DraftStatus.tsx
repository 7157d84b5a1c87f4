import { useStore } from '@nanostores/react';
import { fill } from '#i18n/fill.ts';
import { formatTime } from '#i18n/format.ts';
import { $articleDraft, $articleForm, isBlank, newArticle } from '#stores/article/new-article.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';

/** Says where the unsaved text of a new article is stored. If another browser changed the draft, asks the editor which version to keep. */
export function DraftStatus({ onKeepMine, onOpenOther }: Props) {
  const { words, language } = useDesk();
  const isEmpty = isBlank(useStore($articleForm));
  const { storedAt, isChanged } = useStore($articleDraft);
  const isStoredHere = useStore(newArticle.$isStoredHere);
  const autosave = useStore(newArticle.$state);
  const texts = words.writing.kept;

  function state() {
    if (isEmpty) return undefined;
    if (autosave === 'conflict') return 'conflict';
    if (autosave === 'unreached') return isStoredHere ? 'onlyHere' : 'nowhere';
    return autosave !== 'saving' && !isChanged && storedAt !== undefined ? 'at' : 'saving';
  }

  const now = state();
  return (
    <div className="stack gap-2 kept-note" data-state={now}>
      <p role="status">
        {now === undefined
          ? words.writing.article.unsaved
          : fill(texts[now], { time: storedAt === undefined ? '' : formatTime(storedAt, language) })}
      </p>
      {now === 'conflict' && (
        <div className="row">
          <Button text={texts.keepMine} onClick={onKeepMine} />
          <Button text={texts.openOther} onClick={onOpenOther} />
        </div>
      )}
    </div>
  );
}

type Props = { onKeepMine: () => void; onOpenOther: () => void };
