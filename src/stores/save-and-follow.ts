import { slugBaseOf } from '#core/post/post.ts';
import { endOffers } from './toasts.ts';
import { followToLive, type FollowedChange } from './follow-to-live.ts';
import { $liveProgress } from './live-progress.ts';

/**
 * Shows that something is being saved, and follows what comes of it to the site; a refusal ends it. What was offered before for the
 * posts of these slugs (or slug bases) is void with that.
 */
export async function saveAndFollow<Answer>(
  call: () => Promise<Answer>,
  outcome: (answer: Answer) => Outcome,
  slugs: readonly string[] = [],
): Promise<Answer> {
  endOffers(slugs.map(slugBaseOf));
  $liveProgress.set({ step: 'saving' });
  try {
    const answer = await call();
    const next = outcome(answer);
    if (typeof next === 'string') $liveProgress.set({ step: next });
    else if (!followAnswer(next)) $liveProgress.set({ step: 'draft' });
    return answer;
  } catch (cause) {
    $liveProgress.set({ step: 'idle' });
    throw cause;
  }
}

/** Follows pages until a build has changed them. False where the server asked for none, since the site shows nothing of it. */
export function followAnswer({ build, ...pages }: Change): boolean {
  const { rebuild, content_version: contentVersion } = build;
  if (rebuild === undefined || contentVersion === undefined) return false;
  followToLive({ slugs: [], ...pages, rebuild, contentVersion });
  return true;
}

/** What is shown once it is saved: pages on their way, or that the site stays as it is. */
type Outcome = Change | 'draft' | 'idle';

type Change = Partial<Pick<FollowedChange, 'slugs' | 'gone' | 'moved'>> & {
  /** The answer of the function, which says whether it asked for a build. */
  build: { rebuild?: FollowedChange['rebuild'] | undefined; content_version?: number | undefined };
};
