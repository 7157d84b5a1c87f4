import * as v from 'valibot';
import { draftDays } from '#core/lifetimes.ts';
import {
  articleFormSchema,
  type savedDraftSchema,
  type StoredDraft,
} from '#core/publishing/article-draft.ts';
import { inCamelCase, type CamelCased } from '#core/casing/field-names.ts';
import { done, refuse } from '#core/result.ts';
import { momentText } from '#core/casing/stored-values.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Stores unsaved texts of new articles. `draftsOfPost` reads those of stored posts. */
export function articleDrafts(supabase: Database) {
  const table = () => supabase.from('article_drafts');
  return {
    save: ({ id: draft, ...rest }: CamelCased<v.InferOutput<typeof savedDraftSchema>>) =>
      rpc(
        supabase,
        'save_article_draft',
        { draft, ...rest },
        savedOr(['changed-meanwhile', 'too-many-drafts']),
      ),

    async find(id: string): Promise<StoredDraft | undefined> {
      const found = await table()
        .select('form, revision, updated_at')
        .eq('id', id)
        .is('written_from', null)
        .maybeSingle();
      const row = answerOf(found, 'reading a draft');
      if (row === null) return undefined;
      const stored = v.safeParse(storedDraftSchema, row);
      return stored.success ? { id, ...inCamelCase(stored.output) } : undefined;
    },

    async list() {
      const [drafts, editors] = await Promise.all([
        table()
          .select(listed)
          .is('written_from', null)
          .gt('updated_at', oldestDraft())
          .order('updated_at', { ascending: false })
          .limit(maxDrafts),
        supabase.from('editors').select('user_id, name, is_shared'),
      ]);
      const names = new Map(
        answerOf(editors, 'reading the names of editors', v.array(editorSchema)).map(
          ({ user_id, name, is_shared }) => [user_id, is_shared ? 'shared token' : name],
        ),
      );
      return answerOf(drafts, 'listing drafts', v.array(listedSchema)).map(
        ({ updated_at, updated_by, ...draft }) => ({
          ...draft,
          updatedAt: updated_at,
          by: updated_by === null ? undefined : names.get(updated_by),
        }),
      );
    },

    async forget(id: string): Promise<void> {
      await rpc(supabase, 'discard_draft', { draft: id });
    },
  };
}

/** Returns which of the `wanted` slug bases are or were used by an article. Articles in the trash count too. */
export const takenSlugBases = (supabase: Database, wanted: string[]): Promise<string[]> =>
  rpc(supabase, 'taken_slug_bases', { wanted }, v.array(v.string()));

const maxDrafts = 50;

/** A draft that was last changed before this time has expired. Saving any draft deletes all expired drafts. */
export const oldestDraft = (): string => new Date(Date.now() - draftDays * 86_400_000).toISOString();

/** The type is `string`, because from a literal, supabase-js infers a type too deep for TypeScript (TS2589). */
const listed: string = 'id, revision, updated_at, updated_by, title:form->>title, excerpt:form->>excerpt';

export const savedSchema = v.object({ revision: v.number(), updated_at: momentText });

/** The schema of the answer to a saved draft: the draft’s new revision and time, or an error code from `codes`. */
export const savedOr = <const Codes extends readonly string[]>(codes: Codes) =>
  v.union([
    v.pipe(
      v.object({ kept: savedSchema }),
      v.transform(({ kept }) => done(kept)),
    ),
    v.pipe(
      v.object({ refused: v.picklist(codes) }),
      v.transform(({ refused: code }) => refuse({ code })),
    ),
  ]);

const storedDraftSchema = v.object({ ...savedSchema.entries, form: articleFormSchema });
const listedSchema = v.object({
  id: v.string(),
  ...savedSchema.entries,
  updated_by: v.nullable(v.string()),
  title: v.string(),
  excerpt: v.string(),
});
const editorSchema = v.object({ user_id: v.string(), name: v.string(), is_shared: v.boolean() });
