/** The answers to a contact message if RESEND_API_KEY is not set, for the tests of the function and of the form. */
export const keyless = {
  stored: { status: 200, json: { ok: true, id: 'one', delivery: 'queued', notice: 'mail-key-missing' } },
  refused: { status: 503, json: { error: { code: 'mail-key-missing' } } },
} as const;
