import * as v from 'valibot';

const one = v.pipe(v.string(), v.minLength(1));

/** The fields of a mail as Resend’s API accepts them, for the local mail service that takes Resend’s role. */
export const letterFields = {
  from: one,
  to: v.union([one, v.array(one)]),
  subject: one,
  html: v.string(),
  text: v.string(),
  reply_to: v.optional(v.union([one, v.array(one)])),
  headers: v.optional(v.record(v.string(), v.string())),
  attachments: v.optional(v.array(v.object({ filename: v.string(), content: v.string() }))),
};

export const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: one, receivedAt: one, idempotencyKey: one, digest: one, ...letterFields }),
);

export type StoredMail = v.InferOutput<typeof storedSchema>;
