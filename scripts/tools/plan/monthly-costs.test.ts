import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defaultBuildsPerMonth } from '#core/publishing/rebuild/build-allowance.ts';
import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import {
  atRest,
  creditsOf,
  dailyNews,
  maxSecondsAtRest,
  perJoinedPublish,
  perPublish,
  perThousandVisitors,
} from './monthly-costs.ts';
import { netlifyPrices } from './netlify-prices.ts';
import { runsPerMonth } from '../../local/functions/schedule.ts';
import { siteFunctions } from './site-functions.ts';

const [free, personal] = netlifyPrices.plans;
const scheduled = (schedule: string) => ({ name: 'clock', schedule, isBackground: false });

test('the schedules alone use at most 5 % of the free plan', async () => {
  const functions = await siteFunctions();
  expect(functions.filter(({ schedule }) => schedule !== undefined)).toEqual([
    { name: 'tick', schedule: `*/${minutesBetweenTicks} * * * *`, isBackground: false },
  ]);
  expect(creditsOf(atRest(functions))).toBeLessThanOrEqual(free.credits * 0.05);
});

test('another schedule, or one every minute, would exceed that', async () => {
  const functions = await siteFunctions();
  for (const more of ['*/5 * * * *', '* * * * *'])
    expect(creditsOf(atRest([...functions, scheduled(more)]))).toBeGreaterThan(free.credits * 0.05);
  expect(creditsOf(atRest([scheduled('*/2 * * * *')]))).toBeGreaterThan(free.credits * 0.05);
});

test('reads schedules from the source as the host does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'functions-'));
  writeFileSync(
    path.join(folder, 'clock.ts'),
    `export default () => {};\nexport const config = { schedule: '@hourly' };`,
  );
  writeFileSync(path.join(folder, 'work-background.ts'), 'export default () => new Response();');
  expect(await siteFunctions(folder)).toEqual([
    { name: 'clock', schedule: '@hourly', isBackground: false },
    { name: 'work-background', schedule: undefined, isBackground: true },
  ]);
  rmSync(folder, { recursive: true });
});

test.each([
  ['* * * * *', 44_640],
  ['*/5 * * * *', 8928],
  ['@hourly', 744],
  ['20 3 * * *', 31],
])('%s is %i runs in a month', (schedule, runs) => {
  expect(runsPerMonth(schedule)).toBe(runs);
});

test('a publish that joins another costs no deploy, and at most a fiftieth of one', () => {
  expect(perJoinedPublish()).toMatchObject({ invocations: 2, deploys: 0 });
  expect(creditsOf(perJoinedPublish())).toBeLessThan(creditsOf(perPublish()) / 50);
});

test('counts a GB-hour as an hour of a function, and derives the maximum duration of a run', () => {
  const hourly = [scheduled('@hourly')];
  const most = maxSecondsAtRest(hourly, 15);
  const requests = (744 / 10_000) * netlifyPrices.tenThousandRequests;
  expect((744 * most * netlifyPrices.gbHour) / 3600 + requests).toBeCloseTo(15);
});

test('builds take half of the free plan by default, and visitors and functions fit into the rest', async () => {
  expect(defaultBuildsPerMonth).toBe(Math.floor(free.credits / 2 / netlifyPrices.deploy));
  const fixed = creditsOf(atRest(await siteFunctions())) + defaultBuildsPerMonth * creditsOf(perPublish());
  const use = fixed + 3 * creditsOf(perThousandVisitors()) + 2 * netlifyPrices.deploy;
  expect(use).toBeLessThanOrEqual(free.credits);
});

test('daily news exceeds the free plan and fits the next one', async () => {
  const functions = await siteFunctions();
  const month = creditsOf(dailyNews(functions)) + creditsOf(atRest(functions));
  expect(month).toBeGreaterThan(free.credits);
  expect(month + 10 * creditsOf(perPublish())).toBeLessThan(personal.credits);
});

test('docs/deploy.md has the figures of the command', async () => {
  const functions = await siteFunctions();
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const said = (use: string) => Number(new RegExp(`^\\| ${use}[^|]*\\| *(\\d+)`, 'm').exec(guide)?.[1]);
  expect({
    rest: said('a month without visitors'),
    visitors: said('1,000 visitors'),
    publish: said('one publish'),
    news: said('a month of daily news'),
  }).toEqual({
    rest: Math.round(creditsOf(atRest(functions))),
    visitors: Math.round(creditsOf(perThousandVisitors())),
    publish: Math.round(creditsOf(perPublish())),
    news: Math.round(creditsOf(dailyNews(functions))),
  });
  expect(guide).toContain(`\`BUILDS_PER_MONTH\` is ${defaultBuildsPerMonth} where it is not set`);
});
