import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runsPerMonth } from '../support/runs-per-month.ts';

/** What GitHub gives a private repository on the free plan each month. It rounds each run up to a minute. */
const freeMinutes = 2000;

const scheduled = globSync('.github/workflows/*.yml').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const [, cron] = /- cron: '([^']+)'/.exec(text) ?? [];
  return cron === undefined ? [] : [{ file, text, runs: runsPerMonth(cron) }];
});

describe('scheduled workflows', () => {
  test('leave most of the free minutes for the tests of changes', () => {
    const always = scheduled.filter(({ text }) => !text.includes("if: vars.NIGHTLY_CHECKS == 'yes'"));
    expect(always.map(({ file }) => file)).toEqual(['.github/workflows/watch.yml']);
    // A run of the watch takes seconds while the site is well.
    const minutes = always.reduce((sum, { runs }) => sum + runs * 1, 0);
    expect(minutes).toBeLessThanOrEqual(freeMinutes / 8);
  });

  test('that take longer would use up the free minutes, so they wait for a variable', () => {
    const minutes = scheduled
      .filter(({ text }) => text.includes('NIGHTLY_CHECKS'))
      .map(({ text, runs }) => runs * Number(/timeout-minutes: (\d+)/.exec(text)?.[1]));
    expect(minutes).toHaveLength(scheduled.length - 1);
    expect(minutes.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(freeMinutes);
  });
});
