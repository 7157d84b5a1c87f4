import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { postPath } from '#core/paths.ts';
import { undescribedPictures } from '#core/images/undescribed-pictures.ts';
import { slugBaseOf } from '#core/post/post.ts';
import type { EditablePost } from '#contract/articles.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { publishPosts } from '#stores/change-posts.ts';
import { Button } from '../parts/Button.tsx';
import { Check } from '../parts/form/Check.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { SchedulePost } from '../life/SchedulePost.tsx';
import { publishingQuestion } from '../publication/publishing-question.ts';
import { useArticle } from '../publication/use-article.ts';
import { usePublishing } from '../publication/use-publishing.tsx';

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
  const { slug, isPublished } = stored;
  const [chosen, setPublishes] = useState<boolean>();
  const { data: article } = useArticle(slugBaseOf(slug));
  const unpublished = article?.posts.filter(({ publishedAt }) => publishedAt === null) ?? [];
  const isFirst = unpublished.length === 1 && unpublished[0]?.slug === slug;
  const publishes = chosen ?? (isFirst && !isUnread && stored.publishAt === null);
  const texts = words.edit;
  const publishing = usePublishing({ onChanged: onMoved });
  const post = { slug, isPublished, translation: isUnread ? stored.translation : 'reviewed' } as const;
  const undescribed = undescribedPictures(content);

  const publish = () =>
    publishing.publish([post], {
      // The editor expects to publish the visible text, so unsaved changes are saved first.
      call: async () => ((await saveFirst()) ? publishPosts([slug]) : undefined),
      describe: () => ({ title: texts.published }),
      undescribed,
    });

  function send(_: HTMLFormElement, { submitter }: SubmitEvent) {
    if ($liveProgress.get().step === 'saving') return;
    if (isPublished || !publishes || (submitter === null && chosen === undefined)) save();
    else publish();
  }

  return {
    publishes,
    setPublishes,
    send,
    hide: () => publishing.hide([post], { message: { title: texts.hidden } }),
    dialog: publishing.dialog,
    planning: { warning: publishingQuestion([post], { words, undescribed }).text, saveFirst, onMoved },
    isPending: publishing.isPending,
  };
}

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
