import type { RebuildMemory } from './site-status.ts';

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

type FailedDeploy = { memory: RebuildMemory; liveVersion: number | undefined; begunAt: Date };
