import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { inSourceOrder, localeList, locales, sourceLocale, type Locale } from '../locale.ts';
import { localeSchema, slugBaseSchema, slugsOf, type Translation } from '../post/post.ts';
import { hasWordsForImage, heroFields, isSameImage, noWordsForImage } from '../post/hero-image.ts';
import { postFieldNames, textOfInput } from '../post/fields.ts';
import { articleEntries } from '../post/written-entries.ts';
import { done, refuse, type Result } from '../result.ts';
import type { ArticleDrafts } from './article-draft.ts';
import type {
  NewPost,
  PublishingDeps,
  PublishingObstacle,
  RebuildAnswer,
  StoredPost,
  Translator,
} from './ports.ts';

/** A new article: its Dutch text, and the languages in which it is to appear. */
export const articleSchema = v.pipe(
  v.object({
    ...articleEntries,
    slug_base: slugBaseSchema,
    languages: v.pipe(
      v.array(localeSchema, `A list of ${localeList}.`),
      v.minLength(1, 'At least one language.'),
      v.maxLength(20, 'Each language once.'),
    ),
    publish_main: v.boolean('true or false.'),
    publish_translations: v.boolean('true or false.'),
    translate: v.optional(v.picklist(['now', 'later'], 'now or later.'), 'now'),
    ...heroFields,
    draft: v.nullish(v.pipe(v.string('This must be a valid id.'), v.uuid('This must be an id.'))),
  }),
  v.forward(
    v.check((post) => hasWordsForImage(post), noWordsForImage),
    ['hero_image_alt'],
  ),
);

/**
 * Stores the Dutch post in any case, and an untranslated draft in each other selected language. Translates and
 * publishes as the request says. A repeated request adds missing languages.
 */
export async function createArticle(
  deps: ArticleDeps,
  request: ArticleRequest,
): Promise<Result<CreatedArticle, { code: 'slug-taken' }>> {
  const wanted = wantedPosts(request, deps.now());
  const stored = (await storeNew(deps, wanted)) ?? (await completeExisting(deps, wanted));
  if (stored === undefined) return refuse({ code: 'slug-taken' });
  if (typeof request.draft === 'string') await deps.drafts?.forget(request.draft);

  const translated = await withTranslations(deps, { stored, request });
  const { posts: article, doubtful } = request.publishTranslations
    ? await publishTranslations(deps, { ...translated, request })
    : translated;
  const posts = inSourceOrder(article).map((post) => describe(post, { request, doubtful }));
  return done({ slugBase: request.slugBase, posts, ...(await deps.rebuild.request()) });
}

async function withTranslations(
  { posts, rebuild, translate, translateLater }: ArticleDeps,
  { stored, request }: { stored: Posted[]; request: ArticleRequest },
): Promise<Translated> {
  const unchanged = { posts: stored, doubtful: [] };
  const untranslated = stored.filter((post) => post.translation === 'pending' && isTicked(post, request));
  if (untranslated.length === 0) return unchanged;
  if (request.translate === 'later') {
    await translateLater?.(untranslated.map(({ slug }) => slug));
    return unchanged;
  }
  if (translate === undefined) return unchanged;
  // Requests the build before translating, so that published posts do not wait for translations.
  if (stored.some(({ isPublished }) => isPublished)) await rebuild.request();
  const doubtful = await Promise.all(
    untranslated.map(async ({ slugBase, locale }) => ((await translate({ slugBase, locale })) ? [] : locale)),
  );
  return { posts: await posts.findArticle(request.slugBase), doubtful: doubtful.flat() };
}

async function publishTranslations(
  { posts, translations }: ArticleDeps,
  { posts: stored, doubtful, request }: Publishing,
): Promise<Translated> {
  const drafts = stored.filter(
    (post) => post.locale !== sourceLocale && isTicked(post, request) && !post.isPublished,
  );
  // Checks during an earlier request may have found faults in a translation that no editor has reviewed since.
  const hasDoubts = async (post: StoredPost) =>
    doubtful.includes(post.locale) || (await translations?.find(post))?.post?.problem?.code === 'doubts';
  const ready: StoredPost[] = [];
  const allDoubtful = [...doubtful];
  for (const post of drafts)
    if (post.translation === 'machine' && (await hasDoubts(post))) allDoubtful.push(post.locale);
    else ready.push(post);
  return { posts: await publish({ posts }, { stored, ready }), doubtful: allDoubtful };
}

/** Publishes the posts in `ready`, and returns all stored posts as they are afterwards. */
async function publish(
  { posts }: Pick<PublishingDeps, 'posts'>,
  { stored, ready }: ToPublish,
): Promise<Posted[]> {
  if (ready.length === 0) return stored;
  const states = await posts.publish(slugsOf(ready));
  return stored.map((post) => ({ ...post, ...states.find(({ slug }) => slug === post.slug) }));
}

