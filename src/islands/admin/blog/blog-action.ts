import type { ArticlePost } from '#contract/articles.ts';
import { writeAiText } from '#contract/model-texts.ts';
import { sendPreview } from '#contract/previews.ts';
import { slugsOfToday } from '#core/publishing/publish-together.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { sendFixedArticle } from '#stores/fixed-article.ts';
import { hideDaily, publishToday, publishTogether, type PublishedTogether } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { fixedArticles, fixedTexts } from '../fixed-articles/fixed-articles.ts';
import { refusalText } from '../parts/refusal-text.ts';
import type { Desk } from '../parts/use-desk.ts';

export const blogActions = {
  async preview({ post, words, language }) {
    if (post !== undefined) await mailPreview({ slug: post.slug, words, language });
  },

  async publish({ post, words }) {
    if (post !== undefined) reportPublished(await publishTogether([post.slug]), words);
  },

  async publishToday({ words }) {
    reportPublished(await publishToday(), words);
  },

  /** The draft is published first, so that today’s news is newer than the draft. */
  async publishBoth({ post, words }) {
    if (post === undefined) return;
    const today = slugsOfToday(new Date()).filter((slug) => slug !== post.slug);
    const together = await publishTogether([post.slug, ...today]);
    if (together.published.some(({ slug }) => today.includes(slug))) reportPublished(together, words);
    else succeeded(words.actions.partly, words.refusals['daily-news-not-found']);
  },

  async write({ topic, choose, words, language }) {
    const { slug } = await callAsEditor(writeAiText, { topic, language });
    const { created, writtenText } = words.actions;
    succeeded(created, fill(writtenText, { slug }));
    choose(slug);
  },

  async hideDaily({ words }) {
    await hideDaily();
    succeeded(words.actions.hidden, words.actions.hiddenText);
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

function reportPublished({ published, refused }: PublishedTogether, words: DeskWords): void {
  const texts = words.actions;
  const untranslated = refused.filter(({ error }) => error === 'post-untranslated');
  const done = fill(texts.publishedText, { languages: languagesOf(published) });
  if (untranslated.length === 0) succeeded(texts.published, done);
  else succeeded(texts.partly, fill(texts.untranslatedText, { languages: languagesOf(untranslated) }));
}

const succeeded = (title: string, text: string): void => showToast({ tone: 'success', title, text });

export function reportFailure(
  name: ActionName,
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
} as const satisfies Record<ActionName, keyof DeskWords['actions']>;

const languagesOf = (posts: readonly { slug: string }[]): string =>
  posts.map(({ slug }) => slug.slice(-2).toUpperCase()).join(', ');

type Press = Desk & {
  post: ArticlePost | undefined;
  topic: string;
  choose: (slug: string) => void;
};

type Mailing = Desk & { slug: string };

export type ActionName = keyof typeof blogActions;
