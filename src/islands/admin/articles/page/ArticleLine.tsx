import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { postPath } from '#core/paths.ts';
import type { EditablePost } from '#contract/articles.ts';
import { fill } from '#i18n/fill.ts';
import { formatNearMoment } from '#i18n/format.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { $createdArticle } from '#stores/shown-page.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { stateOf } from '../../publication/article-state.ts';

/** Says where the text is: on the site since when, on its way, planned, or a draft. */
export function ArticleLine({ stored }: { stored: EditablePost }) {
  const { words, language } = useDesk();
  const texts = words.writing.article;
  const { step, pages = [] } = useStore($liveProgress);
  const isNew = useStore($createdArticle) !== undefined;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, []);
  const path = postPath(stored.publicSlug);
  const followed = pages.find((page) => page.path === path);
  const isOnItsWay = followed?.isSeen === false && ['saved', 'waiting', 'building'].includes(step);
  const state = stateOf({ ...stored, outdated: stored.outdatedSince !== null });
  const at = stored.publishAt ?? stored.publishedAt;
  const moment = at === null ? '' : formatNearMoment(at, language);
  return (
    <p ref={line} tabIndex={-1} className="article-bar-live" data-live={stored.isPublished}>
      {isOnItsWay ? (
        words.articles[followed.becomes === 'gone' ? 'toGone' : 'toOnline']
      ) : stored.isPublished && state !== 'scheduled' ? (
        <a href={path}>
          {fill(texts[state === 'outdated' ? 'liveOutdated' : 'liveSince'], { date: moment })}
          <span className="visually-hidden">: {words.edit.view}</span>
        </a>
      ) : state === 'scheduled' ? (
        fill(words.life.schedule.scheduled, { date: moment })
      ) : (
        words.articles.states[state]
      )}
    </p>
  );
}
