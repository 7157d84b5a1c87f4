import * as v from 'valibot';
import { orderStates } from '#core/bitcoin-order/order-state.ts';
import { orNull } from '#core/casing/stored-values.ts';
import { localeSchema } from '#core/post/post.ts';
import { contract, type AnswerOf } from './contract.ts';

const some = <Row extends v.GenericSchema>(row: Row) => v.object({ n: v.number(), first: v.array(row) });
const named = { slug: v.string(), title: v.string(), language: localeSchema };
const post = v.object({
  ...named,
  excerpt: v.string(),
  hero_image_url: orNull(v.string()),
  updated_at: v.string(),
  at: orNull(v.string()),
  live_in: v.array(localeSchema),
});

/**
 * Returns what needs attention now. For each kind of work, `n` is the total and `first` contains the first five
 * items, or all of the unsaved texts. The kinds are: open enquiries (oldest first; `name` and `words`, the subject and the beginning of the message, are null if the caller may not read enquiries;
 * `held` is the number of held enquiries); Bitcoin payments that need a decision (`amount_cents` is null likewise); translations that have failed, are older than
 * their Dutch text, or are unreviewed (`articles` is how many articles these belong to); generated texts of the last week without a reviewer; scheduled posts; open
 * notes of editors; draft posts; unsaved texts; and the articles that are live, newest first. A post has the title, excerpt and image of
 * its Dutch text; `at` is when it goes or went live, and `live_in` lists the languages in which its article is live. The `slug` of an unsaved text is null for a new article.
 * `set_up` names the services that are set up and have a page of their own at the desk.
 * `on_its_way` lists the posts whose change is not online yet, with the content version of the change.
 */
export const deskToday = contract({
  name: 'desk-today',
  method: 'GET',
  answer: v.object({
    enquiries: some(
      v.object({
        id: v.string(),
        name: v.nullable(v.string()),
        words: v.nullable(v.string()),
        created_at: v.string(),
      }),
    ),
    held: v.number(),
    payments: some(
      v.object({ id: v.string(), state: v.picklist(orderStates), amount_cents: v.nullable(v.number()) }),
    ),
    failed: some(post),
    outdated: some(post),
    unread: some(post),
    articles: v.number(),
    news: some(post),
    scheduled: some(post),
    notes: some(v.object({ ...named, id: v.string(), text: v.string() })),
    drafts: some(post),
    live: some(post),
    unsaved: some(
      v.object({
        id: v.string(),
        title: v.string(),
        updated_at: v.string(),
        slug: v.nullable(v.string()),
        language: localeSchema,
      }),
    ),
    on_its_way: some(
      v.object({ slug: v.string(), version: v.number(), becomes: v.picklist(['online', 'gone']) }),
    ),
    set_up: v.array(v.picklist(['news', 'bitcoin'])),
  }),
});

export type Today = AnswerOf<typeof deskToday>;
