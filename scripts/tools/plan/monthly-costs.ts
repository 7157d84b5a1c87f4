import { assumedUse } from './assumed-use.ts';
import { netlifyPrices } from './netlify-prices.ts';
import { runsPerMonth } from '../../local/functions/schedule.ts';
import type { SiteFunction } from './site-functions.ts';

/** A month without visitors and editors: only the schedules run. */
export function atRest(functions: SiteFunction[]): Use {
  const runs = functions
    .flatMap(({ schedule }) => (schedule === undefined ? [] : [runsPerMonth(schedule)]))
    .reduce((sum, count) => sum + count, 0);
  return calls(runs, assumedUse.emptyTickSeconds);
}

/** The maximum duration of a scheduled run, in seconds, that stays within these credits. */
export function maxSecondsAtRest(functions: SiteFunction[], credits: number): number {
  const { invocations, requests } = atRest(functions);
  const left = credits - creditsOf({ ...nothing, requests });
  return (left / netlifyPrices.gbHour) * (3600 / (netlifyPrices.functionMemory * invocations));
}

/** A thousand visitors, and the requests of bots that come with them. */
export function perThousandVisitors(): Use {
  const { visitors, callSeconds, longCallSeconds } = assumedUse;
  const files: Use = {
    ...nothing,
    requests: visitors.requestsEach * 1000,
    gigabytes: visitors.gigabytesEach * 1000,
  };
  return sum([
    files,
    calls(visitors.messages, callSeconds),
    calls(visitors.messages, longCallSeconds),
    calls(visitors.searches, callSeconds),
    calls(visitors.priceBoxMinutes, callSeconds),
    calls(visitors.cardsRendered, longCallSeconds),
    // The function requests the 404 page from the site.
    calls(visitors.missingPages, callSeconds),
    { ...nothing, requests: visitors.missingPages },
  ]);
}

/** One publish, followed at the desk until it is live. */
export function perPublish(): Use {
  const { publish, callSeconds } = assumedUse;
  const looks = Math.round(publish.buildSeconds / publish.secondsPerPoll);
  return sum([
    calls(1, callSeconds + publish.waitSeconds),
    calls(1, publish.translationSeconds),
    calls(1, publish.eventSeconds),
    calls(looks, callSeconds),
    // `build.json`, read before each poll.
    { ...nothing, requests: looks },
    { ...nothing, deploys: 1 },
  ]);
}

/** A publish that joins a waiting rebuild; the desk follows both at once. */
export function perJoinedPublish(): Use {
  const { publish, callSeconds } = assumedUse;
  return sum([calls(1, callSeconds + publish.standBySeconds), calls(1, publish.translationSeconds)]);
}

/** A month of daily news: 31 runs and 31 builds, none of them followed at the desk. */
export function dailyNews(functions: SiteFunction[]): Use {
  if (!functions.some(({ isBackground }) => isBackground)) return nothing;
  const { publish, news } = assumedUse;
  const day = sum([
    calls(1, news.secondsPerDay + publish.waitSeconds),
    calls(1, publish.eventSeconds),
    { ...nothing, deploys: 1 },
  ]);
  return sum(Array.from({ length: 31 }, () => day));
}

/** @example creditsOf({ invocations: 0, gbHours: 0, deploys: 2, requests: 10_000, gigabytes: 1 }) // => 52 */
export const creditsOf = ({ gbHours, deploys, requests, gigabytes }: Use): number =>
  gbHours * netlifyPrices.gbHour +
  deploys * netlifyPrices.deploy +
  (requests / 10_000) * netlifyPrices.tenThousandRequests +
  gigabytes * netlifyPrices.gigabyte;

export const sum = (uses: Use[]): Use =>
  uses.reduce(
    (all, use) => ({
      invocations: all.invocations + use.invocations,
      gbHours: all.gbHours + use.gbHours,
      deploys: all.deploys + use.deploys,
      requests: all.requests + use.requests,
      gigabytes: all.gigabytes + use.gigabytes,
    }),
    nothing,
  );

/** Each function call is a request too. */
const calls = (count: number, seconds: number): Use => ({
  ...nothing,
  invocations: count,
  requests: count,
  gbHours: (count * seconds * netlifyPrices.functionMemory) / 3600,
});

const nothing: Use = { invocations: 0, gbHours: 0, deploys: 0, requests: 0, gigabytes: 0 };

export type Use = {
  invocations: number;
  gbHours: number;
  deploys: number;
  requests: number;
  gigabytes: number;
};
