import { useEffect, useRef } from 'react';
import type { Article } from '#contract/articles.ts';
import { fill } from '#i18n/fill.ts';
import { languages } from '#core/locale.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { isPublishable, isUnread } from '../../publication/article-state.ts';
import { usePublishing } from '../../publication/use-publishing.tsx';

/** The end of a review: publishes everything that is ready. Unreviewed texts need a confirmation. */
export function PublishAll({ article, onChanged }: Props) {
  const { words } = useDesk();
  const message = useRef<HTMLParagraphElement>(null);
  const ready = article.posts.filter(isPublishable);
  const unread = ready.filter(isUnread);
  const texts = words.sideBySide;
  const { publish, isPending, dialog } = usePublishing(ready, { onChanged });
  // Focus the message at first, and again when the button has disappeared.
  useEffect(() => message.current?.focus(), [ready.length === 0]);

  return (
    <>
      <p ref={message} tabIndex={-1}>
        {unread.length === 0
          ? texts.allRead
          : fill(texts.left, {
              languages: unread.map(({ language }) => languages[language].name).join(', '),
            })}
      </p>
      {ready.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <div className="desk-actions">
          <Button
            variant="main"
            text={texts.publishAll}
            busy={isPending}
            onClick={() => isPending || publish()}
          />
        </div>
      )}
      {dialog}
    </>
  );
}

type Props = { article: Article; onChanged: () => Promise<unknown> };
