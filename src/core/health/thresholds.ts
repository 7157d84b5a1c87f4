const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The schedule is late after four missed runs. A deploy may skip one or two without harm. */
export const tickSilentMs = 20 * minute;

/** A change by the schedule may wait a day to save builds. One more hour covers retries. */
export const pendingTooLongMs = 25 * hour;

/** The first retry follows after half a minute, and the pauses grow. A mail that fails for an hour has a lasting cause. */
export const mailTooLongMs = hour;

/** Payments and held messages come from customers, so editors get only a working day to see them at the desk. */
export const decisionTooLongMs = day;

/** Readers want news on its day only, and failed steps are retried every hour. */
export const newsTooLongMs = 4 * hour;

/** An editor may collect the changes of a few days before they review translations. */
export const outdatedTooLongMs = 7 * day;

/** A backup is due every week, and editors get one more day to make it. */
export const backupTooLongMs = 8 * day;

/** Fewer requests than this are usually mistyped addresses, so no warning appears. */
export const missedOften = 25;

/** Supabase's free plan stores this many bytes. Above that, the database becomes read-only. */
export const databasePlanBytes = 500 * 1024 * 1024;

/**
 * Editors are warned at this share of the plan, while they still have time to delete or to upgrade: an article in four
 * languages takes about 0.1 MB.
 */
export const databaseShareMax = 0.8;
