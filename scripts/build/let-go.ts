/**
 * Gives back what this process no longer uses: V8 keeps it for later, while the bundler needs the most memory of all. Does nothing in
 * a process that was not started for it (`exposesCollector`).
 */
export function letGo(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

export const exposesCollector = '--expose-gc';
