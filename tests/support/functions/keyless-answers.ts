/** The responses to a message without RESEND_API_KEY. The tests of the function and of the form share these responses. */
export const keyless = {
  stored: { status: 200, json: { ok: true, id: 'one', delivery: 'queued', notice: 'mail-key-missing' } },
  refused: { status: 503, json: { error: { code: 'mail-key-missing' } } },
} as const;
