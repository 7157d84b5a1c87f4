import type { RebuildAnswer } from '../publishing/ports.ts';
import type { Decision, Verdict } from './preview.ts';

/**
 * Publishes what is ready of a previewed article, or turns it down: once, whatever is pressed how often. What was
 * published is on its way to the site even where nobody could be told of it yet.
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
      // The change is pending in the database: the schedule brings it to the host.
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
  /** What its giver looked at, by id. */
  seen: Record<string, number>;
  note: string;
};

/** `changed`: a text is another one than was looked at. `nothing-ready`: all of it is on the site, or untranslated. */
export type DecideOutcome =
  | { outcome: 'decided' | 'decided-before'; decision: Decision }
  | { outcome: 'expired' | 'changed' | 'nothing-ready' };
