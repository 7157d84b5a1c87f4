import pRetry from 'p-retry';
import type { RebuildMemory } from './site-status.ts';

/**
 * Returns the record of builds if the failed deploy is the build that the site last requested. Repeats the check for
 * two seconds, because the deploy may fail before the database records the call of the build hook.
 */
export async function awaitedBuildMemory({ read, begunAt }: Reading): Promise<RebuildMemory | undefined> {
  const check = async () => {
    const { memory, liveVersion } = await read();
    if (isAwaitedBuild({ memory, liveVersion, begunAt })) return memory;
    if (memory.pendingSince === undefined) return undefined;
    throw new CallNotRecorded();
  };
  try {
    return await pRetry(check, { retries: 10, minTimeout: 200, factor: 1 });
  } catch (cause) {
    if (cause instanceof CallNotRecorded) return undefined;
    throw cause;
  }
}

class CallNotRecorded extends Error {}

/**
 * Whether a failed deploy is the last requested build, and not a deploy of pushed code: the requested version is not
 * online yet, and the deploy began after the request, or at most `slack` before the request.
 */
export const isAwaitedBuild = ({ memory, liveVersion, begunAt }: FailedDeploy): boolean =>
  memory.askedVersion > Math.max(memory.builtVersion, liveVersion ?? 0) &&
  (memory.askedAt === undefined || begunAt.getTime() >= memory.askedAt.getTime() - slack);

/** A deploy may start this many milliseconds before the call of its hook is recorded. */
const slack = 60_000;

type RebuildFacts = { memory: RebuildMemory; liveVersion: number | undefined };

type FailedDeploy = RebuildFacts & { begunAt: Date };

type Reading = { read: () => Promise<RebuildFacts>; begunAt: Date };
