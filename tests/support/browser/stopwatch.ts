import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { storyFolder, type Story } from '../../../scripts/tools/bench/desk-times.ts';

/**
 * Counts what a task at the desk costs somebody: presses of a pointer, keys, pages that are loaded, and how long was waited for what. It
 * also notes where the focus was lost, so that whoever uses the keyboard would begin at the top of the page again. Needs a page on
 * which nothing has been opened yet.
 */
export async function aStopwatch(page: Page): Promise<Stopwatch> {
  const counted = { clicks: 0, keys: 0, loads: 0 };
  const lost: string[] = [];
  const waits: Story['waits'] = [];
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
      const from = Date.now();
      // Playwright looks twice a second in the end: too seldom for a watch.
      await expect.poll(look, { message: what, timeout: 60_000, interval: 10 }).toBe(true);
      waits.push({ what, seconds: (Date.now() - from) / 1000 });
    },
    report(story) {
      mkdirSync(storyFolder, { recursive: true });
      const file = path.join(storyFolder, `${story.replaceAll(/\W+/g, '-')}.json`);
      writeFileSync(file, `${JSON.stringify({ story, ...counted, waits } satisfies Story, null, 2)}\n`);
    },
  };
}

/** Runs in the page, before anything of it. */
function watchHands(): void {
  const { stopwatchNotes, stopwatchLost } = globalThis as unknown as Told;
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

type Told = { stopwatchNotes: (what: 'clicks' | 'keys') => void; stopwatchLost: (place: string) => void };

export type Stopwatch = {
  counted: Pick<Story, 'clicks' | 'keys' | 'loads'>;
  /** What had the focus when it was lost. */
  lost: string[];
  /** Waits for something, and notes how long that took. */
  until: (what: string, look: () => Promise<boolean>) => Promise<void>;
  /** Keeps all of it; `npm run bench -- desk` prints it. */
  report: (story: string) => void;
};
