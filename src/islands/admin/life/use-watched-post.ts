import { useEffect } from 'react';
import type { AnswerOf } from '#contract/contract.ts';
import { watchPost } from '#contract/articles.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { useAnswer } from '../parts/use-answer.ts';

const askEvery = 15_000;

/**
 * While a post is open: announces this editor, reloads the post when it was saved elsewhere, and returns the other editors who
 * have the article open and whether the post is gone from its address.
 */
export function useWatchedPost({ slug, revision, readAgain }: Watched): Noticed {
  const { data, error, dataUpdatedAt } = useAnswer(watchPost, {
    key: ['watched', slug],
    input: { slug },
    refetchInterval: askEvery,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data !== undefined && data.revision > revision) void readAgain();
    // Reload even if the answer is the same, since the last reload may have failed.
  }, [dataUpdatedAt]);
  return {
    // After a failed poll it is unknown which other editors are there.
    others: error === null ? (data?.others ?? []) : [],
    isGone: error !== null && refusalCode(error) === 'post-not-found',
  };
}

type Watched = { slug: string; revision: number; readAgain: () => Promise<unknown> };

type Noticed = { others: AnswerOf<typeof watchPost>['others']; isGone: boolean };
