import type { Locale } from '#core/locale.ts';
import { slugsOfToday } from '#core/publishing/publish-together.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import type { ArticlePost } from '#clients/articles.ts';
import {
  hideDaily,
  mailPreview,
  publishToday,
  publishTogether,
  writeText,
  type PublishedTogether,
} from '#stores/blog-actions.ts';
import { runFixedArticle } from '#stores/fixed-article.ts';
import { showToast } from '#stores/toasts.ts';
import { fixedArticles, fixedTexts } from '../fixed-articles/fixed-articles.ts';
import { refusalText } from '../parts/refusal-text.ts';

/** What each button does, and what is said of how it ended. */
export const blogActions = {
  async preview({ post, words, language }) {
    if (post !== undefined) await mailPreviewOf({ slug: post.slug, words, language });
  },

  async publish({ post, words }) {
    if (post === undefined) return;
    const sent = await publishTogether([post.slug]);
    if (sent.ok) told(sent.value, words);
    else failed(words, { title: words.actions.publishFailed, code: sent.refusal.code });
  },

  async publishToday({ words }) {
    const sent = await publishToday();
    if (sent.ok) told(sent.value, words);
    else failed(words, { title: words.actions.publishFailed, code: sent.refusal.code });
  },

  /** First the draft, then the news: that becomes the newest. */
  async publishBoth({ post, words }) {
    if (post === undefined) return;
    const today = slugsOfToday(new Date()).filter((slug) => slug !== post.slug);
    const sent = await publishTogether([post.slug, ...today]);
    if (!sent.ok) failed(words, { title: words.actions.publishFailed, code: sent.refusal.code });
    else if (sent.value.published.some(({ slug }) => today.includes(slug))) told(sent.value, words);
    else succeeded(words.actions.partly, words.refusals['daily-news-not-found']);
  },

  async write({ topic, choose, words, language }) {
    const sent = await writeText({ topic, language });
    if (!sent.ok) {
      failed(words, { title: words.actions.actionFailed, code: sent.refusal.code });
      return;
    }
    const { created, writtenText } = words.actions;
    succeeded(created, fill(writtenText, { slug: sent.value.slug }));
    choose(sent.value.slug);
  },

  async hideDaily({ words }) {
    const sent = await hideDaily();
    const { hidden, hiddenText, hideFailed } = words.actions;
    if (sent.ok) succeeded(hidden, hiddenText);
    else failed(words, { title: hideFailed, code: sent.refusal.code });
  },

  async publishNews({ words }) {
    const article = fixedArticles['publish-ibiza-news'];
    const run = await runFixedArticle({ ...article, texts: () => fixedTexts(article.slugBase) });
    if (run.status === 'success') succeeded(words.actions.published, words.fixed.done.publish);
    if (run.status === 'error') failed(words, { title: words.actions.publishFailed, code: run.refusal.code });
  },
} satisfies Record<string, (press: Press) => Promise<void>>;

/** Has a preview of an article mailed, and says to whom. */
export async function mailPreviewOf({ slug, words, language }: Mailing): Promise<void> {
  const sent = await mailPreview({ slug, lang: language });
  if (!sent.ok) {
    failed(words, { title: words.actions.failed, code: sent.refusal.code });
    return;
  }
  const { recipient, delivery } = sent.value;
  const { previewSent, previewQueued, done } = words.actions;
  succeeded(done, fill(delivery === 'sent' ? previewSent : previewQueued, { recipient }));
}

function told({ published, refused }: PublishedTogether, words: DeskWords): void {
  const texts = words.actions;
  const untranslated = refused.filter(({ error }) => error === 'post-untranslated');
  const done = fill(texts.publishedText, { languages: languagesOf(published) });
  if (untranslated.length === 0) succeeded(texts.published, done);
  else succeeded(texts.partly, fill(texts.untranslatedText, { languages: languagesOf(untranslated) }));
}

const succeeded = (title: string, text: string): void => showToast({ tone: 'success', title, text });

/** The catalogue's sentence, and the reason where there is one to tell. */
function failed(words: DeskWords, { title, code }: { title: string; code: string }): void {
  const { failedText } = words.actions;
  const text = code === 'internal' ? failedText : `${failedText}. ${refusalText(words, code)}`;
  showToast({ tone: 'failure', title, text });
}

/** @example languagesOf([{ slug: 'zwembad-nl' }]) // => 'NL' */
const languagesOf = (posts: readonly { slug: string }[]): string =>
  posts.map(({ slug }) => slug.slice(-2).toUpperCase()).join(', ');

/** What an action is done with; `choose` makes another article the chosen one. */
type Press = {
  post: ArticlePost | undefined;
  topic: string;
  choose: (slug: string) => void;
  words: DeskWords;
  language: Locale;
};

type Mailing = { slug: string; words: DeskWords; language: Locale };

export type ActionName = keyof typeof blogActions;
