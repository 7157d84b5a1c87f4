import pRetry, { AbortError } from 'p-retry';
import type { BuildHook } from '#core/publishing/rebuild/run-rebuild.ts';
import { findSetting } from '../settings.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';

/** A POST to the hook starts a build. Netlify provides the hook, and `npm start` provides one on this machine. */
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
        // Any request to the hook may start a build, so this check requests the root of the host.
        const host = new URL('/', url);
        await fetchOutside(host, { method: 'HEAD', signal: AbortSignal.timeout(1500) });
        return true;
      } catch {
        return false;
      }
    },
  };
}

async function post(url: string): Promise<void> {
  const answer = await fetchOutside(url, {
    method: 'POST',
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const refused = new Error(`The build hook answered with status ${answer.status}.`);
  // A retry helps after status 429 or 5xx, but not after a status such as 404 for an unknown hook.
  throw answer.status >= 500 || answer.status === 429 ? refused : new AbortError(refused);
}

/** Quotes only errors of this file. Other errors may contain the hook’s URL, with which anyone can start builds. */
function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'The build hook could not be called.';
  if (cause.name === 'TimeoutError') return 'The build hook did not answer within 10 seconds.';
  return cause.message.startsWith('The build hook') ? cause.message : 'The build hook could not be reached.';
}
