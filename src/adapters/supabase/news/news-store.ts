import * as v from 'valibot';
import type { NewsStore } from '#core/news/news-store.ts';
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
    noteGathering(newsDate, { attempt, tokens, ...outcome }) {
      const noted =
        outcome.state === 'writing'
          ? { state: outcome.state, facts: outcome.facts, record: outcome.record }
          : rowOf(outcome);
      const given = { newsDate, attempt, outcome: { ...noted, ...columnsOf(tokens) } };
      return rpc(supabase, 'note_news_gathering', given, v.boolean());
    },
    claimText: (newsDate, { locale: lang, again }) =>
      rpc(supabase, 'claim_news_text', { newsDate, lang, again, editor: editor?.userId }, claimSchema),
    async noteText(date, { attempt, locale, tokens, ...outcome }) {
      const noted =
        outcome.state === 'failed'
          ? rowOf(outcome)
          : {
              state: outcome.state,
              text: outcome.text,
              trouble: outcome.waits[0],
              trouble_detail: outcome.waits.join(', '),
              reported: outcome.reported.map(({ id, title }) => ({ id, title })),
            };
      const given = { newsDate: date, lang: locale, attempt, outcome: { ...noted, ...columnsOf(tokens) } };
      const isOurs = await rpc(supabase, 'note_news_text', given, v.boolean());
      return isOurs ? postSlug({ slugBase: dailyNewsBase(date), locale }) : undefined;
    },
    async publish(newsDate, languages) {
      const published = await rpc(publisher, 'publish_news', { newsDate, languages }, publishedSchema);
      return published.map(({ language, isNew }) => ({ locale: language, isNew }));
    },
  };
}

const columnsOf = ({ input, output }: { input: number; output: number }) => ({
  input_tokens: input,
  output_tokens: output,
});

const rowOf = <Failed extends { trouble: { code: string; detail: string } }>({
  trouble,
  ...outcome
}: Failed) => ({
  ...outcome,
  trouble: trouble.code,
  trouble_detail: trouble.detail,
});

/** Only our own code writes the stored facts, so their fields need no validation. */
const kept = <Value>() => v.custom<Value>((value) => typeof value === 'object' && value !== null);

const begunSchema = v.variant('state', [
  v.object({ state: v.literal('facts'), facts: kept<NewsFacts>() }),
  v.object({ state: v.picklist(['busy', 'too-little-news']) }),
  v.object({ state: v.literal('failed'), trouble: v.string() }),
  v.pipe(
    v.object({
      state: v.literal('claimed'),
      attempt: v.string(),
      reported: v.array(v.object({ id: v.string(), title: v.string() })),
    }),
    v.transform(({ reported, ...begun }) => ({ ...begun, alreadyReported: reported })),
  ),
]);

const claimSchema = v.variant('state', [
  v.object({ state: v.picklist(['written', 'held', 'published']), slug: v.string() }),
  v.object({ state: v.literal('busy') }),
  v.object({ state: v.literal('failed'), trouble: v.string() }),
  v.pipe(
    v.object({
      state: v.literal('claimed'),
      attempt: v.string(),
      text: v.nullable(kept<NewsText>()),
      is_stopped: v.boolean(),
    }),
    v.transform(({ text, ...claim }) => ({ ...claim, ...(text === null ? {} : { text }) })),
  ),
]);

const publishedSchema = v.array(v.object({ language: localeSchema, slug: v.string(), is_new: v.boolean() }));
