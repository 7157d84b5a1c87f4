/** Derives from numbers what is wrong with an installation, for the health page, its mail and the uptime check. */
import type { Business } from '../business/business.ts';
import { isRenewalDue } from '../business/insurance.ts';
import { islandDay } from '../ibiza-time/days.ts';
import { isScannerProbe } from '../not-found/scanner-probe.ts';
import { buildsLeft, type BuildAllowance } from '../publishing/rebuild/build-allowance.ts';
import { isOlderPublished } from '../publishing/rebuild/site-status.ts';
import * as limits from './thresholds.ts';

/** The desk lists problems in this order, most urgent first. */
export const problemCodes = [
  ...(['schedule-stopped', 'settings-missing', 'settings-invalid', 'older-published'] as const),
  ...(['build-failed', 'build-stuck', 'posts-skipped', 'builds-short', 'database-full'] as const),
  ...(['mails-lost', 'mails-waiting', 'payments-waiting', 'enquiries-held', 'backup-failed'] as const),
  ...(['backup-old', 'rehearsal-old', 'news-failed', 'news-waiting', 'unread-stopped'] as const),
  ...(['judge-failing', 'feeds-failing'] as const),
  ...(['insurance-ends', 'pages-missing', 'translations-outdated', 'invitations-open'] as const),
] as const;

/** Returns the current problems in the order of `problemCodes`. */
export function findProblems(facts: HealthFacts, settings: HealthSettings): Problem[] {
  const found = problemsByCode(facts, settings);
  return problemCodes.flatMap((code) => {
    const problem = found[code];
    return problem === undefined ? [] : [{ code, ...problem }];
  });
}

function problemsByCode(
  facts: HealthFacts,
  { missing, invalid, allowance, liveVersion, skipped, isNightly, insurance }: HealthSettings,
): Record<ProblemCode, Omit<Problem, 'code'> | undefined> {
  const { now, builtAt, askedAt, builtVersion } = facts;
  const since = (at: Date | undefined, { after }: { after: number }) =>
    at !== undefined && now.getTime() - at.getTime() > after ? { since: at } : undefined;
  const waiting = ({ n, since: at }: Waiting, after = 0) => {
    const late = n > 0 ? since(at, { after }) : undefined;
    return late && { ...late, n };
  };
  const named = (names: readonly string[]) =>
    names.length === 0 ? undefined : { names: [...names], n: names.length };

  const { isShort, buildsLeft: left } = buildsLeft(allowance, facts.buildsAsked);
  const missed = facts.missingPages.filter(
    ({ path, times }) => times >= limits.missedOften && !isScannerProbe(path),
  );
  const failed = isNightly ? since(facts.backupFailedAt, { after: 0 }) : undefined;
  const isFull = facts.databaseBytes > limits.databasePlanBytes * limits.databaseShareMax;
  const isRolledBack = isOlderPublished({ builtAt, askedAt, builtVersion, liveVersion, now });
  return {
    'schedule-stopped': since(facts.tickedAt ?? facts.installedAt, { after: limits.tickSilentMs }),
    'settings-missing': named(missing),
    'settings-invalid': named(invalid),
    'older-published': isRolledBack ? { since: builtAt } : undefined,
    'build-failed': isRolledBack ? undefined : since(facts.failedAt, { after: 0 }),
    'build-stuck': since(facts.pendingSince, { after: limits.pendingTooLongMs }),
    'posts-skipped': named(skipped),
    'builds-short': isShort ? { n: left } : undefined,
    'database-full': isFull ? { n: Math.round(facts.databaseBytes / 1024 ** 2) } : undefined,
    'mails-lost': waiting(facts.mailsLost),
    'mails-waiting': waiting(facts.mailsWaiting, limits.mailTooLongMs),
    'payments-waiting': waiting(facts.payments, limits.decisionTooLongMs),
    'enquiries-held': waiting(facts.enquiriesHeld, limits.decisionTooLongMs),
    'backup-failed': failed && { ...failed, names: [facts.backupError ?? ''] },
    'backup-old': since(facts.backedUpAt ?? facts.installedAt, {
      after: isNightly ? limits.nightTooLongMs : limits.backupTooLongMs,
    }),
    'rehearsal-old': isNightly
      ? since(facts.rehearsedAt ?? facts.installedAt, { after: limits.rehearsalTooLongMs })
      : undefined,
    'news-failed': waiting(facts.newsFailed, limits.newsTooLongMs),
    'news-waiting': waiting(facts.newsWaiting, limits.newsTooLongMs),
    'unread-stopped': waiting(facts.unreadNews),
    'judge-failing': waiting(facts.judgeFailed),
    'feeds-failing': waiting(facts.feeds),
    'insurance-ends': isRenewalDue(insurance, islandDay(now)) ? named([insurance.validUntil]) : undefined,
    'pages-missing': named(missed.map(({ path }) => path)),
    'translations-outdated': waiting(facts.outdated, limits.outdatedTooLongMs),
    'invitations-open': waiting(facts.invitations),
  };
}

/** Whether an uptime monitor may report the site as up: the schedule runs, and the last build has not failed. */
export const isWell = ({ tickAge, hasFailedBuild }: Pulse): boolean =>
  tickAge !== undefined && tickAge * 1000 <= limits.tickSilentMs && !hasFailedBuild;

export type Pulse = { tickAge: number | undefined; hasFailedBuild: boolean };

export type ProblemCode = (typeof problemCodes)[number];

/** `n` counts cases, remaining builds or megabytes. `names` lists settings, paths or slugs, or contains an error or a day. */
export type Problem = {
  code: ProblemCode;
  since?: Date | undefined;
  n?: number | undefined;
  names?: string[] | undefined;
};

type Waiting = { n: number; since: Date | undefined };

type Times =
  | 'tickedAt'
  | 'backedUpAt'
  | 'rehearsedAt'
  | 'checkedAt'
  | 'backupFailedAt'
  | 'pendingSince'
  | 'askedAt'
  | 'builtAt'
  | 'failedAt';
type Queues = 'mailsLost' | 'mailsWaiting' | 'enquiriesHeld' | 'payments' | 'invitations' | 'signedIn';
type Texts = 'newsFailed' | 'newsWaiting' | 'unreadNews' | 'judgeFailed' | 'feeds' | 'outdated';

/** All times come from the database's own clock. */
export type HealthFacts = Record<Times, Date | undefined> &
  Record<Queues | Texts, Waiting> & {
    now: Date;
    installedAt: Date;
    builtVersion: number;
    buildsAsked: number;
    backupError: string | undefined;
    missingPages: { path: string; times: number }[];
    databaseBytes: number;
  };

export type HealthSettings = {
  missing: readonly string[];
  invalid: readonly string[];
  allowance: BuildAllowance | undefined;
  /** Undefined if the site does not answer. */
  liveVersion: number | undefined;
  skipped: readonly string[];
  isNightly: boolean;
  insurance: Business['insurance'];
};
