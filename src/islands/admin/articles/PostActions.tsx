import { useStore } from '@nanostores/react';
import { postPath } from '#core/paths.ts';
import { undescribedPictures } from '#core/images/undescribed-pictures.ts';
import { fill } from '#i18n/fill.ts';
import { counted } from '#i18n/counted.ts';
import type { EditablePost } from '#contract/articles.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { hidePost, publishPosts } from '#stores/change-posts.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { Button } from '../parts/Button.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { reportRefusal } from '../parts/report-refusal.ts';
import { useDesk } from '../parts/use-desk.ts';

export function PostActions({ stored, content, isUnread, saveFirst, onMoved }: Props) {
  const { words } = useDesk();
  const { slug, language } = stored;
  const busy = useStore($liveProgress).step === 'saving';
  const texts = words.edit;
  const asking = words.articles.together;

  const act = useConfirmedAction({
    run: async ({ call }: Act) => (await call()) !== undefined,
    done: (isDone, { title, undo }) => {
      if (!isDone) return;
      offerUndo({ title, words, undo, afterwards: onMoved });
      void onMoved();
    },
    refused: (cause, { failed }) => reportRefusal({ words, title: failed, cause }),
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
  const hiding: Act = { call: hide, undo: publish, title: texts.hidden, failed: texts.hideFailed };

  return (
    <>
      <Button
        variant="main"
        text={busy ? texts.saving : texts.save}
        type="submit"
        form="article"
        busy={busy}
      />
      {/* Both actions share one button element, so that the focus stays when the action changes. */}
      <Button
        text={stored.isPublished ? texts.hide : texts.publish}
        busy={busy || act.isPending}
        onClick={() => {
          if (busy) return;
          if (stored.isPublished) act.mutate(hiding);
          else if (isUnread || undescribedPictures(content) > 0) act.ask(publishing);
          else act.mutate(publishing);
        }}
      />
      {act.dialog(() => {
        const n = undescribedPictures(content);
        const pictures = n === 0 ? [] : [fill(texts.undescribed.text, { n })];
        if (!isUnread) return { ...texts.undescribed, text: pictures.join(' ') };
        return {
          title: asking.unreadTitle,
          text: [counted(asking.unread, 1), asking.unreadText, ...pictures].join(' '),
          confirm: asking.unreadConfirm,
        };
      })}
      {stored.isPublished && <a href={postPath(stored.publicSlug)}>{texts.view}</a>}
    </>
  );
}

type Act = {
  call: () => Promise<unknown>;
  undo: () => Promise<unknown>;
  title: string;
  failed: string;
};

type Props = {
  stored: EditablePost;
  content: string;
  isUnread: boolean;
  saveFirst: () => Promise<boolean>;
  onMoved: () => Promise<unknown>;
};
