import * as v from 'valibot';
import { submittedEnquirySchema } from '#core/enquiry/submitted-enquiry.ts';
import { localeSchema } from '#core/post/post.ts';
import { contract } from './contract.ts';
import { maxCharacters, storableText } from '#core/typed-text/storable-text.ts';

/**
 * Finds published posts of one language. Accents, ue for ü, ss for ß and signs inside words make no difference. The
 * last word may be the beginning of a word. Posts with every word as typed come first, then those with a longer word
 * that contains it or, for a word that no post contains, with a word that differs by one letter. If these are fewer
 * than five, posts with at least half of the words follow: then `with_all_words` is the number of posts before them.
 * Returns at most 20 posts, and none if `q` is empty.
 */
export const search = contract({
  name: 'search',
  method: 'GET',
  callers: 'anyone',
  input: v.object({
    q: v.pipe(v.string('Words to look for are required.'), maxCharacters(200), storableText),
    lang: localeSchema,
  }),
  answer: v.object({
    results: v.array(
      v.object({
        slug: v.string(),
        title: v.string(),
        excerpt: v.string(),
        published_at: v.string(),
      }),
    ),
    with_all_words: v.optional(v.number()),
  }),
});

/**
 * Returns the price of one bitcoin according to two public services: numbers with at most two decimals, the names of
 * the services, and the time of the request. The host may cache the answer until the price is 30 seconds old,
 * whatever the query is. If `PRICE_API_URLS` does not name two usable services, `price-unavailable` says so.
 *
 * Both services are queried at the same time, for at most four seconds, without following redirects. If the two
 * prices agree within 2 %, the answer is their mean. If not, or if only one service answers, the answer is the only
 * price within 10 % of the last agreed price. Without exactly one such price, there is no answer. A price is ignored
 * if it is negative, absurd or over ten minutes old, or if its euros and dollars do not fit together. A price is
 * cached for 30 seconds, and a failure for ten seconds.
 *
 * The process of the function remembers the last agreed price. If `SUPABASE_SECRET_KEY` is set, the process also
 * stores this price in the database every ten minutes, for processes that start while one service is down. The stored
 * price is read only if the services do not agree, and expires after a day. Requests cannot influence the stored
 * price, because only two agreeing services change it. Without a recent agreed price, a single service is not
 * trusted, and the answer is `price-unavailable`.
 */
export const btcPrice = contract({
  name: 'btc-price',
  method: 'GET',
  callers: 'anyone',
  answer: v.object({ eur: v.number(), usd: v.number(), source: v.string(), fetched_at: v.string() }),
  refusals: ['price-unavailable'],
});

/**
 * Stores a visitor's enquiry, then mails it to the business and mails a confirmation to the visitor.
 *
 * `appointment` proposes a visit or a call on one or two days, from today on.
 *
 * `phone` has a country code, or is a Spanish number, or one of a country whose people read `lang` if it fits only one
 * (`invalid-input`). It is stored in its international form.
 *
 * `name`, `email`, `phone`, `subject` and `pageUrl` must each be one line. `to` is the mailbox of the business or
 * absent, and is never used as recipient. The default of `lang` is the language of the page. Unknown fields in
 * `quote` are dropped, and the server computes the sums. `website` is a hidden field that people leave empty. `stamp`
 * comes from `contact-stamp`. If a request repeats the `submission`, name, e-mail address and text of an earlier one,
 * the enquiry is stored only once and the answer is the same.
 *
 * The answer is sent after the row is committed. `delivery` is `sent` if the mail service accepts the mail to the
 * business within five seconds, otherwise `queued`. Suspicious enquiries are held: stored and answered with `queued`,
 * but not mailed. Editors see held enquiries, and one mail an hour reports them to the business. An enquiry is held if
 * it seems to come from a program (`website` is filled, or `stamp` is forged, younger than two seconds or older than
 * three days), if its text, stamp or e-mail address was sent more than `CONTACT_LIMIT` times within the hour (a text
 * with a quote: four times this number), or if 60 enquiries (30 without `stamp`) were mailed within the hour. `notice`
 * is `mail-key-missing` if `RESEND_API_KEY` is not set. The form shows the notice only to editors.
 *
 * `too-many-requests`, with `Retry-After`: one IP address (or IPv6 /64) has sent `CONTACT_LIMIT` enquiries within an
 * hour, or its /24 or /48 network has sent four times as many. `message-not-taken`: the database, the mail service
 * and the webhook all failed, or too many enquiries are already held. `mail-key-missing`: the database and the webhook
 * failed, and `RESEND_API_KEY` is not set.
 */
export const sendContactEmail = contract({
  name: 'send-contact-email',
  callers: 'anyone',
  input: submittedEnquirySchema,
  answer: v.object({
    ok: v.literal(true),
    id: v.string(),
    delivery: v.picklist(['sent', 'queued']),
    notice: v.optional(v.literal('mail-key-missing')),
  }),
  refusals: ['too-many-requests', 'message-not-taken', 'mail-key-missing'],
  verbatim: ['pageUrl', 'quote'],
});

/**
 * Returns a signed time stamp. A form requests the stamp when the visitor first focuses a field, and sends the stamp
 * with the enquiry.
 */
export const contactStamp = contract({
  name: 'contact-stamp',
  method: 'GET',
  callers: 'anyone',
  answer: v.object({ stamp: v.string() }),
});
