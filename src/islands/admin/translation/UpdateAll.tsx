import { storedReviewer } from '#browser-storage/reviewer.ts';
import type { Article, ArticlePost } from '#contract/articles.ts';
import { languages } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { signTranslation, translate } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useWritingHelp } from './use-writing-help.ts';

export function UpdateAll({ articles, onChanged }: Props) {
  const texts = useDesk().words.translation;
  const { whyNot } = useWritingHelp();
  const outdated = articles.flatMap(({ slugBase, posts }) =>
    posts.filter(isOutdated).map((post) => ({ slugBase, post })),
  );
  const updating = useDeskAction({
    run: async () => {
      for (const { slugBase, post } of outdated)
        await translate({ slugBase, language: post.language, changedOnly: true });
    },
    done: () => showToast({ tone: 'success', title: texts.done, text: texts.doneText }),
    failed: texts.failed,
    ended: onChanged,
  });
  if (outdated.length === 0) return null;
  return (
    <div className="desk-actions">
      <Button
        text={texts.updateAll}
        title={whyNot}
        disabled={whyNot !== undefined}
        busy={updating.isPending}
        onClick={() => updating.mutate()}
      />
      <StillCorrect posts={outdated.map(({ post }) => post)} onChanged={onChanged} />
    </div>
  );
}

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
