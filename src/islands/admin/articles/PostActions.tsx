import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { postPath } from '#core/paths.ts';
import { undescribedPictures } from '#core/images/undescribed-pictures.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { counted } from '#i18n/counted.ts';
import type { EditablePost } from '#contract/articles.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { hidePost, publishPosts } from '#stores/change-posts.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { Button } from '../parts/Button.tsx';
import { Check } from '../parts/form/Check.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { reportRefusal } from '../parts/report-refusal.ts';
import { useDesk } from '../parts/use-desk.ts';
import { SchedulePost } from '../life/SchedulePost.tsx';
import { useArticle } from '../publication/use-article.ts';

/** Shows the save button with its checkbox and link. The button’s label says whether saving changes the site. */
export function PostActions({ stored, publication }: Props) {
  const { words } = useDesk();
  const { publishes, setPublishes, dialog, isPending, planning } = publication;
  const busy = useStore($liveProgress).step === 'saving' || isPending;
  const texts = words.edit;
  const { isPublished, publishAt, publicSlug } = stored;
  const label =
    isPublished || publishes
      ? words.manual.saveAndPublish
      : texts[publishAt === null ? 'saveDraft' : 'saveScheduled'];
  return (
    <>
      {!isPublished && (
        <Check label={texts.publishNow} checked={publishes} disabled={busy} onChange={setPublishes} />
      )}
      <SchedulePost stored={stored} {...planning} />
      <Button variant="main" text={busy ? texts.saving : label} type="submit" form="article" busy={busy} />
      {isPublished && <a href={postPath(publicSlug)}>{texts.view}</a>}
      {dialog}
    </>
  );
}

/** Preselects publishing for the last unpublished language. Even with this default, Ctrl+S saves only a draft. */
export function usePublication(asked: Asked) {
  const { stored, content, isUnread, save, saveFirst, onMoved } = asked;
  const { words } = useDesk();
  const { slug, language, isPublished } = stored;
  const [chosen, setPublishes] = useState<boolean>();
  const { data: article } = useArticle(slugBaseOf(slug));
  const unpublished = article?.posts.filter(({ publishedAt }) => publishedAt === null) ?? [];
  const isFirst = unpublished.length === 1 && unpublished[0]?.slug === slug;
  const publishes = chosen ?? (isFirst && !isUnread && stored.publishAt === null);
  const texts = words.edit;
  const asking = words.articles.together;

  const act = useConfirmedAction({
    run: async ({ call }: Act) => (await call()) !== undefined,
    onSuccess: (isDone, { title, undo }) => {
      if (!isDone) return;
      setPublishes(undefined);
      offerUndo({ title, words, undo, afterwards: onMoved });
      void onMoved();
    },
    onError: (cause, { failed }) => reportRefusal({ words, title: failed, cause }),
  });
  const publish = () => publishPosts([{ slug, language }]);
  const hide = () => hidePost({ slug, language });
  const publishing: Act = {
    // The editor expects to publish the visible text, so unsaved changes are saved first.
    call: async () => ((await saveFirst()) ? publish() : undefined),
    undo: hide,
    title: texts.published,
    failed: texts.publishFailed,
  };

  function send(_: HTMLFormElement, { submitter }: SubmitEvent) {
    if ($liveProgress.get().step === 'saving') return;
    if (isPublished || !publishes || (submitter === null && chosen === undefined)) save();
    else if (isUnread || undescribedPictures(content) > 0) act.ask(publishing);
    else act.mutate(publishing);
  }

  function warnings(): string {
    const n = undescribedPictures(content);
    const pictures = n === 0 ? [] : [fill(texts.undescribed.text, { n })];
    return [...(isUnread ? [counted(asking.unread, 1), asking.unreadText] : []), ...pictures].join(' ');
  }

  const dialog = act.dialog(() => ({
    ...(isUnread ? { title: asking.unreadTitle, confirm: asking.unreadConfirm } : texts.undescribed),
    text: warnings(),
  }));
  return {
    publishes,
    setPublishes,
    send,
    hide: () => act.mutate({ call: hide, undo: publish, title: texts.hidden, failed: texts.hideFailed }),
    dialog,
    planning: { warnings, saveFirst, onMoved },
    isPending: act.isPending,
  };
}

type Act = {
  call: () => Promise<unknown>;
  undo: () => Promise<unknown>;
  title: string;
  failed: string;
};

type Asked = {
  stored: EditablePost;
  content: string;
  isUnread: boolean;
  save: () => void;
  saveFirst: () => Promise<boolean>;
  onMoved: () => Promise<unknown>;
};

export type Publication = ReturnType<typeof usePublication>;

type Props = { stored: EditablePost; publication: Publication };
