/**
 * The server's responses to a message if RESEND_API_KEY is not set, with and without a database. One test
 * compares them with the function, another one shows them to the contact form.
 */
export const keyless = {
  stored: { status: 200, json: { ok: true, id: 'one', delivery: 'queued', notice: 'mail-key-missing' } },
  refused: { status: 503, json: { error: { code: 'mail-key-missing' } } },
} as const;
