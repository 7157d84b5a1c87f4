import { useStore } from '@nanostores/react';
import { undescribedImages } from '#core/images/undescribed-images.ts';
import type { EditablePost } from '#contract/articles.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { publishPosts } from '#stores/change-posts.ts';
import { usePlanning } from '../life/use-planning.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { mainAction } from '../publication/main-action.ts';
import { PublishControl } from '../publication/PublishControl.tsx';
import { publishingQuestion } from '../publication/publishing-question.ts';
import { usePublishing } from '../publication/use-publishing.tsx';

/** The buttons at the top of a post: save or publish it, plan it, hide it, and preview it. */
export function PostActions({ stored, publication, isSaved, onPreview }: Props) {
  const { words } = useDesk();
  const { action, isPending, planning, publish, keepAsDraft, hide } = publication;
  const busy = useStore($liveProgress).step === 'saving' || isPending;
  const { control, saving, saveDraft, saveScheduled, publish: publishText, update } = words.edit;
  const mainButton = {
    publish: publishText,
    update,
    'keep-planned': saveScheduled,
    draft: saveDraft,
  };
  const name = words.languageNames[stored.language];
  const isPlanned = stored.publishAt !== null;
  const unpublished = [
    ...(stored.translation === 'pending'
      ? []
      : [
          { text: control.now, onChoose: publish },
          { text: isPlanned ? control.replan : control.plan, onChoose: planning.open },
        ]),
    { text: control.draft, onChoose: isPlanned ? planning.cancel : keepAsDraft },
  ];
  return (
    <>
      <PublishControl
        next={mainButton[action]}
        waiting={busy ? saving : undefined}
        busy={busy}
        isIdle={action === 'update' && isSaved}
        entries={stored.isPublished ? [{ text: `${control.hide}: ${name}`, onChoose: hide }] : unpublished}
        onPreview={onPreview}
      />
      {publication.dialog}
      {planning.dialog}
    </>
  );
}

/** Ctrl+S stores the text. It never publishes a draft. */
export function usePublication(options: Options) {
  const { stored, content, isUnread, save, saveFirst, onMoved } = options;
  const { words } = useDesk();
  const { slug, isPublished } = stored;
  const texts = words.edit;
  const publishing = usePublishing({ onChanged: onMoved });
  const post = { slug, isPublished, translation: isUnread ? stored.translation : 'reviewed' } as const;
  const undescribed = undescribedImages(content);
  const warning = publishingQuestion([post], { words, undescribed }).text;
  const planning = usePlanning({ stored, warning, saveFirst, onMoved });
  const action = mainAction(stored, !isUnread);

  const publish = () =>
    publishing.publish([post], {
      // The editor expects to publish the visible text, so unsaved changes are saved first.
      call: async () => ((await saveFirst()) ? publishPosts([slug]) : undefined),
      describe: () => ({ title: texts.published }),
      undescribed,
    });

  function send(_: HTMLFormElement, { submitter }: SubmitEvent) {
    if ($liveProgress.get().step === 'saving') return;
    if (action !== 'publish' || submitter === null) save();
    else publish();
  }

  return {
    action,
    send,
    publish,
    keepAsDraft: save,
    hide: () =>
      publishing.hide([post], {
        message: { title: `${texts.hidden}: ${words.languageNames[stored.language]}` },
      }),
    dialog: publishing.dialog,
    planning,
    isPending: publishing.isPending || planning.isCancelling,
  };
}

type Options = {
  stored: EditablePost;
  content: string;
  isUnread: boolean;
  save: () => void;
  saveFirst: () => Promise<boolean>;
  onMoved: () => Promise<unknown>;
};

export type Publication = ReturnType<typeof usePublication>;

type Props = {
  stored: EditablePost;
  publication: Publication;
  /** There is nothing to save. */
  isSaved: boolean;
  onPreview: () => void;
};
