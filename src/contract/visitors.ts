import * as v from 'valibot';
import { submittedSchema } from '#core/enquiry/submitted.ts';
import { localeSchema, storable } from '#core/post/post.ts';
import { contract } from './contract.ts';

/**
 * Published posts of one language that contain every word, the last one as a prefix. Best first, at most 20; none for an empty `q`.
 */
export const search = contract({
  name: 'search',
  method: 'GET',
  callers: 'anyone',
  input: v.object({
    q: v.pipe(
      v.string('Words to look for are required.'),
      v.maxLength(200, 'At most 200 characters.'),
      storable,
    ),
    lang: localeSchema,
  }),
  answer: v.object({
    results: v.array(
      v.object({ slug: v.string(), title: v.string(), excerpt: v.string(), published_at: v.string() }),
    ),
  }),
});

/**
 * The price of one bitcoin according to two public services: numbers with at most two decimals, the names of the services, and the time
 * of the request. The host's cache may keep it until it is 30 seconds old, whatever the query is. The message of
 * `price-unavailable` names the setting where that is missing.
 *
 * Both services are asked at once, four seconds long, without following a redirect. Where both agree within 2 %, the price is their
 * mean. Where they do not, or only one answers, the one that is within 10 % of the last agreed price is taken, if it is the only one. A
 * price that is negative, absurd, more than ten minutes old, or whose euros and dollars do not belong together counts as no answer. The
 * price is kept for 30 seconds, a failure for ten.
 *
 * The last agreed price is kept in the memory of the function's process, and every ten minutes noted in the database with the secret
 * key, for processes that begin while one service is away. They read it only when the services do not agree. No request says what is
 * noted: only two services that agree do. After a day it counts no more, and without one the answer is `price-unavailable`.
 */
export const btcPrice = contract({
  name: 'btc-price',
  method: 'GET',
  callers: 'anyone',
  answer: v.object({ eur: v.number(), usd: v.number(), source: v.string(), fetched_at: v.string() }),
  refusals: ['price-unavailable'],
});

/**
 * Stores a visitor's message, then mails it to the business, and a confirmation to the visitor.
 *
 * `name`, `email`, `phone`, `subject` and `pageUrl` are one line. `to` is the mailbox of the business or nothing, and never used as
 * recipient. Without `lang` it is the language of the page. What is unknown in `quote` is left out, sums are ours. `website` is a field
 * people do not see; `stamp` is from `contact-stamp`. With `submission` the same message again is answered alike and stored once.
 *
 * The answer is given once the row is committed. `delivery` is `sent` where the mail service has taken the mail to the business within
 * five seconds, else `queued`. A message that looks like a program's (`website` filled, `stamp` forged, younger than two seconds or
 * older than three days), one whose text or e-mail address came more than `CONTACT_LIMIT` times within the hour, and those beyond 60 an
 * hour (30 without `stamp`) are stored and held: answered with `queued`, not mailed, shown to editors, and reported to the business by
 * one mail an hour. `notice` is `mail-key-missing` where `RESEND_API_KEY` is not set; the form shows it to editors only.
 *
 * `too-many-requests`, with `Retry-After`: after `CONTACT_LIMIT` messages of one address (or /64) within an hour, or four times as many
 * of the network around it (/24, /48). `message-not-taken`: neither database, mail service nor webhook took it, or so much is held that
 * nothing more can be. `mail-key-missing`: there is no key to mail it with.
 */
export const sendContactEmail = contract({
  name: 'send-contact-email',
  callers: 'anyone',
  input: submittedSchema,
  answer: v.object({
    ok: v.literal(true),
    id: v.string(),
    delivery: v.picklist(['sent', 'queued']),
    notice: v.optional(v.literal('mail-key-missing')),
  }),
  refusals: ['too-many-requests', 'message-not-taken', 'mail-key-missing'],
  verbatim: ['pageUrl', 'quote'],
});

/** The signed time at which a form was opened. */
export const contactStamp = contract({
  name: 'contact-stamp',
  method: 'GET',
  callers: 'anyone',
  answer: v.object({ stamp: v.string() }),
});
