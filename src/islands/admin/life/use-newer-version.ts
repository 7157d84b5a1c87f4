import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postRevision } from '#contract/articles.ts';
import { callAsEditor } from '#session/session.ts';
import { refusalCode } from '#session/desk-refusal.ts';

/** How often is asked whether somebody else has saved, in milliseconds. */
const askEvery = 15_000;

/**
 * Notices while somebody is writing that the post was saved elsewhere, and has it read again. Answers whether the post is
 * gone from its address.
 */
export function useNewerVersion({ slug, revision, readAgain }: Watched): { isGone: boolean } {
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['revision', slug],
    queryFn: async () => (await callAsEditor(postRevision, { slug })).revision,
    refetchInterval: askEvery,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    if (data !== undefined && data > revision) void readAgain();
    // Also when the same is heard again: reading may have failed meanwhile.
  }, [dataUpdatedAt]);
  return { isGone: error !== null && refusalCode(error) === 'post-not-found' };
}

type Watched = { slug: string; revision: number; readAgain: () => Promise<unknown> };
