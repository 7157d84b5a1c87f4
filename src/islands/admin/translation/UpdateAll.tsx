import { storedReviewer } from '#browser-storage/reviewer.ts';
import type { Article, ArticlePost } from '#contract/articles.ts';
import { deskPages } from '#core/desk-pages.ts';
import { languages } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { signTranslation } from '#stores/change-posts.ts';
import { openPage } from '#stores/shown-page.ts';
import { showToast } from '#stores/toasts.ts';
import { useArticle } from '../publication/use-article.ts';
import { Button } from '../parts/Button.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useWritingHelp } from './use-writing-help.ts';

/** Shows buttons to open the review of new translations, or to confirm that the outdated ones are still correct. */
export function UpdateAll({ articles, onChanged }: Props) {
  const texts = useDesk().words.translation;
  const { whyNot } = useWritingHelp();
  const outdated = articles.filter(({ posts }) => posts.some(isOutdated));
  if (outdated.length === 0) return null;
  return (
    <div className="desk-actions">
      {outdated.map(({ slugBase, posts }) => (
        <Button
          key={slugBase}
          text={outdated.length === 1 ? texts.updateAll : `${texts.updateAll}: ${posts[0]?.title}`}
          title={whyNot}
          disabled={whyNot !== undefined}
          onClick={() => openPage(updateAddress(slugBase))}
        />
      ))}
      <StillCorrect posts={outdated.flatMap(({ posts }) => posts)} onChanged={onChanged} />
    </div>
  );
}

/** Shows a button that saves a correction of the Dutch text and then opens the review of new translations. */
export function CorrectAll({ slug, saveFirst }: { slug: string; saveFirst: () => Promise<boolean> }) {
  const texts = useDesk().words.translation;
  const { whyNot } = useWritingHelp();
  const slugBase = slugBaseOf(slug);
  const { data: article, refetch } = useArticle(slugBase);
  const correcting = useDeskAction({
    run: async () => {
      if (!(await saveFirst())) return;
      await refetch();
      openPage(updateAddress(slugBase));
    },
  });
  if (!article?.posts.some(({ translation }) => translation !== 'source' && translation !== 'pending'))
    return null;
  return (
    <Button
      text={texts.saveAndUpdateAll}
      title={whyNot}
      disabled={whyNot !== undefined}
      busy={correcting.isPending}
      onClick={() => correcting.mutate()}
    />
  );
}

const updateAddress = (slugBase: string): string =>
  `${deskPages['review-translations']}?article=${slugBase}&update`;

/** Marks outdated translations as current without changing them. */
export function StillCorrect({
  posts,
  onChanged,
}: Pick<Props, 'onChanged'> & { posts: readonly ArticlePost[] }) {
  const { stillCorrect: texts } = useDesk().words.translation;
  const outdated = posts.filter(isOutdated);
  const confirming = useConfirmedAction({
    run: async () => {
      for (const { slug, language, revision } of outdated)
        await signTranslation({ slug, language, revision, reviewer: storedReviewer() });
    },
    done: () => showToast({ tone: 'success', title: texts.confirm }),
    failed: texts.failed,
    ended: onChanged,
    changes: ['watched', 'today'],
  });
  if (outdated.length === 0) return null;
  const names = new Set(outdated.map(({ language }) => languages[language].name));
  return (
    <>
      <Button text={texts.confirm} busy={confirming.isPending} onClick={() => confirming.ask()} />
      {confirming.dialog(() => ({ ...texts, text: fill(texts.text, { languages: [...names].join(', ') }) }))}
    </>
  );
}

const isOutdated = (post: ArticlePost): boolean => post.outdated && !post.isTranslating;

type Props = { articles: readonly Article[]; onChanged: () => Promise<unknown> };
