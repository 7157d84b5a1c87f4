import type { Tokens } from '../language-model/language-model.ts';
import type { RebuildAnswer } from '../publishing/ports.ts';
import { done, refuse, type Result } from '../result.ts';
import type { Locale } from '../locale.ts';
import type { ArticleLanguage, TranslatedRow, TranslatingDeps, TranslationPair } from './ports.ts';
import { earlierOf, stalenessOf } from './staleness.ts';
import type { Earlier } from './reusable-words.ts';
import type { Problem } from './translate-segments.ts';
import { translateText, type TranslatedText } from './translate-text.ts';

/** Translates the whole article. Never publishes a translation with doubts. */
export async function translatePost(
  deps: TranslatingDeps,
  { timeoutSeconds = 45, ...address }: ArticleLanguage & { timeoutSeconds?: number },
): Promise<Result<TranslatedPost, TranslateRefusal>> {
  const { translations } = deps;
  if (deps.model === undefined) return refuse({ code: 'no-translator' });
  const pair = await findOrMake(deps, address);
  const made = await textFor(deps, pair, { locale: address.locale, timeoutSeconds });
  if (!made.ok) return made;
  const { translated, post, source } = made.value;
  const { doubts, text } = translated;
  // A published translation with doubtful segments would be public at once, so the earlier translation stays.
  if (post.isPublished && doubts.length > 0) return failed(deps, post, { code: 'faults', faults: doubts });
  const stored = { slug: post.slug, revision: post.revision, sourceRevision: source.revision, text };
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

/** Translates the changed parts, or the whole text if the changes are unknown. Stores no text before the review. */
export async function proposeTranslation(
  deps: TranslatingDeps,
  address: ArticleLanguage,
): Promise<Result<MadeText, TextRefusal>> {
  const pair = await deps.translations.find(address);
  const earlier = pair && earlierOf(pair);
  const made = await textFor(deps, pair, { locale: address.locale, timeoutSeconds: 45, earlier });
  if (!made.ok) return made;
  const { slug, problem } = made.value.post;
  // The doubts are about the stored text, which stays. An earlier failure is over.
  await deps.translations.end(slug, problem?.code === 'doubts' ? problem : undefined);
  return made;
}

/** Claims and translates a post. Releases the claim if the translation fails. Otherwise the caller releases it. */
async function textFor(
  deps: TranslatingDeps,
  pair: TranslationPair | undefined,
  { locale, timeoutSeconds, earlier }: Wanted,
): Promise<Result<MadeText, TextRefusal>> {
  if (deps.model === undefined) return refuse({ code: 'no-translator' });
  if (pair?.post === undefined) return refuse({ code: 'post-not-found' });
  const { source, post, earlierSource } = pair;
  if (stalenessOf(pair).isUpToDate) return refuse({ code: 'nothing-to-translate' });
  if (!(await deps.translations.claim(post.slug))) return refuse({ code: 'translation-running' });
  const translated = await translateText(deps.model, source, {
    locale,
    judge: deps.judge?.(post.slug),
    names: deps.names,
    glossary: deps.glossary,
    timeoutSeconds,
    earlier,
  });
  await deps.uses.note({ purpose: 'translation', about: post.slug, tokens: translated.tokens });
  if (!translated.ok) return failed(deps, post, translated.problem);
  return done({ translated, post, source, earlierSource });
}

async function failed({ translations }: TranslatingDeps, { slug }: { slug: string }, problem: Problem) {
  await translations.end(slug, problem);
  return refuse({ code: 'translation-failed' as const, ...saying(problem) });
}

async function findOrMake(
  deps: TranslatingDeps,
  address: ArticleLanguage,
): Promise<TranslationPair | undefined> {
  const pair = await deps.translations.find(address);
  if (pair === undefined || pair.post !== undefined) return pair;
  const { source } = pair;
  // A concurrent request may have inserted this row already, so the stored row is read after the attempt.
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

type TextRefusal =
  | { code: 'no-translator' | 'post-not-found' | 'nothing-to-translate' | 'translation-running' }
  | { code: 'translation-failed'; message: string };
type TranslateRefusal = TextRefusal | { code: 'changed-meanwhile' };

type Wanted = { locale: Locale; timeoutSeconds: number; earlier?: Earlier | undefined };
type MadeText = Omit<TranslationPair, 'post'> & {
  translated: Extract<TranslatedText, { ok: true }>;
  post: TranslatedRow;
};
