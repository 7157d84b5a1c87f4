import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Counts clicks, key presses, page loads and losses of focus. Call this before the page opens a URL. */
export async function aStopwatch(page: Page): Promise<Stopwatch> {
  const counted = { clicks: 0, keys: 0, loads: 0 };
  const lost: string[] = [];
  await page.exposeBinding('stopwatchNotes', (_, what: 'clicks' | 'keys') => {
    counted[what] += 1;
  });
  await page.exposeBinding('stopwatchLost', (_, element: string) => {
    lost.push(element);
  });
  await page.addInitScript(watchHands);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) counted.loads += 1;
  });

  return {
    counted,
    lost,
    async until(what, look) {
      // Playwright’s default interval grows to half a second, which is too long for an exact measurement.
      await expect.poll(look, { message: what, timeout: 60_000, interval: 10 }).toBe(true);
    },
  };
}

/** Runs in each page before the page’s own scripts. */
function watchHands(): void {
  const { stopwatchNotes, stopwatchLost } = globalThis as unknown as Reports;
  // If a target has just moved, Playwright blocks the press and tries again. A blocked press is not counted.
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
      // A single frame without focus does not count, because a new element may receive the focus in the next frame.
      stopwatchLost(held);
      held = undefined;
    }
    requestAnimationFrame(look);
  };
  look();
}

type Reports = {
  stopwatchNotes: (what: 'clicks' | 'keys') => void;
  stopwatchLost: (element: string) => void;
};

export type Stopwatch = {
  counted: { clicks: number; keys: number; loads: number };
  lost: string[];
  /** Polls often, so that the measurement is exact. */
  until: (what: string, look: () => Promise<boolean>) => Promise<void>;
};
