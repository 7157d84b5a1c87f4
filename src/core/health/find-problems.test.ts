import { describe, expect, test } from 'vitest';
import { buildAllowance } from '../publishing/rebuild/build-allowance.ts';
import {
  findProblems,
  isWell,
  problemCodes,
  type HealthFacts,
  type HealthSettings,
  type ProblemCode,
} from './find-problems.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2026, 9, 20, 8);
const ago = (ms: number, now = start): Date => new Date(now - ms);
const none = { n: 0, since: undefined };
const waiting = (ms: number) => ({ n: 2, since: ago(ms) });

const quiet: HealthFacts = {
  now: new Date(start),
  installedAt: ago(40 * day),
  tickedAt: ago(4 * minute),
  backedUpAt: ago(30 * hour),
  rehearsedAt: ago(20 * day),
  checkedAt: undefined,
  backupFailedAt: undefined,
  backupError: undefined,
  pendingSince: undefined,
  askedAt: ago(2 * hour),
  builtAt: ago(2 * hour),
  builtVersion: 12,
  failedAt: undefined,
  buildsAsked: 4,
  mailsLost: none,
  mailsWaiting: none,
  enquiriesHeld: none,
  payments: none,
  newsFailed: none,
  newsWaiting: none,
  unreadNews: none,
  judgeFailed: none,
  feeds: none,
  outdated: none,
  missingPages: [{ path: '/wp-login.php', times: 900 }],
  invitations: none,
  signedIn: none,
  databaseBytes: 40 * 1024 ** 2,
};
const settings: HealthSettings = {
  missing: [],
  invalid: [],
  allowance: buildAllowance(10),
  liveVersion: 12,
  skipped: [],
  isNightly: false,
  insurance: { insurer: '', policy: '', sum: 0, validUntil: '' },
};

/** For each problem code, the facts and settings that differ from those of a healthy site. */
const broken: Record<ProblemCode, { facts?: Partial<HealthFacts>; settings?: Partial<HealthSettings> }> = {
  'schedule-stopped': { facts: { tickedAt: ago(21 * minute) } },
  'settings-missing': { settings: { missing: ['RESEND_API_KEY'] } },
  'settings-invalid': { settings: { invalid: ['RETENTION_DAYS'] } },
  'older-published': { settings: { liveVersion: 9 } },
  'build-failed': { facts: { failedAt: ago(minute) } },
  'build-stuck': { facts: { pendingSince: ago(26 * hour) } },
  'posts-skipped': { settings: { skipped: ['a-nl'] } },
  'builds-short': { facts: { buildsAsked: 9 } },
  'database-full': { facts: { databaseBytes: 420 * 1024 ** 2 } },
  'mails-lost': { facts: { mailsLost: waiting(hour) } },
  'mails-waiting': { facts: { mailsWaiting: waiting(2 * hour) } },
  'payments-waiting': { facts: { payments: waiting(2 * day) } },
  'enquiries-held': { facts: { enquiriesHeld: waiting(2 * day) } },
  'backup-failed': {
    facts: { backupFailedAt: ago(hour), backupError: '507 Full' },
    settings: { isNightly: true },
  },
  'backup-old': { facts: { backedUpAt: ago(9 * day) } },
  'rehearsal-old': {
    facts: { rehearsedAt: ago(36 * day) },
    settings: { isNightly: true },
  },
  'news-failed': { facts: { newsFailed: waiting(5 * hour) } },
  'news-waiting': { facts: { newsWaiting: waiting(5 * hour) } },
  'unread-stopped': { facts: { unreadNews: waiting(minute) } },
  'judge-failing': { facts: { judgeFailed: waiting(minute) } },
  'feeds-failing': { facts: { feeds: waiting(day) } },
  'insurance-ends': {
    settings: { insurance: { ...settings.insurance, insurer: 'Mapfre', validUntil: '2026-01-01' } },
  },
  'pages-missing': { facts: { missingPages: [{ path: '/nl/prijzen', times: 30 }] } },
  'translations-outdated': { facts: { outdated: waiting(8 * day) } },
  'invitations-open': { facts: { invitations: waiting(hour) } },
};

const codes = (found: { code: ProblemCode }[]) => found.map(({ code }) => code);