const isTicked = ({ locale }: StoredPost, { languages }: ArticleRequest): boolean =>
  languages.includes(locale);

function wantedPosts(request: ArticleRequest, now: Date): NewPost[] {
  const others = locales.filter((locale) => locale !== sourceLocale && request.languages.includes(locale));
  const { titleNl: title, excerptNl: excerpt, htmlNl: content, ...rest } = request;
  const text = textOfInput({ ...rest, title, excerpt, content });
  const image = {
    heroImageUrl: request.heroImageUrl,
    heroFocus: request.heroFocus ?? undefined,
  };
  const publishSource = request.publishMain && request.languages.includes(sourceLocale);
  return [
    {
      slugBase: request.slugBase,
      locale: sourceLocale,
      ...text,
      ...image,
      heroImageAlt: request.heroImageAlt,
      translation: 'source',
      publishedAt: publishSource ? now : undefined,
    },
    ...others.map((locale) => ({
      slugBase: request.slugBase,
      locale,
      ...text,
      metaTitle: undefined,
      metaDescription: undefined,
      ...image,
      translation: 'pending' as const,
    })),
  ];
}

async function storeNew({ posts }: PublishingDeps, wanted: NewPost[]): Promise<StoredPost[] | undefined> {
  const inserted = await posts.insert(wanted);
  return inserted.ok ? inserted.value : undefined;
}

/** Adds missing languages to the stored article. Returns undefined if text or image differ from the request. */
async function completeExisting(deps: PublishingDeps, wanted: NewPost[]): Promise<Posted[] | undefined> {
  const { posts } = deps;
  const [source] = wanted;
  const existing = source === undefined ? [] : await posts.findArticle(source.slugBase);
  const storedSource = existing.find(({ locale }) => locale === sourceLocale);
  if (source === undefined || storedSource === undefined || !sameText(storedSource, source)) return undefined;

  const missing = wanted.filter(({ locale }) => !existing.some((post) => post.locale === locale));
  if (missing.length > 0) {
    const inserted = await posts.insert(missing);
    if (!inserted.ok) {
      // Some slugs are taken. If another request has just stored languages of this article, the function restarts.
      // If not, an article in the trash has the slugs, so the request is refused.
      const { length } = await posts.findArticle(source.slugBase);
      return length > existing.length ? completeExisting(deps, wanted) : undefined;
    }
    existing.push(...inserted.value);
  }
  if (source.publishedAt === undefined || storedSource.isPublished) return existing;
  return publish(deps, { stored: existing, ready: [storedSource] });
}

/** Whether texts and image are equal. Ignores texts that the request omits: an editor may have added them since. */
const sameText = (stored: StoredPost, requested: NewPost): boolean =>
  postFieldNames.every((field) => requested[field] === undefined || stored[field] === requested[field]) &&
  isSameImage(stored, requested);

function describe(post: Posted, { request, doubtful }: Omit<Publishing, 'posts'>): CreatedPost {
  const isRequested =
    isTicked(post, request) &&
    (post.locale === sourceLocale ? request.publishMain : request.publishTranslations);
  const obstacle = doubtful.includes(post.locale) ? 'translation-doubtful' : 'post-untranslated';
  return {
    locale: post.locale,
    slug: post.slug,
    translation: post.translation,
    ...(isRequested
      ? {
          published: post.isPublished ? { ok: true } : { ok: false, code: post.obstacle ?? obstacle },
        }
      : {}),
  };
}

type Parsed = CamelCased<v.InferOutput<typeof articleSchema>>;
type Added = keyof CamelCased<typeof heroFields> | 'metaTitle' | 'metaDescription' | 'draft' | 'translate';
export type ArticleRequest = Omit<Parsed, Added> & Partial<Pick<Parsed, Added>>;
type ArticleDeps = PublishingDeps & {
  drafts?: ArticleDrafts;
  translate?: Translator | undefined;
  translations?: { find: (post: StoredPost) => Promise<FoundTranslation> };
  translateLater?: ((slugs: string[]) => Promise<void>) | undefined;
};
type FoundTranslation = { post: { problem: { code: string } | undefined } | undefined } | undefined;
/** `doubtful`: languages whose translation failed, or must be read by a person before its publication. */
type Translated = { posts: Posted[]; doubtful: Locale[] };
/** `obstacle` is there if this request tried to publish the post. */
type Posted = StoredPost & { obstacle?: PublishingObstacle | undefined };
type ToPublish = { stored: Posted[]; ready: StoredPost[] };
type Publishing = Translated & { request: ArticleRequest };

export type CreatedArticle = { slugBase: string; posts: CreatedPost[] } & RebuildAnswer;

export type CreatedPost = {
  locale: Locale;
  slug: string;
  translation: Translation;
  /** Absent if the request did not ask to publish the post. */
  published?: { ok: true } | { ok: false; code: PublishingObstacle | 'translation-doubtful' };
};
