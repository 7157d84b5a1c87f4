const flushes = new Set<() => boolean>();

/** Typed text is passed on after a pause of this many milliseconds. */
const restMs = 200;

/** During continuous typing, the text is passed on at least once in this many milliseconds. */
const maxWaitMs = 2000;

/**
 * Passes on typed text after a pause, on request, and when the page is left. `handOn` returns whether the text has changed
 * since the last time.
 */
export function unsentTyping(handOn: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  function forget() {
    clearTimeout(timer);
    timer = undefined;
  }
  /** Passes on typed text now. Returns whether there was any. */
  function flush(): boolean {
    if (timer === undefined) return false;
    forget();
    return handOn();
  }
  flushes.add(flush);
  window.addEventListener('pagehide', flush);
  return {
    /** Records that something was typed. */
    note(): void {
      if (timer === undefined) since = Date.now();
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(restMs, since + maxWaitMs - Date.now())));
    },
    flush,
    /** Passes on the last typed text and stops. */
    end(): void {
      flush();
      flushes.delete(flush);
      window.removeEventListener('pagehide', flush);
    },
  };
}

/** Passes on typed text before a text is sent or compared. Returns whether there was any. */
export function flushTyping(): boolean {
  return [...flushes].map((flush) => flush()).includes(true);
}
