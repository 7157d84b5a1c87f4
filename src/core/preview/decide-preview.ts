import type { RebuildAnswer } from '../publishing/ports.ts';
import type { Decision, Verdict } from './preview.ts';

/**
 * Publishes or rejects a previewed article. Only the first press of a button counts. Published posts stay published even
 * if the build cannot be requested yet.
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
  /** Maps the id of each post to the revision that the reviewer saw. */
  seen: Record<string, number>;
  note: string;
};

/** `changed`: a text differs from the one that was reviewed. `nothing-ready`: all texts are published or untranslated. */
export type DecideOutcome =
  | { outcome: 'decided' | 'decided-before'; decision: Decision }
  | { outcome: 'expired' | 'changed' | 'nothing-ready' };
