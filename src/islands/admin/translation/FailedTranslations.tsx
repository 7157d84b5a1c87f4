import type { ArticlePost } from '#contract/articles.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { translateEach } from '#stores/change-posts.ts';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { hasFailed } from '../publication/article-state.ts';
import { useArticle } from '../publication/use-article.ts';
import { problemText } from './problem-text.ts';
import { useTranslationState } from './TranslateText.tsx';
import { useWritingHelp } from './use-writing-help.ts';

/** Says first of all why translations of an article failed, and tries again. */
export function FailedTranslations({ slug, onRenewed }: Props) {
  const { words } = useDesk();
  const slugBase = slugBaseOf(slug);
  const { whyNot } = useWritingHelp();
  const { data: article, refetch } = useArticle(slugBase, { polls: true });
  const failed = (article?.posts ?? []).filter((post) => post.translation === 'pending' && hasFailed(post));
  const retrying = useDeskAction({
    run: () => translateEach(slugBase, failed),
    failureTitle: words.translation.failed,
    onSettled: () => Promise.all([refetch(), onRenewed()]),
  });
  if (failed.length === 0) return null;
  return (
    <section className="failed-translations" aria-label={words.translation.failed}>
      {failed.map((post) => (
        <Reason key={post.slug} post={post} />
      ))}
      <Button
        text={words.frame.retry}
        disabled={whyNot !== undefined}
        busy={retrying.isPending}
        onClick={() => retrying.mutate()}
      />
      <p className="soft" role="status">
        {retrying.isPending && words.translation.working}
      </p>
    </section>
  );
}

function Reason({ post }: { post: ArticlePost }) {
  const { words } = useDesk();
  const { problem } = useTranslationState(post).data ?? {};
  return (
    <p className="problem">
      {words.languageNames[post.language]}:{' '}
      {problem ? problemText(problem, words) : words.translation.listProblem}
    </p>
  );
}

type Props = { slug: string; onRenewed: () => Promise<unknown> };
