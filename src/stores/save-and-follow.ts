import { slugBaseOf } from '#core/post/post.ts';
import { endOffers } from './toasts.ts';
import { followToLive, type FollowedChange } from './follow-to-live.ts';
import { $liveProgress } from './live-progress.ts';

/** Tracks the change until it is online. Removes undo toasts whose `about` is missing or names one of `slugs`. */
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

/** Returns false if the server requested no build. */
export function followAnswer({ build, ...pages }: Change): boolean {
  const { rebuild, contentVersion } = build;
  if (rebuild === undefined || contentVersion === undefined) return false;
  followToLive({ slugs: [], ...pages, rebuild, contentVersion });
  return true;
}

/** `draft`: the progress strip says that the site does not change. `idle`: the strip is hidden. */
type Outcome = Change | 'draft' | 'idle';

type Change = Partial<Pick<FollowedChange, 'slugs' | 'gone' | 'moved' | 'business'>> & {
  build: { rebuild?: FollowedChange['rebuild'] | undefined; contentVersion?: number | undefined };
};
