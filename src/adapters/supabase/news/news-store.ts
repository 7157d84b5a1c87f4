import * as v from 'valibot';
import type { NewsStore } from '#core/news/news-store.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { localeSchema, postSlug } from '#core/post/post.ts';
import type { NewsFacts } from '#core/news/writing/news-writer.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

export function newsStore(supabase: Database): NewsStore {
  const call = async (name: string, given: Record<string, unknown>, doing: string): Promise<unknown> =>
    answerOf(await supabase.rpc(name, given), doing);
  return {
    async begin(date, { again }) {
      const given = { news_date: date, again };
      return v.parse(begunSchema, await call('begin_news', given, 'beginning the news'));
    },
    async noteGathering(date, { attempt, tokens, ...outcome }) {
      const noted =
        outcome.state === 'writing'
          ? { state: outcome.state, facts: outcome.facts, record: outcome.record }
          : rowOf(outcome);
      const given = { news_date: date, attempt, outcome: { ...noted, ...columnsOf(tokens) } };
      return v.parse(v.boolean(), await call('note_news_gathering', given, 'storing the facts of the news'));
    },
    async claimText(date, { locale, again }) {
      const given = { news_date: date, lang: locale, again };
      return v.parse(claimSchema, await call('claim_news_text', given, 'claiming a news text'));
    },
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
      const given = { news_date: date, lang: locale, attempt, outcome: { ...noted, ...columnsOf(tokens) } };
      const isOurs = v.parse(v.boolean(), await call('note_news_text', given, 'storing a news text'));
      return isOurs ? postSlug({ slugBase: dailyNewsBase(date), locale }) : undefined;
    },
    async publish(date, locales) {
      const given = { news_date: date, languages: locales };
      const published = v.parse(publishedSchema, await call('publish_news', given, 'publishing the news'));
      return published.map(({ language, is_new }) => ({ locale: language, isNew: is_new }));
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

/** Only our own code writes this column, so the object needs no validation. */
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
  v.object({ state: v.literal('claimed'), attempt: v.string() }),
]);

const publishedSchema = v.array(v.object({ language: localeSchema, slug: v.string(), is_new: v.boolean() }));
