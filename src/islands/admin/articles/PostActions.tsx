import { useStore } from '@nanostores/react';
import { postPath } from '#core/paths.ts';
import type { EditablePost } from '#contract/articles.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { hidePost, publishPosts } from '#stores/change-posts.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { Button } from '../parts/Button.tsx';
import { reportRefusal } from '../parts/report-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** The buttons of a post: save (submits the form), publish or hide, and the link to its page. */
export function PostActions({ stored, onMoved }: Props) {
  const { words } = useDesk();
  const { slug, language } = stored;
  const busy = useStore($liveProgress).step === 'saving';
  const texts = words.edit;

  const act = useDeskAction({
    run: ({ call }: Act) => call(),
    done: (_, { title, undo }) => {
      offerUndo({ title, words, undo, afterwards: onMoved });
      void onMoved();
    },
    refused: (cause, { failed }) => reportRefusal({ words, title: failed, cause }),
  });
  const publish = () => publishPosts([{ slug, language }]);
  const hide = () => hidePost({ slug, language });
  const publishing: Act = { call: publish, undo: hide, title: texts.published, failed: texts.publishFailed };
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
      {/* One element for both actions, so that it keeps the focus. */}
      <Button
        text={stored.isPublished ? texts.hide : texts.publish}
        busy={busy}
        onClick={() => busy || act.mutate(stored.isPublished ? hiding : publishing)}
      />
      {stored.isPublished && <a href={postPath(slug)}>{texts.view}</a>}
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
  /** Called after the post was published or hidden. */
  onMoved: () => Promise<unknown>;
};
