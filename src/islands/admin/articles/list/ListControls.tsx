import { useEffect, useId, useRef, useState } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { articleFilters, articleSorts } from '#core/post/article-list.ts';
import type { ArticleListState } from '#clients/articles.ts';
import { openPage } from '#stores/shown-page.ts';
import { SearchField } from '../../parts/form/SearchField.tsx';
import { useDesk } from '../../parts/use-desk.ts';

const typingPause = 250;

/** Searches, filters and sorts the list of articles. */
export function ListControls({ state, change }: Props) {
  const { words } = useDesk();
  const texts = words.articles;
  return (
    <search className="article-search">
      <WordsField
        label={texts.search}
        words={state.words}
        onWords={(typed) => change({ words: typed }, { replaces: true })}
      />
      <Choice
        label={texts.filter}
        names={[...articleFilters, 'trash']}
        labels={{ ...texts.filters, trash: words.pages.trash }}
        value={state.show}
        onChoose={(show) => (show === 'trash' ? openPage(deskPages.trash) : change({ show }))}
      />
      <Choice
        label={texts.sort}
        names={articleSorts}
        labels={texts.sorts}
        value={state.sort}
        onChoose={(sort) => change({ sort })}
      />
    </search>
  );
}

/** Starts a search when the editor pauses in typing. If the search words in the URL change, shows the new ones. */
function WordsField({ label, words, onWords }: SearchProps) {
  const [typed, setTyped] = useState(words);
  const requested = useRef(words);
  useEffect(() => {
    if (words === requested.current) return;
    requested.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => {
    if (typed.trim() === requested.current) return;
    const timer = setTimeout(() => {
      requested.current = typed.trim();
      onWords(requested.current);
    }, typingPause);
    return () => clearTimeout(timer);
    // The only dependency is `typed`, because only typing may restart the timer.
  }, [typed]);
  return <SearchField label={label} value={typed} onText={setTyped} />;
}

function Choice<Name extends string>({ label, names, labels, value, onChoose }: ChoiceProps<Name>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        title={label}
        value={value}
        onChange={({ target }) => {
          const chosen = names.find((name) => name === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {labels[name]}
          </option>
        ))}
      </select>
    </>
  );
}

type SearchProps = { label: string; words: string; onWords: (words: string) => void };

type ChoiceProps<Name extends string> = {
  label: string;
  names: readonly Name[];
  labels: Record<Name, string>;
  value: Name;
  onChoose: (name: Name) => void;
};

type Props = {
  state: ArticleListState;
  change: (changes: Partial<ArticleListState>, options?: { replaces: boolean }) => void;
};
