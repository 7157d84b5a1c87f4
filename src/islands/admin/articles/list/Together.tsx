import { useStore } from '@nanostores/react';
import { daysInTrash } from '#core/lifetimes.ts';
import type { Article } from '#contract/articles.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { trashArticles, takeBack } from '#stores/article/article-life.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { showToast } from '#stores/toasts.ts';
import { offerUndo } from '../../parts/offer-undo.ts';
import { Button } from '../../parts/Button.tsx';
import { useConfirmedAction } from '../../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { isPublishable } from '../../publication/article-state.ts';
import { UpdateAll } from '../../translation/UpdateAll.tsx';
import { usePublishing } from '../../publication/use-publishing.tsx';

/** Publishes, hides or trashes all articles that the editor has ticked. */
export function Together({ articles, onDone, onChanged }: Props) {
  const { words } = useDesk();
  const isBusy = useStore($liveProgress).step === 'saving';
  const texts = words.articles.together;
  const posts = articles.flatMap((article) => article.posts);
  const ready = posts.filter(isPublishable);
  const live = posts.filter(({ isPublished }) => isPublished);
  const about = articles.map(({ slugBase }) => slugBase);

  const tell = (text: string) => showToast({ tone: 'failure', title: texts.failed, text });
  const { publish, hide, dialog } = usePublishing({ onDone, onChanged });
  const trashing = useConfirmedAction({
    run: () => trashArticles({ slugBases: about }),
    onSuccess: ({ posts: trashed }) => {
      offerUndo({
        title: counted(texts.trashedSome, articles.length),
        about,
        words,
        undo: () => takeBack(trashed),
        afterUndo: onChanged,
      });
      onDone();
    },
    onSettled: onChanged,
    failureTitle: words.life.trash.failed,
  });

  if (articles.length === 0) return null;
  return (
    <section className="row article-together" aria-label={counted(words.articles.chosen, articles.length)}>
      <p role="status">{counted(words.articles.chosen, articles.length)}</p>
      <Button
        text={texts.publish}
        busy={isBusy}
        onClick={() => isBusy || (ready.length === 0 ? tell(texts.nothing) : publish(ready))}
      />
      <Button
        text={texts.hide}
        busy={isBusy}
        onClick={() => isBusy || (live.length === 0 ? tell(texts.nothingLive) : hide(live))}
      />
      <UpdateAll articles={articles} onChanged={onChanged} />
      <Button variant="danger" text={texts.trash} busy={isBusy} onClick={() => isBusy || trashing.ask()} />
      <Button variant="link" text={texts.none} onClick={onDone} />
      {dialog}
      {trashing.dialog(() => ({
        title: texts.trashTitle,
        text:
          articles.length === 1
            ? fill(texts.trashTextOne, { days: daysInTrash })
            : fill(texts.trashText, {
                what: counted(words.articles.found, articles.length),
                days: daysInTrash,
              }),
        confirm: texts.trash,
      }))}
    </section>
  );
}

type Props = {
  articles: Article[];
  onDone: () => void;
  onChanged: () => Promise<unknown>;
};
