const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time of four runs of the schedule. A deploy may skip one or two runs without harm. */
export const tickSilentMs = 20 * minute;

/** A change may wait a day to share a build with others. One more hour is for retries. */
export const pendingTooLongMs = 25 * hour;

/** Retries begin after half a minute, so a mail that fails for an hour has a lasting cause. */
export const mailTooLongMs = hour;

/** Payments and held messages concern customers, so editors must decide within a day. */
export const decisionTooLongMs = day;

/** Readers want the news on the same day. Failed steps are retried hourly, so a few retries fit in. */
export const newsTooLongMs = 4 * hour;

/** An editor may collect the changes of a few days before reviewing their translations. */
export const outdatedTooLongMs = 7 * day;

/** Editors make a backup every week, and have one more day for it. */
export const backupTooLongMs = 8 * day;

/** A nightly backup may miss one night, because a backup place may be down for some hours. */
export const nightTooLongMs = 49 * hour;

/** A rehearsal of a restore is due every month, and the owner gets some more days to make it. */
export const rehearsalTooLongMs = 35 * day;

/** An address with fewer requests than this is probably a typing mistake, so it causes no warning. */
export const missedOften = 25;

/** Supabase's free plan stores at most this many bytes. A larger database becomes read-only. */
export const databasePlanBytes = 500 * 1024 * 1024;

/** A warning at this share leaves time to act: an article in four languages takes about 0.1 MB. */
export const databaseShareMax = 0.8;
