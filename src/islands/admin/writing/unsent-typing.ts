const flushes = new Set<() => boolean>();

/** Milliseconds without typing after which `handOn` runs. */
const restMs = 200;

/** Milliseconds. During continuous typing, `handOn` runs at least this often. */
const maxWaitMs = 2000;

/** Calls `handOn` after a pause or `maxWaitMs`, and on `pagehide`. `handOn` returns whether the text changed. */
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

/** Makes all fields report their pending input. Call this before a text is sent. Returns whether a text changed. */
export function flushTyping(): boolean {
  return [...flushes].map((flush) => flush()).includes(true);
}
