import { useEffect } from 'react';
import type { AnswerOf } from '#contract/contract.ts';
import { watchPost } from '#contract/articles.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { useAnswer } from '../parts/use-answer.ts';

const askEvery = 15_000;

/** Shows the server that this editor has the post open, and reloads the post after another editor has saved it. */
export function useWatchedPost({ slug, revision, readAgain }: Watched): Noticed {
  const { data, error, dataUpdatedAt } = useAnswer(watchPost, {
    key: ['watched', slug],
    input: { slug },
    refetchInterval: askEvery,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data !== undefined && data.revision > revision) void readAgain();
    // Depends on the time of the answer, so that a failed reload is retried after the next poll.
  }, [dataUpdatedAt]);
  return {
    // After a failed poll, it is unknown who else has the article open.
    others: error === null ? (data?.others ?? []) : [],
    notes: data?.notes ?? [],
    isGone: error !== null && refusalCode(error) === 'post-not-found',
  };
}

type Watched = { slug: string; revision: number; readAgain: () => Promise<unknown> };

type Noticed = Pick<AnswerOf<typeof watchPost>, 'others' | 'notes'> & { isGone: boolean };
