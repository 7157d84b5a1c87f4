import type * as v from 'valibot';
import { askChecked, readableOr, secondsLeftOf } from '../language-model/ask-checked.ts';
import { languageWords } from '../language/language-words.ts';
import type { LanguageModel, ModelAnswer } from '../language-model/language-model.ts';
import type { ModelUses } from '../language-model/model-uses.ts';
import { sourceLocale, type Locale } from '../locale.ts';
import { isRenderable } from '../post/text/renderable.ts';
import { postSlug } from '../post/post.ts';
import type { NewPost, PostStore } from '../publishing/ports.ts';
import type { TranslationStore } from '../translation/ports.ts';
import { judgeArticle, type ArticleDoubt } from './judge-article.ts';
import { done, refuse, type Result } from '../result.ts';
import { escapeWords } from '../translation/segments/inline-markup.ts';
import { articleFaults } from './article-faults.ts';
import { articleRepairTask, articleShape, articleTask, type Article } from './article-task.ts';
import { topicSlugBase } from '../post/slugs/default-slug-base.ts';
import type { writingSchema } from './writing-request.ts';

/**
 * Stores one draft of about 400 words per topic, language and day. The model may repair the text once. A text that
 * still breaks the rules is not stored. Remaining doubts of the judge are stored for the reviewer.
 */
export async function writeText(
  { posts, model, judge, translations, uses, now }: WritingDeps,
  { topic: given, language: locale }: v.InferOutput<typeof writingSchema>,
): Promise<Result<WrittenText, WriteRefusal>> {
  const topic = given ?? languageWords[locale].usualTopic;
  const slugBase = topicSlugBase(topic, now());
  const slug = postSlug({ slugBase, locale });
  const known = await findOwn(posts, { slug, locale });
  if (known !== undefined) return known;
  if (model === undefined) return refuse({ code: 'no-language-model' });

  const { article, doubts, tokens } = await writtenArticle(
    { model, judge: judge?.(slug) },
    { topic, locale, secondsLeft: secondsLeftOf(timeoutSeconds) },
  );
  await uses.note({ purpose: 'article', about: slug, tokens });
  if (article === undefined) return refuse({ code: 'text-failed' });
  const draft = asDraft(article, { slugBase, locale });
  if (!isRenderable(draft.content)) return refuse({ code: 'text-failed' });
  const stored = await posts.insert([draft]);
  // The claim creates the row in which the doubts are stored.
  if (stored.ok && doubts.length > 0 && (await translations.claim(slug)))
    await translations.end(slug, {
      code: 'doubts',
      faults: doubts.map(({ segment, code, detail }) => ({ segment, code, detail })),
    });
  if (stored.ok) return done({ slug, language: locale });
  // A concurrent request has just taken the slug. If a model wrote the stored text, the function returns it.
  return (await findOwn(posts, { slug, locale })) ?? refuse({ code: 'slug-taken' });
}

/** Returns the post at this slug, or undefined if there is none. Refuses if an editor, not AI, wrote the post. */
async function findOwn(
  posts: PostStore,
  address: { slug: string; locale: Locale },
): Promise<Result<WrittenText, WriteRefusal> | undefined> {
  const known = await posts.find(address);
  if (known === undefined) return undefined;
  return known.writtenByAi
    ? done({ slug: known.slug, language: known.locale })
    : refuse({ code: 'slug-taken' });
}

/** The timeout in seconds for writing, judging and repair together. A Netlify function may run for sixty seconds. */
const timeoutSeconds = 50;

async function writtenArticle(
  { model, judge }: { model: LanguageModel; judge: LanguageModel | undefined },
  { topic, locale, secondsLeft }: { topic: string; locale: Locale; secondsLeft: () => number },
) {
  const ask = async (task: string, material: object, earlier?: Checked): Promise<ModelAnswer<Checked>> => {
    const answer = readableOr(
      await model.ask({ task, material, shape: articleShape, timeoutSeconds: secondsLeft() }),
      undefined,
    );
    if (!answer.ok) return answer;
    const article = answer.value;
    const faults =
      article === undefined
        ? ['The answer did not fit the JSON schema.']
        : articleFaults(article, { topic, locale });
    const isJudged = article !== undefined && judge !== undefined && faults.length === 0;
    const context = { topic, locale, timeoutSeconds: secondsLeft(), rejected: earlier?.doubts };
    const doubts = isJudged ? await judgeArticle(judge, article, context) : [];
    return { ...answer, value: { article, faults, doubts } };
  };
  const answer = await askChecked<Checked, string>({
    ask: () => ask(articleTask(locale), { topic }),
    check: ({ faults, doubts }) => [
      ...faults,
      ...doubts.flatMap(({ code, detail, text }) =>
        code === 'unsupported' ? [`This is not generally true (${detail}): ${text}`] : [],
      ),
    ],
    async repair(first, faults) {
      const material = { topic, attempt: first.article, faults };
      const second = await ask(articleRepairTask(locale), material, first);
      // A text with doubts is better than a repair that the rules refuse.
      const isWorse = second.ok && first.faults.length === 0 && second.value.faults.length > 0;
      return isWorse ? { ...second, value: first } : second;
    },
  });
  const { article, doubts } =
    answer.ok && answer.value.faults.length === 0 ? answer.value : { article: undefined, doubts: [] };
  return { article, doubts, tokens: answer.tokens };
}

const asDraft = (article: Article, { slugBase, locale }: { slugBase: string; locale: Locale }): NewPost => ({
  slugBase,
  locale,
  title: article.title,
  excerpt: article.excerpt,
  content: article.paragraphs
    .map(
      ({ heading, text }) =>
        `${heading ? `<h2>${escapeWords(oneLine(heading))}</h2>\n\n` : ''}<p>${escapeWords(oneLine(text))}</p>`,
    )
    .join('\n\n'),
  // A text in another language is stored as an unreviewed machine translation, although AI wrote the text directly.
  translation: locale === sourceLocale ? 'source' : 'machine',
  writtenByAi: true,
});

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type Checked = { article: Article | undefined; faults: string[]; doubts: ArticleDoubt[] };

type WritingDeps = {
  posts: PostStore;
  model: LanguageModel | undefined;
  judge?: ((about: string) => LanguageModel) | undefined;
  translations: Pick<TranslationStore, 'claim' | 'end'>;
  uses: ModelUses;
  now: () => Date;
};

export type WrittenText = { slug: string; language: Locale };
export type WriteRefusal = { code: 'no-language-model' | 'text-failed' | 'slug-taken' };
