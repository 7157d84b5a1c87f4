import pRetry from 'p-retry';
import type { RebuildTimes } from './rebuild-times.ts';

/**
 * Waits for a quiet period, so that changes share a build, then calls the host's build hook. A failed call leaves the
 * change pending in the database, so that the next request or tick tries again. `build-hook.ts` repeats a call itself.
 */
export async function runRebuild({
  queue,
  hook,
  pause,
  times,
  deadline,
}: RebuildRun): Promise<RebuildOutcome> {
  let hasCalled = false;
  for (;;) {
    const claim = await pRetry(() => queue.claim(times), retrying);
    if (claim.state === 'nothing') return hasCalled ? 'called' : 'nothing';
    if (claim.state === 'wait') {
      if (Date.now() + claim.milliseconds > deadline) return 'left';
      await pause(claim.milliseconds);
      continue;
    }
    const failure = await hook.call();
    if (failure === undefined) {
      await pRetry(() => queue.confirm(claim.version), retrying);
      hasCalled = true;
      // The loop checks the queue again, because an editor may have published during the call.
      continue;
    }
    await queue.fail({ version: claim.version, error: failure, retrySeconds: 30 });
    return 'failed';
  }
}

/** Other processes leave the rebuild to this run, so a short outage of the database must not end the run. */
const retrying = { retries: 3, minTimeout: 1000, factor: 1.5 };

export type RebuildRun = {
  queue: RebuildQueue;
  hook: BuildHook;
  pause: (milliseconds: number) => Promise<void>;
  times: RebuildTimes;
  /** When the run must stop, in milliseconds since 1970. The next scheduled run then continues. */
  deadline: number;
};

/** The database has at most one pending build. */
export type RebuildQueue = {
  claim: (times: RebuildTimes) => Promise<RebuildClaim>;
  confirm: (version: number) => Promise<void>;
  fail: (failure: { version: number; error: string; retrySeconds: number }) => Promise<void>;
};

export type RebuildClaim =
  | { state: 'nothing' }
  | { state: 'wait'; milliseconds: number }
  | { state: 'claimed'; version: number };

export type BuildHook = {
  /** Starts a build. Returns the reason for a failure, without secrets, or else undefined. */
  call: () => Promise<string | undefined>;
  isReachable: () => Promise<boolean>;
};

/** `left`: the quiet period would end after the deadline, so the next run continues. */
export type RebuildOutcome = 'nothing' | 'left' | 'called' | 'failed';
