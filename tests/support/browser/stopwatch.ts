import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Counts clicks, key presses, page loads and losses of focus. Call this function before opening an address. */
export async function aStopwatch(page: Page): Promise<Stopwatch> {
  const counted = { clicks: 0, keys: 0, loads: 0 };
  const lost: string[] = [];
  await page.exposeBinding('stopwatchNotes', (_, what: 'clicks' | 'keys') => {
    counted[what] += 1;
  });
  await page.exposeBinding('stopwatchLost', (_, place: string) => {
    lost.push(place);
  });
  await page.addInitScript(watchHands);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counted.loads += 1;
  });

  return {
    counted,
    lost,
    async until(what, look) {
      // Playwright’s default interval grows to half a second, but an exact measurement needs shorter intervals.
      await expect.poll(look, { message: what, timeout: 60_000, interval: 10 }).toBe(true);
    },
  };
}

/** Runs in the page before the page’s own scripts, and counts there. */
function watchHands(): void {
  const { stopwatchNotes, stopwatchLost } = globalThis as unknown as Reports;
  // Playwright blocks a press whose target has just moved, and presses again. Only a press that the page receives counts.
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && stopwatchNotes('clicks'));
  addEventListener('keydown', ({ isTrusted }) => isTrusted && stopwatchNotes('keys'), true);
  let held: string | undefined;
  let misses = 0;
  const look = () => {
    const { activeElement: here, body } = document;
    if (here !== null && here !== body) {
      held = here.outerHTML.slice(0, 120);
      misses = 0;
    } else if (held !== undefined && ++misses === 2) {
      // The check runs one frame later, because a new element may have the focus by then.
      stopwatchLost(held);
      held = undefined;
    }
    requestAnimationFrame(look);
  };
  look();
}

type Reports = { stopwatchNotes: (what: 'clicks' | 'keys') => void; stopwatchLost: (place: string) => void };

export type Stopwatch = {
  counted: { clicks: number; keys: number; loads: number };
  lost: string[];
  /** Waits until `look` returns true. Polls often, so that the measurement is exact. */
  until: (what: string, look: () => Promise<boolean>) => Promise<void>;
};
