import { useEffect, useRef } from 'react';
import type { Article, ArticlePost } from '#contract/articles.ts';
import { fill } from '#i18n/fill.ts';
import { languages } from '#core/locale.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { usePlanAlong } from '../../life/use-plan-along.ts';
import { isPublishable, isUnread } from '../../publication/article-state.ts';
import { UpdateAll } from '../UpdateAll.tsx';
import { usePublishing } from '../../publication/use-publishing.tsx';

export function PublishAll({ article, onChanged }: Props) {
  const { words } = useDesk();
  const message = useRef<HTMLParagraphElement>(null);
  const ready = article.posts.filter(isPublishable);
  const unread = ready.filter(isUnread);
  const outdated = article.posts.filter((post) => post.outdated);
  const texts = words.sideBySide;
  const { publish, isPending, dialog } = usePublishing(ready, { onChanged });
  const plan = usePlanAlong(ready, onChanged);
  useEffect(() => message.current?.focus(), [ready.length === 0]);

  return (
    <>
      <p ref={message} tabIndex={-1}>
        {unread.length > 0
          ? fill(texts.left, { languages: namesOf(unread) })
          : outdated.length > 0
            ? fill(texts.outdated, { languages: namesOf(outdated) })
            : texts.allRead}
      </p>
      <UpdateAll articles={[article]} onChanged={onChanged} />
      {ready.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          {plan && <p>{plan.text}</p>}
          <div className="desk-actions">
            {plan?.button && <Button variant="main" {...plan.button} />}
            <Button
              variant={plan ? 'quiet' : 'main'}
              text={plan ? texts.publishAllNow : texts.publishAll}
              busy={isPending}
              onClick={() => isPending || publish()}
            />
          </div>
        </>
      )}
      {dialog}
    </>
  );
}

export const namesOf = (posts: readonly ArticlePost[]): string =>
  posts.map(({ language }) => languages[language].name).join(', ');

type Props = { article: Article; onChanged: () => Promise<unknown> };
