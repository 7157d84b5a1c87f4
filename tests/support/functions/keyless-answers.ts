/**
 * Contains the server's responses to a message if RESEND_API_KEY is missing, with and without a database. One test expects
 * them from the function, and another test shows them to the contact form.
 */
export const keyless = {
  stored: { status: 200, json: { ok: true, id: 'one', delivery: 'queued', notice: 'mail-key-missing' } },
  refused: { status: 503, json: { error: { code: 'mail-key-missing' } } },
} as const;
