/** The default of CONTACT_LIMIT: messages per sender and hour. `private.hold_for` has the same default. */
export const defaultSenderLimit = 5;
