/**
 * What the server answers to a message where RESEND_API_KEY is not set: with a database, and without. One test holds it
 * against the function, another shows it to the contact form.
 */
export const keyless = {
  stored: { status: 200, json: { ok: true, id: 'one', delivery: 'queued', notice: 'mail-key-missing' } },
  refused: { status: 503, json: { error: { code: 'mail-key-missing' } } },
} as const;
