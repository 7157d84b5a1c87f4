/**
 * How many messages one address may send within an hour where CONTACT_LIMIT does not say. The database refuses more
 * (`private.hold_for`), and `unstoredAllowance` while it is away.
 */
export const defaultSenderLimit = 5;
