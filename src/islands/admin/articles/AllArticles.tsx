import { useStore } from '@nanostores/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fetchArticles } from '#clients/articles.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { $publication } from '#stores/publication.ts';
import { hidePost, publishPosts } from '#stores/publishing.ts';
import { offerUndo } from '../life/offer-undo.ts';
import { ListTrouble } from '../parts/ListTrouble.tsx';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { tellRefusal } from '../parts/tell-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { Skeletons } from '../frame/Skeletons.tsx';
import { ArticleMatrix } from './ArticleMatrix.tsx';
import { StateLegend } from './StateLegend.tsx';
import { fitsFilter, filters, type Filter } from './article-filter.ts';
import { useDebounced } from './use-debounced.ts';

/** How many articles are fetched at first, and how many more with each press. */
const batch = 50;

/** Every article and the state of its four languages. */
export function AllArticles({ words, language }: { words: DeskWords; language: Locale }) {
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(batch);
  const search = useDebounced(typed.trim());
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['articles', search, most],
    queryFn: () => fetchArticles({ words: search, most }),
    placeholderData: keepPreviousData,
  });
  const busy = useStore($publication).step === 'saving';
  const texts = words.articles;
  const shown = data?.filter((article) => fitsFilter(article, filter));

  const publishing = useDeskAction({
    run: ({ slug, language: locale }: ArticlePost) => publishPosts([{ slug, language: locale }]),
    done: (_, { slug, language: locale }) =>
      offerUndo({
        title: words.edit.published,
        words,
        undo: () => hidePost({ slug, language: locale }),
        afterwards: refetch,
      }),
    refused: (cause) => tellRefusal({ words, title: words.edit.publishFailed, cause }),
    ended: () => void refetch(),
  });

  return (
    <>
      <PublicationStrip words={words} />
      <search className="article-search">
        <label>
          {texts.search}
          <input
            type="search"
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <label>
          {texts.filter}
          <select value={filter} onChange={({ target }) => setFilter(target.value as Filter)}>
            {filters.map((name) => (
              <option key={name} value={name}>
                {texts.filters[name]}
              </option>
            ))}
          </select>
        </label>
      </search>
      <p role="status" className={shown?.length === 0 ? '' : 'visually-hidden'}>
        {shown?.length === 0 && (typed === '' && filter === 'all' ? texts.none : texts.noneFound)}
      </p>
      {error && (
        <ListTrouble
          text={texts.failed}
          reason={refusalText(words, refusalCode(error))}
          retry={() => void refetch()}
          retryText={texts.retry}
        />
      )}
      {isPending && <Skeletons label={texts.loading} />}
      {shown !== undefined && shown.length > 0 && (
        <>
          <ArticleMatrix
            articles={shown}
            words={words}
            language={language}
            onPublish={publishing.mutate}
            busy={busy}
          />
          <StateLegend words={words} />
        </>
      )}
      {data?.length === most && (
        <button type="button" className="button button-quiet" onClick={() => setMost(most + batch)}>
          {texts.more}
        </button>
      )}
    </>
  );
}
