import { typingTimer } from '#stores/article/typing-timer.ts';

const flushes = new Set<() => boolean>();

/** Calls `handOn` after typing and on `pagehide`. `handOn` returns whether the text changed. */
export function unsentTyping(handOn: () => boolean) {
  const timer = typingTimer(flush, { pauseMs: 200, maxWaitMs: 2000 });
  function flush(): boolean {
    if (!timer.isRunning()) return false;
    timer.cancel();
    return handOn();
  }
  flushes.add(flush);
  window.addEventListener('pagehide', flush);
  return {
    note: timer.typed,
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
