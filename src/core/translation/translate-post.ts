import type { Tokens } from '../language-model/language-model.ts';
import type { RebuildAnswer } from '../publishing/ports.ts';
import { done, refuse, type Result } from '../result.ts';
import type { ArticleLanguage, TranslatingDeps, TranslationPair } from './ports.ts';
import { earlierOf, outlookOf } from './outlook.ts';
import type { Problem } from './translate-segments.ts';
import { translateText } from './translate-text.ts';

/** Translates an article, or only what changed in its Dutch text. Never publishes a translation with doubts. */
export async function translatePost(
  deps: TranslatingDeps,
  {
    changedOnly = false,
    timeoutSeconds = 45,
    ...address
  }: ArticleLanguage & { changedOnly?: boolean; timeoutSeconds?: number },
): Promise<Result<TranslatedPost, TranslateRefusal>> {
  const { model, translations } = deps;
  if (model === undefined) return refuse({ code: 'no-translator' });
  const pair = await findOrMake(deps, address);
  if (pair?.post === undefined) return refuse({ code: 'post-not-found' });
  const { source, post } = pair;
  if (outlookOf(pair).isUpToDate) return refuse({ code: 'nothing-to-translate' });
  const earlier = changedOnly ? earlierOf(pair) : undefined;
  if (changedOnly && earlier === undefined) return refuse({ code: 'paragraphs-unknown' });
  if (!(await translations.claim(post.slug))) return refuse({ code: 'translation-running' });

  const translated = await translateText(model, source, {
    locale: address.locale,
    judge: deps.judge?.(post.slug),
    names: deps.names,
    glossary: deps.glossary,
    timeoutSeconds,
    earlier,
  });
  await deps.uses.note({ purpose: 'translation', about: post.slug, tokens: translated.tokens });
  const failed = async (problem: Problem) => {
    await translations.end(post.slug, problem);
    return refuse({ code: 'translation-failed', ...saying(problem) });
  };
  if (!translated.ok) return failed(translated.problem);
  const { doubts } = translated;
  // A published translation with doubtful segments would be public at once, so the earlier translation stays.
  if (post.isPublished && doubts.length > 0) return failed({ code: 'faults', faults: doubts });
  const stored = {
    slug: post.slug,
    revision: post.revision,
    sourceRevision: source.revision,
    text: translated.text,
  };
  const revision = await translations.store(stored);
  await translations.end(post.slug, doubts.length === 0 ? undefined : { code: 'doubts', faults: doubts });
  if (revision === undefined) return refuse({ code: 'changed-meanwhile' });
  const rebuild = post.isPublished ? await deps.rebuild.request() : {};
  return done({
    slug: post.slug,
    revision,
    doubts: doubts.length,
    segments: translated.translated,
    tokens: translated.tokens,
    ...rebuild,
  });
}

async function findOrMake(
  deps: TranslatingDeps,
  address: ArticleLanguage,
): Promise<TranslationPair | undefined> {
  const pair = await deps.translations.find(address);
  if (pair === undefined || pair.post !== undefined) return pair;
  const { source } = pair;
  // A concurrent request may have created the language, so the code reads the stored row.
  await deps.posts.insert([
    {
      ...address,
      title: source.title,
      excerpt: source.excerpt,
      content: source.content,
      translation: 'pending',
    },
  ]);
  return deps.translations.find(address);
}

function saying(problem: Problem): { message: string } {
  const reasons =
    'faults' in problem ? [...new Set(problem.faults.map(({ code }) => code))].join(', ') : problem.code;
  return { message: `The translation failed (${reasons}).` };
}

export type TranslatedPost = {
  slug: string;
  revision: number;
  segments: number;
  doubts: number;
  tokens: Tokens;
} & Partial<RebuildAnswer>;

export type TranslateRefusal =
  | {
      code:
        | 'no-translator'
        | 'post-not-found'
        | 'nothing-to-translate'
        | 'paragraphs-unknown'
        | 'translation-running'
        | 'changed-meanwhile';
    }
  | { code: 'translation-failed'; message: string };
