const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** After four missed runs, the schedule is reported as silent. A deploy may skip one or two runs without harm. */
export const tickSilentMs = 20 * minute;

/**
 * A scheduled change may wait a day, so that it shares a build with other changes and the site uses fewer builds. One more
 * hour covers retries.
 */
export const pendingTooLongMs = 25 * hour;

/**
 * Retries begin after half a minute, with growing pauses. A mail that has failed for an hour therefore has a lasting cause.
 */
export const mailTooLongMs = hour;

/** Payments and held messages concern customers, so editors must decide within a day. */
export const decisionTooLongMs = day;

/**
 * News that failed or needs review is reported after this time, because readers want news on the day it is about. Failed
 * steps are retried every hour, so a few retries have failed by then.
 */
export const newsTooLongMs = 4 * hour;

/** An editor may collect the changes of a few days before reviewing translations. */
export const outdatedTooLongMs = 7 * day;

/** A backup is due every week, and editors get one more day to make it. */
export const backupTooLongMs = 8 * day;

/** If an address is requested fewer times than this, it is probably a typing mistake, so no warning appears. */
export const missedOften = 25;

/** Supabase's free plan stores at most this many bytes. A larger database becomes read-only. */
export const databasePlanBytes = 500 * 1024 * 1024;

/**
 * Editors are warned when the database uses this share of the plan. They then still have time to delete data or to upgrade,
 * because an article in four languages takes only about 0.1 MB.
 */
export const databaseShareMax = 0.8;
