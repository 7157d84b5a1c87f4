import { useEffect, useRef } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import { daysInTrash } from '#core/lifetimes.ts';
import type { PostVersion } from '#contract/article-life.ts';
import { fill } from '#i18n/fill.ts';
import { takeBack } from '#stores/article/article-life.ts';
import { showToast } from '#stores/toasts.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

export function MovedToTrash({ posts, onBack }: Props) {
  const { words } = useDesk();
  const texts = words.life;
  const message = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the message gets the focus.
  useEffect(() => message.current?.focus(), []);

  const undo = useDeskAction({
    run: () => takeBack(posts),
    done: () => {
      showToast({ tone: 'success', title: texts.undone });
      onBack();
    },
    failed: texts.undoFailed,
  });

  return (
    <>
      <p ref={message} tabIndex={-1} role="status">
        {fill(texts.trash.thrown, { days: daysInTrash })}
      </p>
      <div className="desk-actions">
        <Button variant="main" text={texts.undo} busy={undo.isPending} onClick={() => undo.mutate()} />
        <a href={deskPages.trash}>{texts.trash.toTrash}</a>
      </div>
      <PublicationStrip />
    </>
  );
}

type Props = { posts: PostVersion[]; onBack: () => void };
