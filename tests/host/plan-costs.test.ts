import { readFileSync } from 'node:fs';
import { listFunctions } from '@netlify/zip-it-and-ship-it';
import { describe, expect, test } from 'vitest';
import { settingNumbers } from '#core/settings/setting-numbers.ts';
import { pollIntervalMs } from '#core/publishing/rebuild/site-status.ts';
import { hostPricesAge } from '../../scripts/tools/installation/host-prices-age.ts';
import { keepFigure } from '../support/figures.ts';
import { runsPerMonth } from '../support/runs-per-month.ts';

/**
 * Netlify’s prices and plans in credits. If they change, also update the table of plans in docs/deploy.md, and after each
 * comparison the day in `host-prices-age.ts`. Source:
 * docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work
 */
const prices = { deploy: 15, gbHour: 10, gigabyte: 20, tenThousandRequests: 2 };
const plans = { free: 300, personal: 1000 };

const requests = (count: number) => (count / 10_000) * prices.tenThousandRequests;
const calls = (count: number, seconds: number) =>
  requests(count) + ((count * seconds) / 3600) * prices.gbHour;

// Durations vary with the network, so these estimates are high: 0.6 s for a function call, 3 s with mails or
// social cards, 8 s for an image at half a processor, 0.4 s for a scheduled run without work, and 21 s for a build hook.
const schedules = (await listFunctions('functions', { parseISC: true })).flatMap(
  ({ schedule }) => schedule ?? [],
);
const atRest = schedules.reduce((sum, schedule) => sum + calls(runsPerMonth(schedule), 0.4), 0);

/**
 * Estimate: 3,000 pages (30,000 requests, 0.5 GB), 5 messages, 50 searches, 60 Bitcoin prices, 20 social cards and
 * 500 requests for missing pages.
 */
const thousandVisitors =
  requests(30_000) + 0.5 * prices.gigabyte + calls(5 + 50 + 60 + 500, 0.6) + requests(500) + calls(5 + 20, 3);

/** Estimate: a build takes three minutes, during which the desk polls, and a translation takes 45 s. */
const polls = Math.round(180 / (pollIntervalMs / 1000 + 0.6));
const publish =
  prices.deploy + calls(1, 0.6 + 21) + calls(1, 45) + calls(1, 8) + calls(polls, 0.6) + requests(polls);

/** Estimate: a language model works for five minutes a day. */
const dailyNews = 31 * (prices.deploy + calls(1, 300 + 21) + calls(1, 3));

describe('costs of the site at the host', () => {
  test('for scheduled runs are between 2.5 % and 5 % of the free plan’s credits', () => {
    expect(schedules).toHaveLength(1);
    expect(atRest).toBeLessThanOrEqual(plans.free * 0.05);
    expect(2 * atRest).toBeGreaterThan(plans.free * 0.05);
  });

  test('stay within the free plan with 3,000 visitors a month and half of the plan’s credits for builds', ({
    task,
  }) => {
    expect(settingNumbers.BUILDS_PER_MONTH.default).toBe(Math.floor(plans.free / 2 / prices.deploy));
    const use =
      atRest + settingNumbers.BUILDS_PER_MONTH.default * publish + 3 * thousandVisitors + 2 * prices.deploy;
    keepFigure(task, {
      what: `credits of a month with ${settingNumbers.BUILDS_PER_MONTH.default} builds and 3,000 visitors, calculated`,
      value: use.toFixed(0),
      goal: `≤ ${plans.free}`,
      ok: use <= plans.free,
    });
    const { days, isOld } = hostPricesAge(new Date());
    keepFigure(task, {
      what: 'the host’s prices',
      value: `checked ${days} days ago`,
      goal: '≤ 90 days',
      ok: !isOld,
    });
    expect(use).toBeLessThanOrEqual(plans.free);
  });

  test('exceed the free plan with daily news, but stay within the next larger plan', () => {
    expect(dailyNews + atRest).toBeGreaterThan(plans.free);
    expect(dailyNews + atRest + 10 * publish).toBeLessThan(plans.personal);
  });

  test('match the figures in docs/deploy.md', () => {
    const guide = readFileSync('docs/deploy.md', 'utf8');
    const shown = (use: string) => Number(new RegExp(`^\\| ${use}[^|]*\\| *(\\d+)`, 'm').exec(guide)?.[1]);
    const rows = {
      'a month without visitors': atRest,
      '1,000 visitors': thousandVisitors,
      'one publish': publish,
      'a month of daily news': dailyNews,
    };
    for (const [use, credits] of Object.entries(rows))
      expect([use, shown(use)]).toEqual([use, Math.round(credits)]);
    expect(guide).toMatch(
      new RegExp(
        `^\\| \`BUILDS_PER_MONTH\` .*or \`unlimited\`; ${settingNumbers.BUILDS_PER_MONTH.default} +\\|`,
        'm',
      ),
    );
  });
});
