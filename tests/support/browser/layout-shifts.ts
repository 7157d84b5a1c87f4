/** Runs in a page before its own scripts. Adds up how far the page moves by itself. */
export function watchShifts(): void {
  Object.assign(globalThis, { shifted: 0 } satisfies Shifted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      // What moves within half a second of a press or a key is the answer to it.
      if (!entry.hadRecentInput) (globalThis as unknown as Shifted).shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

export type Shifted = { shifted: number };

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
