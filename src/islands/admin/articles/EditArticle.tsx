import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deskPages, editAddress } from '#core/desk-pages.ts';
import { slugBaseOf } from '#core/post/post.ts';
import type { PostVersion } from '#contract/article-life.ts';
import { readPost } from '#contract/articles.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { savesAnswered } from '#stores/article/autosaving.ts';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Skeletons } from '../parts/list/Skeletons.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { MovedToTrash } from '../life/MoveToTrash.tsx';
import { WhereItIs } from '../life/WhereItIs.tsx';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { useArticle } from '../publication/use-article.ts';
import { PostEditor } from './PostEditor.tsx';

/** The page that edits an existing article, in the language that the address names. */
export function EditArticle() {
  const { words } = useDesk();
  const [slug, setSlug] = useState(() => new URLSearchParams(location.search).get('slug') ?? '');
  // Each opening of the page reads the post anew: an earlier answer lacks the texts that were kept since.
  const [opening] = useState(() => crypto.randomUUID());
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['post', slug, opening],
    async queryFn() {
      await savesAnswered();
      return callAsEditor(readPost, { slug });
    },
    // `useWatchedPost` reloads the post after another editor saves it, so TanStack Query need not refetch the post.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  // The page also waits for the states of the languages, because they would move the content if they appeared later.
  const article = useArticle(slugBaseOf(slug));
  const queries = useQueryClient();
  const [trashed, setTrashed] = useState<PostVersion[]>();
  const texts = words.edit;
  const code = error === null ? undefined : refusalCode(error);
  const isOpen = data !== undefined && !article.isPending && !trashed;
  const isMissing = code === 'post-not-found' || code === 'invalid-input';
  const isWaiting = (isPending || article.isPending) && !isMissing;

  /** Puts the post’s new slug into the URL of the page, so that a reload finds the post. */
  function move(to: string) {
    // The editor may have opened another page of the desk during the request.
    if (location.pathname !== deskPages['edit-article']) return;
    history.replaceState(history.state, '', editAddress(to));
    setSlug(to);
  }

  async function readAgain() {
    void queries.invalidateQueries({ queryKey: ['article', slugBaseOf(slug)] });
    return (await refetch()).data;
  }

  return (
    <>
      {!isOpen && !isWaiting && (
        <p>
          <a href={deskPages.articles}>{texts.toList}</a>
        </p>
      )}
      {/* The loaded article shows its own publication strip. */}
      {!data && <PublicationStrip />}
      {isWaiting && <Skeletons label={texts.loading} />}
      {isMissing && <p role="status">{texts.missing}</p>}
      {isMissing && !data && <WhereItIs slug={slug} title={slugBaseOf(slug).replaceAll('-', ' ')} />}
      {!isMissing && <ListTrouble query={{ error, refetch }} text={texts.failed} />}
      {trashed && (
        <MovedToTrash posts={trashed} onBack={() => void refetch().then(() => setTrashed(undefined))} />
      )}
      {isOpen && (
        <PostEditor key={slug} stored={data} readAgain={readAgain} onMoved={move} onTrashed={setTrashed} />
      )}
    </>
  );
}
