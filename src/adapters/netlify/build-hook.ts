import pRetry, { AbortError } from 'p-retry';
import type { BuildHook } from '#core/publishing/rebuild/run-rebuild.ts';
import { findSetting } from '../settings.ts';

/** The host's build hook: a POST to its address starts a build. The local host has one too. */
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
        // Not the hook itself, which may react to any method.
        const host = new URL('/', url);
        await fetch(host, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(1500) });
        return true;
      } catch {
        // Unreachable.
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
  // Retrying does not help with a hook that does not exist.
  throw answer.status >= 500 || answer.status === 429 ? refused : new AbortError(refused);
}

/** Why the call failed, without the address of the hook: whatever knows it can start builds. */
function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'The build hook could not be called.';
  if (cause.name === 'TimeoutError') return 'The build hook did not answer within 10 seconds.';
  return cause.message.startsWith('The build hook') ? cause.message : 'The build hook could not be reached.';
}
