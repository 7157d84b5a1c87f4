import pRetry, { AbortError } from 'p-retry';
import type { BuildHook } from '#core/publishing/rebuild/run-rebuild.ts';
import { findSetting } from '../settings.ts';

/** Calls the host's build hook: a POST to its address starts a build. The local host has one too. */
export function buildHook({ url = findSetting('BUILD_HOOK_URL'), attempts = 3 } = {}): BuildHook {
  return {
    async call() {
      if (url === undefined) return 'The setting BUILD_HOOK_URL is missing, so no build can be asked for.';
      try {
        await pRetry(() => post(url), { retries: attempts - 1, minTimeout: 500, factor: 2 });
        return undefined;
      } catch (cause) {
        return reason(cause);
      }
    },

    async isReachable() {
      if (url === undefined) return false;
      try {
        // The check calls the host's root, because a hook may react to any method.
        const host = new URL('/', url);
        await fetch(host, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(1500) });
        return true;
      } catch {
        return false;
      }
    },
  };
}

async function post(url: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const refused = new Error(`The build hook answered with status ${answer.status}.`);
  // A retry does not help if the hook does not exist.
  throw answer.status >= 500 || answer.status === 429 ? refused : new AbortError(refused);
}

/** Returns why the call failed. The address of the hook stays secret, because it suffices to start builds. */
function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'The build hook could not be called.';
  if (cause.name === 'TimeoutError') return 'The build hook did not answer within 10 seconds.';
  return cause.message.startsWith('The build hook') ? cause.message : 'The build hook could not be reached.';
}
