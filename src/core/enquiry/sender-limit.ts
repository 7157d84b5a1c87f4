/**
 * If CONTACT_LIMIT is not set, a sender may send this many messages per hour. The database enforces the limit in
 * `private.hold_for`. While the database is unavailable, `unstoredAllowance` enforces it.
 */
export const defaultSenderLimit = 5;
