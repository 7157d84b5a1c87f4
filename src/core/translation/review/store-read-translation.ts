import type * as v from 'valibot';
import type { CamelCased } from '../../casing/field-names.ts';
import { textOfInput } from '../../post/fields.ts';
import type { PublishingDeps, RebuildAnswer } from '../../publishing/ports.ts';
import { needsChecklist } from '../../publishing/review/review-checks.ts';
import { done, refuse, type Result } from '../../result.ts';
import type { TranslationStore } from '../ports.ts';
import type { readTranslationSchema } from '../translation-request.ts';

/** Stores a translation and the name of its reviewer, who compared it with Dutch revision `sourceRevision`. */
export async function storeReadTranslation(
  { posts, rebuild, translations }: PublishingDeps & { translations: TranslationStore },
  { slug, language, revision, sourceRevision, reviewer, heroImageAlt, ...text }: ReadTranslation,
): Promise<Result<{ slug: string; revision: number } & Partial<RebuildAnswer>, StoreRefusal>> {
  const post = await posts.find({ slug, locale: language });
  if (!post) return refuse({ code: 'post-not-found' });
  if (needsChecklist(post)) return refuse({ code: 'checklist-needed' });
  const stored = await translations.store({
    slug,
    revision,
    sourceRevision,
    reviewer,
    text: { ...textOfInput(text), heroImageAlt },
  });
  if (stored === undefined) return refuse({ code: 'changed-meanwhile' });
  return done({ slug, revision: stored, ...(post.isPublished ? await rebuild.request() : {}) });
}

type ReadTranslation = CamelCased<v.InferOutput<typeof readTranslationSchema>>;
type StoreRefusal = { code: 'post-not-found' | 'checklist-needed' | 'changed-meanwhile' };
