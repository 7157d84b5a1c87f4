import * as v from 'valibot';
import { slugSchema } from '#core/post/post.ts';
import { previewRequestSchema } from '#core/preview/send-preview.ts';
import { contract, type AnswerOf } from './contract.ts';

/**
 * Mails a link to a page with an article in all its current languages, published or not. The article is named by `slug_base`,
 * or by `slug` of one of its languages. `recipient` is the address of a named editor, or `CONTACT_TO`; the default is the caller, or
 * the business for a shared session. `lang` is that of the mail and the page, else `nl`.
 *
 * `delivery` is as for contact messages. Repeating it within a minute, unchanged, gives the same preview and no second
 * mail. `second-factor-needed`, since the link publishes.
 */
export const sendPreview = contract({
  name: 'send-preview',
  input: previewRequestSchema,
  answer: v.object({
    id: v.string(),
    recipient: v.string(),
    expires_at: v.string(),
    delivery: v.picklist(['sent', 'queued']),
  }),
  refusals: ['post-not-found', 'recipient-refused', 'second-factor-needed', 'setting-missing'],
});

/**
 * The last five previews of the article a post belongs to, newest first. `recipient` is null for the business, `verdict` is null while
 * undecided.
 */
export const previews = contract({
  name: 'previews',
  method: 'GET',
  input: v.object({ slug: slugSchema }),
  answer: v.object({
    previews: v.array(
      v.object({
        id: v.string(),
        recipient: v.nullable(v.string()),
        created_at: v.string(),
        expires_at: v.string(),
        verdict: v.nullable(v.picklist(['published', 'rejected'])),
        note: v.string(),
        decided_at: v.nullable(v.string()),
      }),
    ),
  }),
});

export type PostPreview = AnswerOf<typeof previews>['previews'][number];
