import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Counts the clicks, key presses and page loads that a task at the desk requires. Also records when the focus is lost,
 * because a keyboard user would then start at the top of the page again. The page must not have opened an address yet.
 */
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
      // Playwright's default interval grows to half a second, which is too long to measure the time exactly.
      await expect.poll(look, { message: what, timeout: 60_000, interval: 10 }).toBe(true);
    },
  };
}

/** Runs in the page before the page's own scripts. */
function watchHands(): void {
  const { stopwatchNotes, stopwatchLost } = globalThis as unknown as Reports;
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && stopwatchNotes('clicks'), true);
  addEventListener('keydown', ({ isTrusted }) => isTrusted && stopwatchNotes('keys'), true);
  let held: string | undefined;
  let misses = 0;
  const look = () => {
    const { activeElement: here, body } = document;
    if (here !== null && here !== body) {
      held = here.outerHTML.slice(0, 120);
      misses = 0;
    } else if (held !== undefined && ++misses === 2) {
      // This check runs one frame later, because a new element may take over the focus.
      stopwatchLost(held);
      held = undefined;
    }
    requestAnimationFrame(look);
  };
  look();
}

type Reports = { stopwatchNotes: (what: 'clicks' | 'keys') => void; stopwatchLost: (place: string) => void };

export type Stopwatch = {
  /** `loads` is the number of page loads. */
  counted: { clicks: number; keys: number; loads: number };
  /** The elements that had the focus when it was lost. */
  lost: string[];
  /** Waits until `look` returns true. Polls often, to measure the time exactly. */
  until: (what: string, look: () => Promise<boolean>) => Promise<void>;
};
