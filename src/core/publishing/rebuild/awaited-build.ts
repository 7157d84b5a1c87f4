import pRetry from 'p-retry';
import type { RebuildMemory } from './site-status.ts';

/**
 * Returns the database's record of builds if the failed deploy is the build last requested, or else undefined. A build may fail
 * before the call of its hook is recorded, so while a change is pending the function checks again for two seconds.
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
 * Whether a failed deploy is the build of content last requested, as far as we can tell: a build was requested, the site does not
 * show it, and the deploy started no earlier. Any other deploy, such as one of pushed code, says nothing about the content.
 */
export const isAwaitedBuild = ({ memory, liveVersion, begunAt }: FailedDeploy): boolean =>
  memory.askedVersion > Math.max(memory.builtVersion, liveVersion ?? 0) &&
  (memory.askedAt === undefined || begunAt.getTime() >= memory.askedAt.getTime() - slack);

/**
 * The host starts the deploy while its hook is being called, but the call is recorded only afterwards. The difference is at
 * most this many milliseconds, because the claim to call the hook lasts as long.
 */
const slack = 60_000;

type Known = { memory: RebuildMemory; liveVersion: number | undefined };

type FailedDeploy = Known & { begunAt: Date };

type Reading = { read: () => Promise<Known>; begunAt: Date };
