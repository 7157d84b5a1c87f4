/**
 * Runs `act` once an editor stops typing, and during continuous typing at least every `maxWaitMs`. `autosaving.ts` and
 * `unsent-typing.ts` set these times.
 */
export function typingTimer(act: () => unknown, { pauseMs, maxWaitMs }: Waits) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: number | undefined;

  function runIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  }

  function typed(): void {
    const now = Date.now();
    latest ??= now + maxWaitMs;
    runIn(Math.min(pauseMs, latest - now));
  }

  /** `act` must call this before it works, so that later typing starts the timer again. */
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    latest = undefined;
  }

  return { typed, runIn, cancel, isRunning: () => timer !== undefined };
}

/** Milliseconds. */
type Waits = { pauseMs: number; maxWaitMs: number };
