const flushes = new Set<() => boolean>();

/** How long typing rests before it is handed on, in milliseconds. */
const restMs = 200;

/** Whoever types without a pause is heard every so often all the same. */
const longestWaitMs = 2000;

/**
 * Hands on what is typed once nobody types for a moment, and before that when it is asked for or the page is left. `handOn` answers
 * whether there was something new.
 */
export function unsentTyping(handOn: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  function forget() {
    clearTimeout(timer);
    timer = undefined;
  }
  /** Answers whether something was handed on. */
  function flush(): boolean {
    if (timer === undefined) return false;
    forget();
    return handOn();
  }
  flushes.add(flush);
  window.addEventListener('pagehide', flush);
  return {
    /** Something was typed. */
    note(): void {
      if (timer === undefined) since = Date.now();
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(restMs, since + longestWaitMs - Date.now())));
    },
    flush,
    /** Hands on the last of it. */
    end(): void {
      flush();
      flushes.delete(flush);
      window.removeEventListener('pagehide', flush);
    },
  };
}

/** What was typed up to now is handed on, before a text is sent or compared. Answers whether there was any. */
export function flushTyping(): boolean {
  return [...flushes].map((flush) => flush()).includes(true);
}
