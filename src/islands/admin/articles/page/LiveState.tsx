import { useStore } from '@nanostores/react';
import { postPath } from '#core/paths.ts';
import { formatNearMoment } from '#i18n/format.ts';
import type { EditablePost } from '#contract/articles.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { stateOf } from '../../publication/article-state.ts';

export function LiveState({ stored }: { stored: EditablePost }) {
  const { words, language } = useDesk();
  const { step, pages = [] } = useStore($liveProgress);
  const { slug, publishedAt, publishAt, outdatedSince } = stored;
  const isFollowed = pages.some(({ path, becomes }) => path === postPath(slug) && becomes === 'online');
  if (isFollowed && ['saved', 'waiting', 'building'].includes(step))
    return <p className="article-bar-live">{words.writing.article.created.goesOut}</p>;
  const state = stateOf({ ...stored, outdated: outdatedSince !== null });
  const at = publishAt ?? publishedAt;
  const when = state === 'scheduled' && at !== null ? ` ${formatNearMoment(at, language)}` : '';
  return <p className="article-bar-live">{words.articles.states[state] + when}</p>;
}
