const flushes = new Set<() => boolean>();

/** Typing is passed on after a pause of this many milliseconds. */
const restMs = 200;

/** Continuous typing is passed on after this many milliseconds at the latest. */
const maxWaitMs = 2000;

/** Calls `handOn` after a pause, on request and when the editor leaves. `handOn` returns whether a text has changed. */
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

/** Passes on typing before a text is sent or compared. Returns whether any typing was pending. */
export function flushTyping(): boolean {
  return [...flushes].map((flush) => flush()).includes(true);
}
