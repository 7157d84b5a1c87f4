const flushes = new Set<() => boolean>();

/** A typed text reaches `handOn` after a pause of this many milliseconds. */
const restMs = 200;

/** During continuous typing, the text reaches `handOn` after this many milliseconds at the latest. */
const maxWaitMs = 2000;

/** Calls `handOn` after typing: at a pause, on request and on leaving. `handOn` returns whether the text changed. */
export function unsentTyping(handOn: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  function forget() {
    clearTimeout(timer);
    timer = undefined;
  }
  function flush(): boolean {
    if (timer === undefined) return false;
    forget();
    return handOn();
  }
  flushes.add(flush);
  window.addEventListener('pagehide', flush);
  return {
    note(): void {
      if (timer === undefined) since = Date.now();
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(restMs, since + maxWaitMs - Date.now())));
    },
    flush,
    end(): void {
      flush();
      flushes.delete(flush);
      window.removeEventListener('pagehide', flush);
    },
  };
}

/** Reports typing that fields still hold back. Call this before sending a text. Returns whether a text changed. */
export function flushTyping(): boolean {
  return [...flushes].map((flush) => flush()).includes(true);
}
