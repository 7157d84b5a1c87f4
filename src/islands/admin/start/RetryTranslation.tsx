import { useState } from 'react';
import { fetchArticle } from '#clients/articles.ts';
import { translationState } from '#contract/model-texts.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { translate } from '#stores/change-posts.ts';
import { openPage } from '#stores/shown-page.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { hasFailed } from '../publication/article-state.ts';
import { problemText } from '../translation/problem-text.ts';
import { updateAddress } from '../translation/UpdateAll.tsx';
import { useWritingHelp } from '../translation/use-writing-help.ts';

/** Translates failed languages again. For those that already have a text, it opens the page that updates all texts. */
export function RetryTranslation({ slug, title }: { slug: string; title: string }) {
  const { words } = useDesk();
  const texts = words.translation;
  const slugBase = slugBaseOf(slug);
  const { whyNot } = useWritingHelp();
  const [progress, setProgress] = useState('');
  const retrying = useDeskAction({
    run: async () => {
      const article = await fetchArticle(slugBase);
      const failed = article?.posts.filter(hasFailed) ?? [];
      const first = failed.filter(({ translation }) => translation === 'pending');
      const failures = new Map<string, string[]>();
      for (const [index, post] of first.entries()) {
        const name = words.languageNames[post.language];
        setProgress(`${name} (${index + 1}/${first.length}): ${texts.working}`);
        try {
          await translate({ slugBase, language: post.language });
        } catch (cause) {
          const { problem } = await callAsEditor(translationState, post).catch(() => ({
            problem: undefined,
          }));
          const reason = problem ? problemText(problem, words) : refusalText(words, refusalOf(cause));
          failures.set(reason, [...(failures.get(reason) ?? []), name]);
        }
      }
      if (failures.size === 0 && first.length < failed.length) openPage(updateAddress(slugBase));
      return { failures, made: first.length - [...failures.values()].flat().length };
    },
    onSuccess: ({ made }) =>
      made > 0 && showToast({ tone: 'success', title: texts.done, text: texts.doneText }),
    failureTitle: texts.failed,
    changes: ['today', 'article'],
  });
  const { isPending, data } = retrying;
  const failures = [...(data?.failures ?? [])].map(([reason, names]) => `${names.join(', ')}: ${reason}`);
  return (
    <div className="row">
      <Button
        text={words.frame.retry}
        about={title}
        disabled={whyNot !== undefined}
        busy={isPending}
        onClick={() => retrying.mutate()}
      />
      <p role="status" className={!isPending && failures.length > 0 ? 'problem' : 'soft'}>
        {isPending ? progress : failures.join(' ') || whyNot}
      </p>
    </div>
  );
}
