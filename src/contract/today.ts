import * as v from 'valibot';
import { orderStates } from '#core/bitcoin-order/order-state.ts';
import { localeSchema } from '#core/post/post.ts';
import { contract, type AnswerOf } from './contract.ts';

const some = <Row extends v.GenericSchema>(row: Row) => v.object({ n: v.number(), first: v.array(row) });
const post = { slug: v.string(), title: v.string(), language: localeSchema };

/**
 * What needs attention now. Of each kind `n` is how many there are, and `first` the first five: open messages, the oldest first;
 * payments in Bitcoin to decide about, with their amount in euro cents; translations that failed, are older than their Dutch text, or
 * are unread; news texts of the last week without a reviewer; scheduled changes; drafts, stored and not (`slug` is null for a new
 * article, else the post that the caller has changed and not saved); and which pages are in progress, with the content version that
 * contains them. `name` is null for editors who may not read messages.
 */
export const deskToday = contract({
  name: 'desk-today',
  method: 'GET',
  answer: v.object({
    enquiries: some(v.object({ id: v.string(), name: v.nullable(v.string()), created_at: v.string() })),
    held: v.number(),
    payments: some(v.object({ id: v.string(), state: v.picklist(orderStates), amount_cents: v.number() })),
    failed: some(v.object(post)),
    outdated: some(v.object(post)),
    unread: some(v.object(post)),
    news: some(v.object(post)),
    scheduled: some(v.object({ ...post, at: v.string() })),
    drafts: some(v.object(post)),
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
  }),
});

export type Today = AnswerOf<typeof deskToday>;
