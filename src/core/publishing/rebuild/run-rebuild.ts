import type { RebuildTimes } from './rebuild-times.ts';

/**
 * Brings a pending rebuild to the host: waits until it has been quiet for a while, so that many changes make one
 * build, then calls the build hook. What could not be done stays pending in the database and is tried again.
 */
export async function runRebuild({
  queue,
  hook,
  pause,
  times,
  deadline,
}: RebuildRun): Promise<RebuildOutcome> {
  let asked = false;
  for (;;) {
    const claim = await persistently(() => queue.claim(times), pause);
    if (claim.state === 'nothing') return asked ? 'asked' : 'nothing';
    if (claim.state === 'wait') {
      if (Date.now() + claim.milliseconds > deadline) return 'left';
      await pause(claim.milliseconds);
      continue;
    }
    const failure = await hook.call();
    if (failure === undefined) {
      await persistently(() => queue.confirm(claim.version), pause);
      // Who published while the hook was being called was told that somebody is at it: look once more.
      asked = true;
      continue;
    }
    await queue.fail({ version: claim.version, error: failure, retrySeconds: 30 });
    return 'failed';
  }
}

/** Others rely on the one who brings the rebuild to the host: a database that is away for a moment must not end it. */
async function persistently<Value>(work: () => Promise<Value>, pause: RebuildRun['pause']): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (cause) {
      if (tries === mostTries) throw cause;
      await pause(1000 * tries);
    }
  }
}

const mostTries = 4;

export type RebuildRun = {
  queue: RebuildQueue;
  hook: BuildHook;
  pause: (milliseconds: number) => Promise<void>;
  times: RebuildTimes;
  /** Milliseconds since 1970 after which no further pause is begun; the next scheduled run goes on. */
  deadline: number;
};

/** The one pending request in the database. */
export type RebuildQueue = {
  claim: (times: RebuildTimes) => Promise<RebuildClaim>;
  confirm: (version: number) => Promise<void>;
  fail: (failure: { version: number; error: string; retrySeconds: number }) => Promise<void>;
};

export type RebuildClaim =
  | { state: 'nothing' }
  | { state: 'wait'; milliseconds: number }
  | { state: 'claimed'; version: number };

/** The host's address that starts a build. */
export type BuildHook = {
  /** Starts a build; answers a reason where it could not, in words without secrets. */
  call: () => Promise<string | undefined>;
  /** Whether anybody answers there at all. Starts nothing. */
  isReachable: () => Promise<boolean>;
};

export type RebuildOutcome = 'nothing' | 'left' | 'asked' | 'failed';
