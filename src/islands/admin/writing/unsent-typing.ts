const flushes = new Set<() => boolean>();

/** A pause in typing of this many milliseconds passes on the text. */
const restMs = 200;

/** Continuous typing is passed on at least this often, in milliseconds. */
const maxWaitMs = 2000;

/** Passes on typed text after a pause, on request, and when the page is left. `handOn` returns whether there was anything new. */
export function unsentTyping(handOn: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  function forget() {
    clearTimeout(timer);
    timer = undefined;
  }
  /** Returns whether anything was passed on. */
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
    /** Passes on the last typing. */
    end(): void {
      flush();
      flushes.delete(flush);
      window.removeEventListener('pagehide', flush);
    },
  };
}

/** Passes on pending typing, before a text is sent or compared. Returns whether there was any. */
export function flushTyping(): boolean {
  return [...flushes].map((flush) => flush()).includes(true);
}
