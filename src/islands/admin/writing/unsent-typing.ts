const flushes = new Set<() => void>();

/** What an editor still holds back while somebody types is handed on when it is asked for, and when the page is left. */
export function keepFlushed(flush: () => void): () => void {
  flushes.add(flush);
  window.addEventListener('pagehide', flush);
  return () => {
    flushes.delete(flush);
    window.removeEventListener('pagehide', flush);
  };
}

/** Before a text is sent: what was typed up to now is in it. */
export function flushTyping(): void {
  for (const flush of flushes) flush();
}
