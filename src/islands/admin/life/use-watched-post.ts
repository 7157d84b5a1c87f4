import { useEffect } from 'react';
import type { AnswerOf } from '#contract/contract.ts';
import { watchPost } from '#contract/articles.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { useAnswer } from '../parts/use-answer.ts';

/** How often is asked, in milliseconds. */
const askEvery = 15_000;

/**
 * Says while a post is open that it is, notices that it was saved elsewhere, and has it read again. Answers who else has the article
 * open, and whether the post is gone from its address.
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
    // Also when the same is heard again: reading may have failed meanwhile.
  }, [dataUpdatedAt]);
  return {
    // After a failure nobody knows any more who is there.
    others: error === null ? (data?.others ?? []) : [],
    isGone: error !== null && refusalCode(error) === 'post-not-found',
  };
}

type Watched = { slug: string; revision: number; readAgain: () => Promise<unknown> };

type Noticed = { others: AnswerOf<typeof watchPost>['others']; isGone: boolean };
