import pRetry from 'p-retry';
import type { RebuildMemory } from './site-status.ts';

/**
 * What the database remembers, if the failed deploy is the build last requested, else undefined. A build may fail before the call of its
 * hook is recorded, so while a change is pending this checks again for two seconds.
 */
export async function memoryOfAwaited({ read, begunAt }: Reading): Promise<RebuildMemory | undefined> {
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
 * Whether a deploy that failed is the build of content that was asked for last, as far as can be known: something was
 * asked for, the site does not show it yet, and the deploy was begun no earlier. Any other one is a build of something
 * else, such as code that was pushed, and says nothing about the content.
 */
export const isAwaitedBuild = ({ memory, liveVersion, begunAt }: FailedDeploy): boolean =>
  memory.askedVersion > Math.max(memory.builtVersion, liveVersion ?? 0) &&
  (memory.askedAt === undefined || begunAt.getTime() >= memory.askedAt.getTime() - slack);

/**
 * In milliseconds: the host makes the deploy while its hook is being called, and the call is noted after it. A claim to call
 * it lasts a minute.
 */
const slack = 60_000;

type Known = { memory: RebuildMemory; liveVersion: number | undefined };

type FailedDeploy = Known & { begunAt: Date };

type Reading = { read: () => Promise<Known>; begunAt: Date };
