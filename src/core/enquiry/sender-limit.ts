/**
 * A sender may send this many messages per hour if CONTACT_LIMIT is not set. The database enforces the limit in
 * `private.hold_for`. While the database is unavailable, `unstoredAllowance` enforces it.
 */
export const defaultSenderLimit = 5;
