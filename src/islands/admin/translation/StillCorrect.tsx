import { storedReviewer } from '#browser-storage/reviewer.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { fill } from '#i18n/fill.ts';
import { signTranslation } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { isOutdated } from '../publication/article-state.ts';

/** Marks outdated translations as current without changing them. */
export function StillCorrect({ posts, onChanged }: Props) {
  const { words } = useDesk();
  const { stillCorrect: texts } = words.translation;
  const outdated = posts.filter(isOutdated);
  const confirming = useConfirmedAction({
    run: async () => {
      for (const { slug, language, revision } of outdated)
        await signTranslation({ slug, language, revision, reviewer: storedReviewer() });
    },
    onSuccess: () => showToast({ tone: 'success', title: texts.confirm }),
    failureTitle: texts.failed,
    onSettled: onChanged,
    changes: ['watched', 'today'],
  });
  if (outdated.length === 0) return null;
  const names = new Set(outdated.map(({ language }) => words.languageNames[language]));
  return (
    <>
      <Button text={texts.confirm} busy={confirming.isPending} onClick={() => confirming.ask()} />
      {confirming.dialog(() => ({ ...texts, text: fill(texts.text, { languages: [...names].join(', ') }) }))}
    </>
  );
}

type Props = { posts: readonly ArticlePost[]; onChanged: () => Promise<unknown> };
