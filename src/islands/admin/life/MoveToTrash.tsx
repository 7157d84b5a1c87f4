import type { PostVersion } from '#contract/article-life.ts';
import type { EditablePost } from '#contract/articles.ts';
import { daysInTrash } from '#core/lifetimes.ts';
import { sourceLocale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { takeBack, trashArticles } from '#stores/article/article-life.ts';
import { Button } from '../parts/Button.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useEffect, useRef } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { showToast } from '#stores/toasts.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';

/** Moves one language or the whole article to the trash, after a question. The Dutch text goes to the trash only with the whole article. */
export function MoveToTrash({ stored, onTrashed }: Props) {
  const { words } = useDesk();
  const texts = words.life.trash;
  const slugBase = slugBaseOf(stored.slug);

  const trashing = useConfirmedAction({
    run: (which: 'one' | 'all') =>
      trashArticles({ slugBases: [slugBase], ...(which === 'one' && { language: stored.language }) }),
    onSuccess: ({ posts }) => onTrashed(posts),
    failureTitle: texts.failed,
  });

  return (
    <>
      {stored.language !== sourceLocale && (
        <Button variant="danger-link" text={texts.one} onClick={() => trashing.ask('one')} />
      )}
      <Button variant="danger-link" text={texts.all} onClick={() => trashing.ask('all')} />
      {trashing.dialog((which) => ({
        title: texts[`${which}Title`],
        text: fill(texts[`${which}Text`], { days: daysInTrash }),
        confirm: texts[which],
      }))}
    </>
  );
}

type Props = {
  stored: EditablePost;
  onTrashed: (posts: PostVersion[]) => void;
};

export function MovedToTrash({ posts, onBack }: MovedProps) {
  const { words } = useDesk();
  const texts = words.life;
  const message = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the message gets the focus.
  useEffect(() => message.current?.focus(), []);

  const undo = useDeskAction({
    run: () => takeBack(posts),
    onSuccess: () => {
      showToast({ tone: 'success', title: texts.undone });
      onBack();
    },
    failureTitle: texts.undoFailed,
  });

  return (
    <>
      <p ref={message} tabIndex={-1} role="status">
        {fill(texts.trash.thrown, { days: daysInTrash })}
      </p>
      <div className="row">
        <Button variant="main" text={texts.undo} busy={undo.isPending} onClick={() => undo.mutate()} />
        <a href={deskPages.trash}>{texts.trash.toTrash}</a>
      </div>
      <PublicationStrip />
    </>
  );
}

type MovedProps = { posts: PostVersion[]; onBack: () => void };
