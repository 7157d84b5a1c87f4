const flushes = new Set<() => boolean>();

/** The pause in milliseconds after which typing is passed on. */
const restMs = 200;

/** The max milliseconds before continuous typing is passed on. */
const maxWaitMs = 2000;

/** Calls `handOn` after a pause, on request and on leaving. It returns whether a text has changed. */
export function unsentTyping(handOn: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  function forget() {
    clearTimeout(timer);
    timer = undefined;
  }
  /** Passes on typing now. Returns whether there was any. */
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

/** Passes on typing before a text is sent or compared. Returns whether there was any. */
export function flushTyping(): boolean {
  return [...flushes].map((flush) => flush()).includes(true);
}
