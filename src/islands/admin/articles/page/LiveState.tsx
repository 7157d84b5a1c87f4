import { useStore } from '@nanostores/react';
import { postPath } from '#core/paths.ts';
import { postState } from '#core/post/post-state.ts';
import { formatShortMoment } from '#i18n/format.ts';
import type { EditablePost } from '#contract/articles.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** Shows whether visitors can see the post, or that its last change is not online yet. */
export function LiveState({ stored }: { stored: EditablePost }) {
  const { words, language } = useDesk();
  const { step, pages = [] } = useStore($liveProgress);
  const { slug, translation, isPublished, publishedAt, publishAt, outdatedSince } = stored;
  const isFollowed = pages.some(({ path, becomes }) => path === postPath(slug) && becomes === 'online');
  if (isFollowed && ['saved', 'waiting', 'building'].includes(step))
    return <p className="article-bar-live">{words.writing.article.created.goesOut}</p>;
  const state = postState(
    {
      ...{ translation, isPublished, isOutdated: outdatedSince !== null },
      publishedAt: publishedAt === null ? undefined : new Date(publishedAt),
      publishAt: publishAt === null ? undefined : new Date(publishAt),
    },
    new Date(),
  );
  const at = publishAt ?? publishedAt;
  const when = state === 'scheduled' && at !== null ? ` ${formatShortMoment(at, language)}` : '';
  return <p className="article-bar-live">{words.articles.states[state] + when}</p>;
}
