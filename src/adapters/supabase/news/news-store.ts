import * as v from 'valibot';
import type { NewsStore } from '#core/news/news-store.ts';
import { optional } from '#core/casing/stored-values.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { localeSchema, postSlug } from '#core/post/post.ts';
import type { NewsFacts, NewsText } from '#core/news/writing/news-writer.ts';
import type { Editor } from '../access/editor-session.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Stores news with the secret key. `editor` asked for the news, and publishes it. Without one, the schedule does. */
export function newsStore(supabase: Database, editor?: Editor): NewsStore {
  const publisher = editor?.supabase ?? supabase;
  return {
    begin: (newsDate, { again }) =>
      rpc(supabase, 'begin_news', { newsDate, again, editor: editor?.userId }, begunSchema),
    noteGathering: (newsDate, { attempt, ...outcome }) =>
      rpc(supabase, 'note_news_gathering', { newsDate, attempt, outcome }, v.boolean()),
    claimText: (newsDate, { locale: lang, again }) =>
      rpc(supabase, 'claim_news_text', { newsDate, lang, again, editor: editor?.userId }, claimSchema),
    async noteText(newsDate, { attempt, locale, ...outcome }) {
      const args = { newsDate, lang: locale, attempt, outcome };
      const isOurs = await rpc(supabase, 'note_news_text', args, v.boolean());
      return isOurs ? postSlug({ slugBase: dailyNewsBase(newsDate), locale }) : undefined;
    },
    async publish(newsDate, languages) {
      const published = await rpc(publisher, 'publish_news', { newsDate, languages }, publishedSchema);
      return published.map(({ language, isNew }) => ({ locale: language, isNew }));
    },
  };
}

/** Only our own code writes the stored facts, so their fields need no validation. */
const jsonOf = <Value>() => v.custom<Value>((value) => typeof value === 'object' && value !== null);

const busy = v.object({ state: v.literal('busy') });
const failed = v.object({ state: v.literal('failed'), trouble: v.string() });

const begunSchema = v.variant('state', [
  v.object({ state: v.literal('facts'), facts: jsonOf<NewsFacts>() }),
  v.object({ state: v.literal('too-little-news') }),
  busy,
  failed,
  v.object({
    state: v.literal('claimed'),
    attempt: v.string(),
    already_reported: v.array(v.object({ id: v.string(), title: v.string() })),
  }),
]);

const claimSchema = v.variant('state', [
  v.object({ state: v.picklist(['written', 'held', 'published']), slug: v.string() }),
  busy,
  failed,
  v.object({
    state: v.literal('claimed'),
    attempt: v.string(),
    text: optional(jsonOf<NewsText>()),
    is_stopped: v.boolean(),
  }),
]);

const publishedSchema = v.array(v.object({ language: localeSchema, slug: v.string(), is_new: v.boolean() }));
