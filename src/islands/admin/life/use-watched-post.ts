import { useEffect } from 'react';
import type { AnswerOf } from '#contract/contract.ts';
import { watchPost } from '#contract/articles.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { useAnswer } from '../parts/use-answer.ts';

const askEvery = 15_000;

/**
 * Announces that this editor has a post open. Reloads the post when it was saved elsewhere. Returns the other editors who
 * have the article open, and whether the post no longer exists at its address.
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
    // The effect depends on the time of the answer, so that the post reloads again if the last reload failed.
  }, [dataUpdatedAt]);
  return {
    // If a poll fails, it is unknown which other editors have the article open.
    others: error === null ? (data?.others ?? []) : [],
    isGone: error !== null && refusalCode(error) === 'post-not-found',
  };
}

type Watched = { slug: string; revision: number; readAgain: () => Promise<unknown> };

type Noticed = { others: AnswerOf<typeof watchPost>['others']; isGone: boolean };
