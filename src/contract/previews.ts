import * as v from 'valibot';
import { slugSchema } from '#core/post/post.ts';
import { verdicts } from '#core/preview/preview.ts';
import { previewRequestSchema } from '#core/preview/send-preview.ts';
import { contract, type AnswerOf } from './contract.ts';

/**
 * Mails a link to a page that shows the current text of an article in all its languages, published or not. The
 * request names the article by `slug_base`, or by the `slug` of one of its languages. `recipient` is the e-mail
 * address of a named editor, or `CONTACT_TO`. The default is the caller, or the business for the shared token. `lang`
 * (default: `nl`) is the language of the mail and the page.
 *
 * `delivery` is `sent` if the mail service accepts the mail within five seconds, otherwise `queued`. Repeating the
 * request within a minute returns the same preview and sends no second mail. `second-factor-needed` is possible
 * because the link can publish the article.
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
  refusals: ['post-not-found', 'recipient-refused', 'second-factor-needed', 'too-many-mails'],
});

/**
 * Lists the last five previews of a post's article, newest first. `recipient` is null if the mail went to the
 * business. `verdict` is null until the recipient has decided.
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
        verdict: v.nullable(v.picklist(verdicts)),
        note: v.string(),
        decided_at: v.nullable(v.string()),
      }),
    ),
  }),
});

export type PostPreview = AnswerOf<typeof previews>['previews'][number];
