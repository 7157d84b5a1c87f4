import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { localeSchema } from '../post/post.ts';

const textOrNothing = v.pipe(
  v.nullish(v.string()),
  v.transform((text) => text ?? undefined),
);

/** What the checks removed: of a day, facts that no report contains; of a text, sentences. */
const dropped = v.array(v.object({ sentence: v.string(), why: v.string() }));

const attempt = {
  is_running: v.boolean(),
  attempts: v.number(),
  trouble: textOrNothing,
  trouble_detail: textOrNothing,
  dropped,
  input_tokens: v.number(),
  output_tokens: v.number(),
};

const textSchema = v.object({
  ...attempt,
  language: localeSchema,
  slug: v.string(),
  state: v.picklist(['writing', 'failed', 'written', 'held', 'published']),
  is_published: v.boolean(),
  evidence: v.array(v.object({ sentence: v.string(), source: v.string() })),
});

const recordSchema = v.object({
  sources: v.array(
    v.object({
      name: v.string(),
      state: v.picklist(['read', 'unchanged', 'refused']),
      reports: v.number(),
      trouble: textOrNothing,
    }),
  ),
  selected: v.array(v.object({ title: v.string(), link: v.string(), source: v.string() })),
  skipped: v.array(v.object({ title: v.string(), link: v.string(), source: v.string(), why: v.string() })),
  skipped_in_all: v.number(),
});

const costSchema = v.object({
  uses: v.number(),
  euros: v.number(),
  unpriced: v.number(),
  judge_tokens: v.number(),
});

/** What the desk shows about the last days of the news, and about its feeds. */
export const overviewSchema = v.object({
  // Since then, no text of a model is published unread, because the judge failed on three days in a row.
  stopped_at: textOrNothing,
  runs: v.array(
    v.object({
      ...attempt,
      date: v.string(),
      state: v.picklist(['gathering', 'too-little-news', 'failed', 'writing']),
      record: v.nullish(recordSchema),
      cost: costSchema,
      texts: v.array(textSchema),
    }),
  ),
  sources: v.array(
    v.object({
      address: v.string(),
      name: v.string(),
      reports: v.number(),
      read_at: textOrNothing,
      trouble: textOrNothing,
      trouble_detail: textOrNothing,
      troubles_in_a_row: v.number(),
    }),
  ),
});

export type NewsOverview = CamelCased<v.InferOutput<typeof overviewSchema>>;
export type NewsRun = NewsOverview['runs'][number];
export type NewsRunText = NewsRun['texts'][number];
export type NewsSourceHealth = NewsOverview['sources'][number];
