import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Locale } from '#core/locale.ts';
import { $blogSearch, searchNow, searchWhileTyping } from '#stores/blog-search.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import type { SearchWords } from './search-words.ts';
import '../forms.css';
import './search.css';

/** The search field of the blog, with what it finds. */
export default function BlogSearch(props: Props) {
  return (
    <IslandBoundary words={props.words}>
      <Search {...props} />
    </IslandBoundary>
  );
}

function Search({ words, lang }: Props) {
  const search = useStore($blogSearch);
  const field = useRef<HTMLInputElement>(null);
  const question = () => ({ q: field.current?.value ?? '', lang });

  useEffect(() => {
    // After a visitor returns from an article, the page’s URL still contains the search words.
    const words = new URLSearchParams(location.search).get('q') ?? '';
    if (field.current === null || words === '') return;
    field.current.value ||= words;
    searchNow({ q: field.current.value, lang });
  }, [lang]);
  useEffect(() => {
    if (search.step === 'found') keepInAddress(search.q);
  }, [search]);

  function typed() {
    searchWhileTyping(question());
    if (question().q.trim() === '') keepInAddress('');
  }

  return (
    <>
      <search>
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault();
            searchNow(question());
          }}
        >
          <label htmlFor="search-posts">{words.label}</label>
          {/* Uncontrolled, so that text typed before hydration is kept. */}
          <input
            ref={field}
            id="search-posts"
            type="search"
            name="q"
            placeholder={words.placeholder}
            onInput={typed}
          />
          <button type="submit" className="button">
            {words.button}
          </button>
        </form>
      </search>
      <SearchOutcome search={search} words={words} lang={lang} retry={() => searchNow(question())} />
    </>
  );
}

/** Stores the search words in the page’s URL, or removes them if `words` is empty. Adds no history entry. */
function keepInAddress(words: string): void {
  const address = new URL(location.href);
  if (words === '') address.searchParams.delete('q');
  else address.searchParams.set('q', words);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

type Props = { words: SearchWords; lang: Locale };
