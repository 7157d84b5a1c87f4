import type { RebuildMemory } from './site-status.ts';

/**
 * What the database remembers, where a deploy that failed is the build that was asked for last; undefined where it is any other. A build
 * may fail before the call of its hook has been noted: while a change waits, this looks again for two seconds.
 */
export async function memoryOfAwaited({ look, pause, begunAt }: Looking): Promise<RebuildMemory | undefined> {
  for (let looks = 1; ; looks++) {
    const { memory, liveVersion } = await look();
    if (isAwaitedBuild({ memory, liveVersion, begunAt })) return memory;
    if (memory.pendingSince === undefined || looks === mostLooks) return undefined;
    await pause(betweenLooks);
  }
}

const mostLooks = 11;

/** In milliseconds. */
const betweenLooks = 200;

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

type Looking = {
  look: () => Promise<Known>;
  pause: (milliseconds: number) => Promise<void>;
  begunAt: Date;
};
