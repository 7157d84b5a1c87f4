/**
 * Messages per sender and hour if CONTACT_LIMIT is not set. The database refuses more (`private.hold_for`); while it
 * is unavailable, `unstoredAllowance` does.
 */
export const defaultSenderLimit = 5;
