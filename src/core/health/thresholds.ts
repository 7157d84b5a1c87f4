/**
 * From when on the health page reports a problem. Every number is longer than what happens in normal operation.
 * `health_facts()` says how many days back it looks, and after how many failures a feed counts.
 */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The schedule runs every five minutes. A deploy can cause one or two missed runs, which need no warning. */
export const tickSilentMs = 20 * minute;

/** A change may wait a day to share a build with others. One more hour leaves time for retries. */
export const pendingTooLongMs = 25 * hour;

/** Retries begin after half a minute. If a mail still fails after an hour, the cause is not temporary. */
export const mailTooLongMs = hour;

/** Payments and held messages concern customers, so editors must decide on them within a day. */
export const decisionTooLongMs = day;

/** Readers want news on the same day. A failed step is retried hourly, so this time allows a few retries. */
export const newsTooLongMs = 4 * hour;

/** Translations may stay outdated this long, because an editor may first collect the changes of a few days. */
export const outdatedTooLongMs = 7 * day;

/** Without nightly backups, the owner makes a backup every week. One day of delay causes no warning. */
export const backupTooLongMs = 8 * day;

/** The storage for backups may be down for some hours, so a single missed nightly backup causes no warning. */
export const nightTooLongMs = 49 * hour;

/** The owner rehearses a restore every month, and may be some days late. */
export const rehearsalTooLongMs = 35 * day;

/** A missing page with fewer requests in total is probably a mistyped URL, so it causes no warning. */
export const missedOften = 25;

/** Supabase's free plan stores at most this many bytes, and makes a larger database read-only. */
export const databasePlanBytes = 500 * 1024 * 1024;

/** A warning at this share of the limit leaves time to act: an article in four languages takes about 0.1 MB. */
export const databaseShareMax = 0.8;
