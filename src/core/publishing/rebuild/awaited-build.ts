import pRetry from 'p-retry';
import type { RebuildMemory } from './site-status.ts';

/**
 * Returns the database's record of builds if the failed deploy is the last requested build. Returns undefined otherwise. A
 * build may fail before the database has recorded the call of the build hook, so the function repeats the check for two
 * seconds while a change is pending.
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
 * Whether a failed deploy is, as far as the record shows, the last requested build of content. This is so if a build was
 * requested, the site does not show it, and the deploy did not start before the request. Any other deploy, such as a deploy
 * of pushed code, says nothing about the content.
 */
export const isAwaitedBuild = ({ memory, liveVersion, begunAt }: FailedDeploy): boolean =>
  memory.askedVersion > Math.max(memory.builtVersion, liveVersion ?? 0) &&
  (memory.askedAt === undefined || begunAt.getTime() >= memory.askedAt.getTime() - slack);

/**
 * The host starts the deploy while its hook is being called, but the call is recorded only afterwards. The difference is at
 * most this many milliseconds, because the lease for calling the hook lasts this long.
 */
const slack = 60_000;

type Known = { memory: RebuildMemory; liveVersion: number | undefined };

type FailedDeploy = Known & { begunAt: Date };

type Reading = { read: () => Promise<Known>; begunAt: Date };
