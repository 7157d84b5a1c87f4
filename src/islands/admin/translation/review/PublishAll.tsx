import { useEffect, useRef } from 'react';
import type { Article, ArticlePost } from '#contract/articles.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { Button } from '../../parts/Button.tsx';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { planTexts } from '../../life/plan-texts.ts';
import { isPublishable, isUnread, namesOf } from '../../publication/article-state.ts';
import { UpdateAll } from '../UpdateAll.tsx';
import { usePublishing } from '../../publication/use-publishing.tsx';

/** Below all languages side by side: says which are unread or outdated, and publishes those that are ready. */
export function PublishAll({ article, onChanged }: Props) {
  const { words } = useDesk();
  const message = useRef<HTMLParagraphElement>(null);
  const ready = article.posts.filter(isPublishable);
  const unread = ready.filter(isUnread);
  const isRead = unread.length === 0;
  const outdated = article.posts.filter((post) => post.outdated);
  const texts = words.sideBySide;
  const { publish, isPending, dialog } = usePublishing({ onChanged });
  const plan = usePlanAlong(ready, onChanged);
  // After the last text is published, the pressed button is gone.
  useEffect(() => message.current?.focus(), [ready.length === 0]);

  return (
    <>
      <p ref={message} tabIndex={-1}>
        {unread.length > 0 && fill(texts.left, { languages: namesOf(unread, words) })}
        {isRead && outdated.length > 0 && fill(texts.outdated, { languages: namesOf(outdated, words) })}
        {isRead && outdated.length === 0 && texts.allRead}
      </p>
      <UpdateAll articles={[article]} onChanged={onChanged} />
      {ready.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          {plan && <p>{plan.text}</p>}
          <div className="row">
            {plan?.button && <Button variant="main" {...plan.button} />}
            <Button
              variant={plan ? 'quiet' : 'main'}
              text={plan ? texts.publishAllNow : texts.publishAll}
              busy={isPending}
              onClick={() => isPending || publish(ready)}
            />
          </div>
        </>
      )}
      {dialog}
    </>
  );
}

/** Offers to schedule the reviewed, unscheduled texts of an article at the time of its first scheduled text. */
function usePlanAlong(ready: readonly ArticlePost[], onChanged: () => Promise<unknown>) {
  const desk = useDesk();
  const texts = desk.words.sideBySide;
  const [at] = ready.flatMap(({ publishAt }) => publishAt ?? []).toSorted();
  const others = ready.filter((post) => post.publishAt === null && !isUnread(post));
  const planning = useDeskAction({
    run: (moment: string) => planTexts({ posts: others, at: moment, desk, afterUndo: onChanged }),
    failureTitle: desk.words.life.schedule.failed,
    onSettled: onChanged,
  });
  if (at === undefined) return undefined;
  const date = formatMoment(at, desk.language);
  if (others.length === 0) return { text: fill(texts.allPlanned, { date }) };
  const button = { text: texts.planAlong, busy: planning.isPending, onClick: () => planning.mutate(at) };
  return { text: fill(texts.planned, { date }), button };
}

type Props = { article: Article; onChanged: () => Promise<unknown> };
