import type { RebuildAnswer } from '../publishing/ports.ts';
import type { Decision, Verdict } from './preview.ts';

/**
 * Publishes or rejects a previewed article. Only the first decision on a preview counts. If the build cannot be requested
 * yet, the posts stay published.
 */
export async function decidePreview(
  { decide, requestRebuild, reportError }: VerdictDeps,
  given: GivenVerdict,
): Promise<DecideOutcome> {
  const ended = await decide(given);
  if (ended.outcome === 'decided' && ended.decision.verdict === 'published') {
    try {
      await requestRebuild();
    } catch (cause) {
      // The database has stored the change as pending, so the schedule requests the build later.
      reportError(cause);
    }
  }
  return ended;
}

export type VerdictDeps = {
  decide: (given: GivenVerdict) => Promise<DecideOutcome>;
  requestRebuild: () => Promise<RebuildAnswer>;
  reportError: (cause: unknown) => void;
};

export type GivenVerdict = {
  id: string;
  expiresAt: Date;
  verdict: Verdict;
  /** The revision of each post that the reviewer saw, by the id of the post. */
  seen: Record<string, number>;
  note: string;
};

/**
 * `changed` means that a text differs from the text that the reviewer saw. `nothing-ready` means that all texts are already
 * published or untranslated.
 */
export type DecideOutcome =
  | { outcome: 'decided' | 'decided-before'; decision: Decision }
  | { outcome: 'expired' | 'changed' | 'nothing-ready' };
