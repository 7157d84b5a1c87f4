import { useStore } from '@nanostores/react';
import type { Locale } from '#core/locale.ts';
import type { watchPost } from '#contract/articles.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { fill } from '#i18n/fill.ts';
import { formatList, formatTime } from '#i18n/format.ts';
import { Initials, NavLead } from '../../parts/list/Lead.tsx';
import { refusalText } from '../../parts/refusal-text.ts';
import { useDesk } from '../../parts/use-desk.ts';
import type { EditedText } from '../use-edited-text.ts';

export function SavedState({ edited }: { edited: EditedText }) {
  const { words, language } = useDesk();
  const { isChanged, isKeptHere, offered, autosave } = edited;
  const draft = useStore(autosave.$draft);
  const refusal = useStore(autosave.$refusal);
  const texts = words.writing.article;

  function state(): string {
    if (!isChanged) return offered.length > 0 ? texts.savedButOther : texts.saved;
    if (!draft.isChanged && draft.storedAt !== undefined)
      return fill(texts.keptAt, { time: formatTime(draft.storedAt, language) });
    const local = isKeptHere ? texts.keptHere : texts.unsaved;
    return refusal === undefined ? local : `${local}. ${refusalText(words, refusal)}`;
  }

  return (
    <p className="article-saved" data-saved={!isChanged} data-trouble={isChanged && refusal !== undefined}>
      {state()}
    </p>
  );
}

/** Names the other editors who have the article open. Screen readers announce the names only when they change. */
export function AlsoOpen({ others, shown }: OthersProps) {
  const { words, language } = useDesk();
  const texts = words.writing.article;
  const said = others.map((other) => {
    const name = other.name ?? texts.sharedToken;
    return other.language === shown ? name : `${name} (${words.languageNames[other.language]})`;
  });
  const about =
    said.length === 0 ? '' : fill(texts.others, { names: formatList([...new Set(said)], language) });
  return (
    <p role="status" className="article-bar-others" title={about}>
      {about !== '' && (
        <>
          <span className="visually-hidden">{about}</span>
          {[...new Set(others.map(({ name }) => name))].map((name) =>
            name === null ? <NavLead key="shared" name="editors" /> : <Initials key={name} name={name} />,
          )}
        </>
      )}
    </p>
  );
}

type OthersProps = { others: AnswerOf<typeof watchPost>['others']; shown: Locale };
