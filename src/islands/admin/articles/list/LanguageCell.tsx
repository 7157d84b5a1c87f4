import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { deskPages } from '#core/desk-pages.ts';
import type { Locale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { counted } from '#i18n/counted.ts';
import { formatShortMoment } from '#i18n/format.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { $publication } from '#stores/publication.ts';
import { hidePost, publishPosts } from '#stores/publishing.ts';
import { offerUndo } from '../../life/offer-undo.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { tellRefusal } from '../../parts/tell-refusal.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { isPublishable, isUnread, stateOf } from '../article-state.ts';

/** One language of an article: where it stands, which leads to its text, and the button that brings it to the site. */
export function LanguageCell({ post, liveVersion, words, language, onChanged }: Props) {
  if (post === undefined) return <span className="state state-missing">{words.articles.states.missing}</span>;
  const state = stateOf(post);
  const isOnItsWay = (post.on_its_way ?? 0) > liveVersion;
  const comes = post.publish_at ?? post.published_at;
  return (
    <>
      <a
        className={`state state-${isOnItsWay ? 'on-its-way' : state}`}
        href={`${deskPages['edit-article']}?slug=${post.slug}`}
      >
        {isOnItsWay
          ? words.articles[post.is_published ? 'toOnline' : 'toGone']
          : words.articles.states[state]}
        <span className="visually-hidden">
          : {post.title} ({post.language.toUpperCase()})
        </span>
      </a>
      {state === 'scheduled' && comes !== null && (
        <small>
          <time dateTime={comes}>{formatShortMoment(comes, language)}</time>
        </small>
      )}
      {post.is_translating && <small role="status">{words.articles.translating}</small>}
      {!post.is_translating && post.problem !== undefined && (
        <small className="desk-problem">{words.translation.listProblem}</small>
      )}
      {isPublishable(post) && <Publish post={post} words={words} onChanged={onChanged} />}
    </>
  );
}

/** What nobody has read is asked about once more. */
function Publish({ post, words, onChanged }: PublishProps) {
  const [asks, setAsks] = useState(false);
  const isBusy = useStore($publication).step === 'saving';
  const texts = words.articles.together;
  const { slug, language } = post;

  const publishing = useDeskAction({
    run: () => publishPosts([{ slug, language }]),
    done: () =>
      offerUndo({
        title: words.edit.published,
        about: [slugBaseOf(slug)],
        words,
        undo: () => hidePost({ slug, language }),
        afterwards: onChanged,
      }),
    refused: (cause) => tellRefusal({ words, title: words.edit.publishFailed, cause }),
    ended: () => {
      setAsks(false);
      void onChanged();
    },
  });

  return (
    <>
      <button
        type="button"
        className="link"
        disabled={isBusy}
        onClick={() => (isUnread(post) ? setAsks(true) : publishing.mutate())}
      >
        {words.edit.publish}
        <span className="visually-hidden">
          : {post.title} ({language.toUpperCase()})
        </span>
      </button>
      {asks && (
        <ConfirmDialog
          title={texts.unreadTitle}
          text={`${counted(texts.unread, 1)} ${texts.unreadText}`}
          confirm={texts.unreadConfirm}
          cancel={words.life.cancel}
          busy={publishing.isPending}
          onConfirm={() => publishing.mutate()}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}

type PublishProps = { post: ArticlePost; words: DeskWords; onChanged: () => Promise<unknown> };

type Props = {
  post: ArticlePost | undefined;
  /** The content version that the site shows, as far as it was asked. */
  liveVersion: number;
  words: DeskWords;
  language: Locale;
  onChanged: () => Promise<unknown>;
};
