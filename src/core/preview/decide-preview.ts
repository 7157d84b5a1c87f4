import type { RebuildAnswer } from '../publishing/ports.ts';
import type { Decision, Verdict } from './preview.ts';

/**
 * Publishes or rejects a previewed article, once, however often the buttons are pressed. Published posts stay
 * published even if the build cannot be requested yet.
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
      // The change is pending in the database, and the schedule requests the build.
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
  /** The revisions the reviewer saw, by id. */
  seen: Record<string, number>;
  note: string;
};

/**
 * `changed`: a text differs from the one that was reviewed. `nothing-ready`: everything is published or untranslated.
 */
export type DecideOutcome =
  | { outcome: 'decided' | 'decided-before'; decision: Decision }
  | { outcome: 'expired' | 'changed' | 'nothing-ready' };
