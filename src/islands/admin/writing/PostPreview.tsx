import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewPost } from '#contract/articles.ts';
import type { Locale } from '#core/locale.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import { callAsEditor } from '#session/session.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Shows the text as its page will look. If the server is unreachable, marks the last preview as old. */
export function PostPreview({ text, lang }: Props) {
  const { words } = useDesk();
  const { title, content } = useDebounced(text, 500);
  const isEmpty = content.trim() === '';
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['preview', title, content],
    queryFn: async () => (await callAsEditor(previewPost, { title, content })).html,
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  });
  const [last, setLast] = useState<string>();
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData) setLast(data);
  }, [data, isPlaceholderData]);
  const shown = data ?? last;
  const texts = words.edit;
  return (
    <section aria-labelledby="post-preview">
      <h2 id="post-preview">{texts.preview}</h2>
      {isEmpty && <p className="desk-hint">{texts.previewEmpty}</p>}
      <p role="status" className={isError && !isEmpty ? 'desk-problem' : 'visually-hidden'}>
        {isError && !isEmpty && (shown === undefined ? texts.previewFailed : words.writing.preview.old)}
      </p>
      {!isEmpty && shown !== undefined && (
        <article lang={lang} className="post-preview" tabIndex={0} aria-labelledby="post-preview">
          {title.trim() !== '' && <h3>{title}</h3>}
          {/* The function that renders every post page has sanitised this HTML on the server. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: shown }} />
        </article>
      )}
    </section>
  );
}

type Props = { text: { title: string; content: string }; lang: Locale };
