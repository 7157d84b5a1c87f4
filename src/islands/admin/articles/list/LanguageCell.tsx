import { useStore } from '@nanostores/react';
import { deskPages } from '#core/desk-pages.ts';
import { formatNearMoment } from '#i18n/format.ts';
import type { Locale } from '#core/locale.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { Button } from '../../parts/Button.tsx';
import { isPublishable, stateOf } from '../../publication/article-state.ts';
import { Progress } from '../../translation/OtherLanguages.tsx';
import { usePublishing } from '../../publication/use-publishing.tsx';
import { stateMark } from '../../publication/state-mark.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** The state of one language of an article: missing, draft, scheduled, online, or on its way to it. */
export function LanguageCell({ post, locale, liveVersion, onChanged }: Props) {
  const { words, language } = useDesk();
  const code = locale.toUpperCase();
  if (post === undefined)
    return (
      <span {...stateMark('missing')} data-language={code}>
        <span className="state-name">{words.articles.states.missing}</span>
      </span>
    );
  const state = stateOf(post);
  const isOnItsWay = (post.onItsWay ?? 0) > liveVersion;
  const comes = post.publishAt ?? post.publishedAt;
  return (
    <>
      <a
        {...stateMark(isOnItsWay ? 'on-its-way' : state)}
        href={`${deskPages['edit-article']}?slug=${post.slug}`}
        data-language={code}
      >
        <span className="state-name">
          {isOnItsWay
            ? words.articles[post.isPublished ? 'toOnline' : 'toGone']
            : words.articles.states[state]}
        </span>
        <span className="visually-hidden">
          : {post.title} ({post.language.toUpperCase()})
        </span>
      </a>
      {state === 'scheduled' && comes !== null && (
        <small>
          <time dateTime={comes}>{formatNearMoment(comes, language)}</time>
        </small>
      )}
      <Progress post={post} />
      {isPublishable(post) && <Publish post={post} onChanged={onChanged} />}
    </>
  );
}

function Publish({ post, onChanged }: PublishProps) {
  const { words } = useDesk();
  const isBusy = useStore($liveProgress).step === 'saving';
  const { publish, dialog } = usePublishing({ onChanged });
  return (
    <>
      <Button
        variant="link"
        text={words.edit.publish}
        about={`${post.title} (${post.language.toUpperCase()})`}
        busy={isBusy}
        onClick={() => isBusy || publish([post])}
      />
      {dialog}
    </>
  );
}

type PublishProps = { post: ArticlePost; onChanged: () => Promise<unknown> };

type Props = {
  post: ArticlePost | undefined;
  locale: Locale;
  liveVersion: number;
  onChanged: () => Promise<unknown>;
};
