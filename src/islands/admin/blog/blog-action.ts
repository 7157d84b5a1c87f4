import type { ArticlePost } from '#contract/articles.ts';
import { writeAiText } from '#contract/model-texts.ts';
import { sendPreview } from '#contract/previews.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { sendFixedArticle } from '#stores/fixed-article.ts';
import type { PublishedPosts } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { fixedArticles, fixedTexts } from '../fixed-articles/fixed-articles.ts';
import { refusalText } from '../parts/refusal-text.ts';
import type { Desk } from '../parts/use-desk.ts';

/** What the buttons in the editors’ bar of the blog do. */
export const blogActions = {
  async preview({ post, words, language }) {
    if (post !== undefined) await mailPreview({ slug: post.slug, words, language });
  },

  async write({ topic, choose, words, language }) {
    const { slug } = await callAsEditor(writeAiText, { topic, language });
    const { created, writtenText } = words.actions;
    succeeded(created, fill(writtenText, { slug }));
    choose(slug);
  },

  async publishNews({ words }) {
    const article = fixedArticles['publish-ibiza-news'];
    await sendFixedArticle({ ...article, texts: () => fixedTexts(article.slugBase) });
    succeeded(words.actions.published, words.fixed.done.publish);
  },
} satisfies Record<string, (press: Press) => Promise<void>>;

export async function mailPreview({ slug, words, language }: Mailing): Promise<void> {
  const { recipient, delivery } = await callAsEditor(sendPreview, { slug, lang: language });
  const { previewSent, previewQueued, done } = words.actions;
  succeeded(done, fill(delivery === 'sent' ? previewSent : previewQueued, { recipient }));
}

/** `today`: the slugs of today’s news if an editor publishes a draft together with the news. */
export function describePublished(
  { published, refused }: PublishedPosts,
  { words, today }: { words: DeskWords; today?: string[] | undefined },
): { title: string; text: string } {
  const texts = words.actions;
  if (today !== undefined && !published.some(({ slug }) => today.includes(slug)))
    return { title: texts.partly, text: words.refusals['daily-news-not-found'] };
  const untranslated = refused.filter(({ error }) => error === 'post-untranslated');
  if (untranslated.length === 0)
    return { title: texts.published, text: fill(texts.publishedText, { languages: languagesOf(published) }) };
  return {
    title: texts.partly,
    text: fill(texts.untranslatedText, { languages: languagesOf(untranslated) }),
  };
}

const succeeded = (title: string, text: string): void => showToast({ tone: 'success', title, text });

export function reportFailure(
  name: keyof typeof failureTitles,
  { words, cause }: { words: DeskWords; cause: unknown },
): void {
  const { failedText } = words.actions;
  const refusal = refusalOf(cause);
  const reason = refusalText(words, refusal);
  // An internal error without an id was not logged. `reason` would say that it was, so `reason` is not shown.
  const internal = refusal.id === undefined ? failedText : reason;
  const text = refusal.code === 'internal' ? internal : `${failedText}. ${reason}`;
  showToast({ tone: 'failure', title: words.actions[failureTitles[name]], text });
}

const failureTitles = {
  preview: 'failed',
  publish: 'publishFailed',
  publishToday: 'publishFailed',
  publishBoth: 'publishFailed',
  write: 'actionFailed',
  hideDaily: 'hideFailed',
  publishNews: 'publishFailed',
} as const satisfies Record<string, keyof DeskWords['actions']>;

const languagesOf = (posts: readonly { slug: string }[]): string =>
  posts.map(({ slug }) => slug.slice(-2).toUpperCase()).join(', ');

export type Press = Desk & {
  post: ArticlePost | undefined;
  topic: string;
  choose: (slug: string) => void;
};

type Mailing = Desk & { slug: string };
