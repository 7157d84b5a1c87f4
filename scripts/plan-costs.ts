/**
 * `npm run plan-costs`: the site's monthly use of a Netlify plan, computed from the schedules in the functions, the prices in
 * `scripts/tools/plan/netlify-prices.ts` and the estimates in `scripts/tools/plan/assumed-use.ts`.
 */
import { defaultBuildsPerMonth } from '#core/publishing/rebuild/build-allowance.ts';
import { assumedUse } from './tools/plan/assumed-use.ts';
import {
  atRest,
  creditsOf,
  dailyNews,
  maxSecondsAtRest,
  perJoinedPublish,
  perPublish,
  perThousandVisitors,
  type Use,
} from './tools/plan/monthly-costs.ts';
import { netlifyPrices } from './tools/plan/netlify-prices.ts';
import { runsPerMonth } from './local/functions/schedule.ts';
import { siteFunctions } from './tools/plan/site-functions.ts';

const functions = await siteFunctions();
const free = netlifyPrices.plans[0].credits;
const rest = atRest(functions);
const publish = perPublish();
const visitors = perThousandVisitors();
const news = dailyNews(functions);

console.log(`Prices read on ${netlifyPrices.readOn}: ${netlifyPrices.source}`);
console.log(
  `${functions.length} functions, scheduled: ${functions
    .flatMap(({ name, schedule }) =>
      schedule === undefined ? [] : [`${name} (${schedule}, ${runsPerMonth(schedule)} runs)`],
    )
    .join(', ')}. Durations are estimates.\n`,
);
row(['', 'calls', 'GB-hours', 'deploys', 'requests', 'GB', 'credits', 'of Free']);
use('a month at rest', rest);
use('1,000 visitors', visitors);
use('one publish', publish);
use('one that joins it', perJoinedPublish());
use('a month of daily news', news);

const limit = free * 0.05;
const isWithin = creditsOf(rest) <= limit;
console.log(
  `\n${isWithin ? '✓' : '✗'} At rest at most 5 % of the free plan (${limit} credits). A scheduled run is taken for ${assumedUse.emptyTickSeconds} s; it could take ${maxSecondsAtRest(functions, limit).toFixed(2)} s.`,
);
console.log(
  `\nBUILDS_PER_MONTH is ${defaultBuildsPerMonth} where it is not set: half of the free plan. What then is left:`,
);
for (const { name, credits, dollars } of netlifyPrices.plans) {
  const hand = credits - creditsOf(rest) - defaultBuildsPerMonth * creditsOf(publish);
  console.log(
    `  ${name} (${credits} credits, $${dollars}): ${left(hand)}; with daily news ${left(hand - creditsOf(news))}`,
  );
}
process.exitCode = isWithin ? 0 : 1;

function left(credits: number): string {
  if (credits < 0) return `${Math.ceil(-credits)} credits too few`;
  const thousands = Math.floor((credits / creditsOf(visitors)) * 1000);
  return `${Math.floor(credits)} credits, for ${thousands} visitors`;
}

function use(what: string, { invocations, gbHours, deploys, requests, gigabytes }: Use): void {
  const credits = creditsOf({ invocations, gbHours, deploys, requests, gigabytes });
  row([
    what,
    String(invocations),
    gbHours.toFixed(3),
    String(deploys),
    String(requests),
    gigabytes.toFixed(2),
    credits.toFixed(1),
    `${((credits / free) * 100).toFixed(1)} %`,
  ]);
}

function row([what = '', ...figures]: string[]): void {
  console.log(what.padEnd(24) + figures.map((figure) => figure.padStart(10)).join(''));
}
