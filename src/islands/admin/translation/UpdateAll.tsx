import type { Article } from '#contract/articles.ts';
import { translate } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useWritingHelp } from './use-writing-help.ts';

export function UpdateAll({ articles, onChanged }: Props) {
  const texts = useDesk().words.translation;
  const { whyNot } = useWritingHelp();
  const outdated = articles.flatMap(({ slugBase, posts }) =>
    posts
      .filter((post) => post.outdated && !post.isTranslating)
      .map(({ language }) => ({ slugBase, language, changedOnly: true })),
  );
  const updating = useDeskAction({
    run: async () => {
      for (const wanted of outdated) await translate(wanted);
    },
    done: () => showToast({ tone: 'success', title: texts.done, text: texts.doneText }),
    failed: texts.failed,
    ended: onChanged,
  });
  if (outdated.length === 0) return null;
  return (
    <Button
      text={texts.updateAll}
      title={whyNot}
      disabled={whyNot !== undefined}
      busy={updating.isPending}
      onClick={() => updating.mutate()}
    />
  );
}

type Props = { articles: readonly Article[]; onChanged: () => Promise<unknown> };