describe('findProblems', () => {
  test('reports no problem during thirty healthy days, checked hour by hour', () => {
    const alarms = Array.from({ length: 30 * 24 }, (_, hours) => {
      const now = start + hours * hour;
      const at = (ms: number) => ago(ms, now);
      const facts: HealthFacts = {
        ...quiet,
        now: new Date(now),
        tickedAt: at((hours % 5) * minute),
        // In the second half of the month, the weekly backups are two hours late.
        backedUpAt: at((hours % (7 * 24)) * hour + (hours > 360 ? 2 * hour : 0)),
        // Two builds run per week. A change is pending for a few minutes before its build.
        pendingSince: hours % 84 === 0 ? at(3 * minute) : undefined,
        askedAt: at(((hours % 84) + 1) * hour),
        builtAt: at((hours % 84) * hour + minute),
        buildsAsked: 1 + Math.floor((Math.min(hours, 600) / 600) * 6),
        // Editors answer held messages within a day, and review news within three hours. The queue has one mail at most.
        mailsWaiting: { n: hours % 2, since: at(10 * minute) },
        enquiriesHeld: { n: 1, since: at((hours % 24) * hour) },
        newsWaiting: { n: 4, since: at((hours % 4) * hour) },
        outdated: { n: 3, since: at((hours % (6 * 24)) * hour) },
        missingPages: [{ path: '/mistyped', times: 11 }],
        databaseBytes: (40 + hours / 100) * 1024 ** 2,
      };
      // Once a day, the check cannot read the site.
      const liveVersion = hours % 24 === 7 ? undefined : 12;
      return codes(findProblems(facts, { ...settings, liveVersion }));
    });
    expect(alarms.flat()).toEqual([]);
  });

  test.each(problemCodes)('reports only %s if nothing else is wrong', (code) => {
    const example = broken[code];
    expect(codes(findProblems({ ...quiet, ...example.facts }, { ...settings, ...example.settings }))).toEqual(
      [code],
    );
  });

  test('lists all current problems, the most urgent first', () => {
    const facts = Object.assign({}, quiet, ...Object.values(broken).map((one) => one.facts)) as HealthFacts;
    const set = Object.assign(
      {},
      settings,
      ...Object.values(broken).map((one) => one.settings),
    ) as HealthSettings;
    // An older published deploy already explains the outdated site, so the check does not report “build-failed”.
    expect(codes(findProblems(facts, set))).toEqual(problemCodes.filter((code) => code !== 'build-failed'));
  });

  test('reports missing settings by name, and lost mails with their number', () => {
    expect(findProblems(quiet, { ...settings, missing: ['RESEND_API_KEY'] })).toEqual([
      { code: 'settings-missing', names: ['RESEND_API_KEY'], n: 1 },
    ]);
    expect(findProblems({ ...quiet, mailsLost: waiting(hour) }, settings)).toEqual([
      { code: 'mails-lost', n: 2, since: ago(hour) },
    ]);
  });

  test.each<[string, Partial<HealthFacts>]>([
    ['a schedule that ran twenty minutes ago', { tickedAt: ago(20 * minute) }],
    ['no lost mail', { mailsLost: { n: 0, since: ago(hour) } }],
    ['a database at four fifths of the limit', { databaseBytes: 400 * 1024 ** 2 }],
    ['a missing page that was requested 24 times', { missingPages: [{ path: '/nl/prijzen', times: 24 }] }],
    ['a missing page that scanners request', { missingPages: [{ path: '/wp-login.php', times: 25 }] }],
    ['a failed nightly backup without nightly backups', { backupFailedAt: ago(hour) }],
  ])('reports no problem for %s', (_, facts) => {
    expect(findProblems({ ...quiet, ...facts }, settings)).toEqual([]);
  });

  test('reports the megabytes of a large database, and missing pages that were requested 25 times', () => {
    expect(findProblems({ ...quiet, databaseBytes: 420 * 1024 ** 2 }, settings)).toMatchObject([{ n: 420 }]);
    const missingPages = [{ path: '/nl/prijzen', times: 25 }];
    expect(codes(findProblems({ ...quiet, missingPages }, settings))).toEqual(['pages-missing']);
  });

  test('does not report a missing scheduled run or backup while the installation is new', () => {
    const fresh = { ...quiet, installedAt: ago(10 * minute), tickedAt: undefined, backedUpAt: undefined };
    expect(findProblems(fresh, settings)).toEqual([]);
    expect(codes(findProblems({ ...fresh, installedAt: ago(9 * day) }, settings))).toEqual([
      'schedule-stopped',
      'backup-old',
    ]);
  });
});

describe('isWell', () => {
  test.each([
    [{ tickAge: 60, hasFailedBuild: false }, true],
    [{ tickAge: 1200, hasFailedBuild: false }, true],
    [{ tickAge: 1201, hasFailedBuild: false }, false],
    [{ tickAge: undefined, hasFailedBuild: false }, false],
    [{ tickAge: 60, hasFailedBuild: true }, false],
  ])('returns for the state %j the result %s', (pulse, well) => expect(isWell(pulse)).toBe(well));
});
