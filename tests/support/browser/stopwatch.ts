import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Counts what a task at the desk costs an editor: presses of a pointer, keys, and pages that are loaded. It also notes where the
 * focus was lost, so that a keyboard user would start at the top of the page again. Needs a page that has opened nothing yet.
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
      // Playwright's own interval grows to half a second.
      await expect.poll(look, { message: what, timeout: 60_000, interval: 10 }).toBe(true);
    },
  };
}

/** Runs in the page, before anything of it. */
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
      // In the frame after, what came in its place might have taken it.
      stopwatchLost(held);
      held = undefined;
    }
    requestAnimationFrame(look);
  };
  look();
}

type Reports = { stopwatchNotes: (what: 'clicks' | 'keys') => void; stopwatchLost: (place: string) => void };

export type Stopwatch = {
  /** `loads` counts the pages that were loaded. */
  counted: { clicks: number; keys: number; loads: number };
  /** What had the focus when it was lost. */
  lost: string[];
  /** Waits for something; polls often, so that a script loses no time. */
  until: (what: string, look: () => Promise<boolean>) => Promise<void>;
};
