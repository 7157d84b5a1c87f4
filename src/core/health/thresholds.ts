const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Four runs of the schedule. One or two may be skipped without harm, such as during a deploy. */
export const tickSilentMs = 20 * minute;

/** Changes of the schedule may wait a day to save builds, plus an hour of retries. */
export const pendingTooLongMs = 25 * hour;

/** Retries after half a minute, then longer; what an hour did not solve is an outage. */
export const mailTooLongMs = hour;

/** Payments and held messages come from customers. A working day may pass before an editor sees them at the desk. */
export const decisionTooLongMs = day;

/** News is of interest on its day only; failed steps are retried every hour. */
export const newsTooLongMs = 4 * hour;

/** An editor may collect the changes of a few days before they review translations. */
export const outdatedTooLongMs = 7 * day;

/** A weekly backup, and a day in which to make it. */
export const backupTooLongMs = 8 * day;

/** Fewer requests than this in all are mistyped addresses. */
export const missedOften = 25;

/** What Supabase's free plan stores; beyond it the database becomes read-only. */
export const databasePlanBytes = 500 * 1024 * 1024;

/** At this share there is time to delete or to upgrade: an article in four languages takes about 0.1 MB. */
export const databaseShareMax = 0.8;
