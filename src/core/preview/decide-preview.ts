import type { RebuildAnswer } from '../publishing/ports.ts';
import type { Decision, Verdict } from './preview.ts';

/** Records a reviewer's decision. A decision to publish requests a build. Only the first decision counts. */
export async function decidePreview(
  { decide, requestRebuild, reportError }: VerdictDeps,
  input: VerdictInput,
): Promise<DecisionOutcome> {
  const result = await decide(input);
  if (result.outcome === 'decided' && result.decision.verdict === 'published') {
    try {
      await requestRebuild();
    } catch (cause) {
      // The change is stored as pending, so the schedule requests the build later.
      reportError(cause);
    }
  }
  return result;
}

export type VerdictDeps = {
  decide: (input: VerdictInput) => Promise<DecisionOutcome>;
  requestRebuild: () => Promise<RebuildAnswer>;
  reportError: (cause: unknown) => void;
};

export type VerdictInput = {
  id: string;
  expiresAt: Date;
  verdict: Verdict;
  /** The revision of each post that the reviewer saw, by post id. */
  seen: Record<string, number>;
  note: string;
};

/** `changed`: a post changed after the reviewer saw the preview. `nothing-ready`: no post is ready to publish. */
export type DecisionOutcome =
  | { outcome: 'decided' | 'decided-before'; decision: Decision }
  | { outcome: 'expired' | 'changed' | 'nothing-ready' };
