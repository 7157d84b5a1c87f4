import * as v from 'valibot';
import { sourceLocale } from '#core/locale.ts';
import { rowOfText, textOfRow, writtenColumns } from '#core/post/fields.ts';
import { localeSchema, postSlug, translationSchema } from '#core/post/post.ts';
import { rowEntries } from '#core/post/written-entries.ts';
import type { TranslationStore } from '#core/translation/ports.ts';
import type { TranslatableText } from '#core/translation/segments/segments.ts';
import { faultCodes, problemCodes } from '#core/translation/problem-codes.ts';
import { optional } from '#core/casing/stored-values.ts';
import { answerOf } from '../answer.ts';
import { supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Finds what is to be translated, and lets only one process translate a post at a time. */
export function translationStore(supabase: Database): TranslationStore {
  return {
    async find({ slugBase, locale }) {
      const slug = postSlug({ slugBase, locale });
      const [found, known] = await Promise.all([
        supabase
          .from('blog_posts')
          .select(columns)
          .eq('slug_base', slugBase)
          .in('language', [sourceLocale, locale]),
        translationState(supabase, slug),
      ]);
      const rows = answerOf(found, 'reading a text to translate', v.array(rowSchema));
      const source = rows.find(({ language }) => language === sourceLocale);
      const post = rows.find(({ language }) => language === locale);
      return (
        source && {
          source: { ...toText(source), revision: source.revision },
          earlierSource: known?.source,
          post: post && {
            ...toText(post),
            slug,
            revision: post.revision,
            translation: post.translation,
            isOutdated: post.outdated_since !== null,
            isPublished: post.is_published,
            problem: known?.problem,
          },
        }
      );
    },

    claim: (slug) => rpc(supabaseWithoutPerson(), 'claim_translation', { slug }, v.boolean()),

    end: (slug, problem) => rpc(supabaseWithoutPerson(), 'end_translation', { slug, problem }),

    store({ text, reviewer, ...revisions }) {
      const signed = reviewer === undefined ? {} : { reviewer };
      const changes = { ...rowOfText(text), hero_image_alt: text.heroImageAlt ?? null, ...signed };
      return rpc(supabase, 'store_translation', { ...revisions, changes }, optional(v.number()));
    },
  };
}

export async function reviewedBefore(
  supabase: Database,
  slug: string,
): Promise<TranslatableText | undefined> {
  const read = answerOf(await supabase.rpc('reviewed_before', { slug }), 'reading what was reviewed before');
  const row = v.parse(v.nullable(v.object(textEntries)), read);
  return row === null ? undefined : toText(row);
}

/** Returns the stored translation problem of a post. Unlike `find`, needs no Dutch version of the article. */
export const problemOfText = async (supabase: Database, slug: string) =>
  (await translationState(supabase, slug))?.problem;

async function translationState(supabase: Database, slug: string) {
  const read = await supabase.rpc('translation_state', { slug });
  const state = answerOf(read, 'reading the state of a translation', v.nullable(stateSchema));
  return (
    state && {
      problem: state.problem ?? undefined,
      source: state.source === null ? undefined : toText(state.source),
    }
  );
}

const columns = `language, ${writtenColumns.join(', ')}, hero_image_alt, revision, translation, outdated_since, is_published`;

const textEntries = { ...rowEntries, hero_image_alt: v.nullable(v.string()) };

const rowSchema = v.object({
  ...textEntries,
  language: localeSchema,
  revision: v.number(),
  translation: translationSchema,
  outdated_since: v.nullable(v.string()),
  is_published: v.boolean(),
});

const problemSchema = v.variant('code', [
  v.object({ code: v.picklist(problemCodes) }),
  v.object({
    code: v.picklist(['faults', 'doubts']),
    faults: v.array(v.object({ segment: v.string(), code: v.picklist(faultCodes), detail: v.string() })),
  }),
]);

const stateSchema = v.object({
  problem: v.nullable(problemSchema),
  source: v.nullable(v.object(textEntries)),
});

const toText = (row: v.InferOutput<v.ObjectSchema<typeof textEntries, undefined>>): TranslatableText => ({
  ...textOfRow(row),
  heroImageAlt: row.hero_image_alt ?? undefined,
});
