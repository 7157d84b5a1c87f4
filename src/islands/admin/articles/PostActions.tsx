import { useStore } from '@nanostores/react';
import { postPath } from '#core/paths.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import type { EditablePost } from '#clients/articles.ts';
import { $publication } from '#stores/publication.ts';
import { hidePost, publishPosts, type SentPosts } from '#stores/publishing.ts';
import { showToast } from '#stores/toasts.ts';
import { offerUndo } from '../life/offer-undo.ts';
import { refusalText } from '../parts/refusal-text.ts';

/** The buttons of a post: save (the form's), publish or hide, and the way to its page. */
export function PostActions({ stored, words, onMoved }: Props) {
  const { slug, language } = stored;
  const busy = useStore($publication).step === 'saving';
  const texts = words.edit;

  async function act({ call, undo, title, failed }: Act) {
    const sent = await call();
    if (!sent.ok) {
      showToast({ tone: 'failure', title: failed, text: refusalText(words, sent.refusal.code) });
      return;
    }
    offerUndo({ title, words, undo, afterwards: onMoved });
    await onMoved();
  }
  const publish = () => publishPosts([{ slug, language }]);
  const hide = () => hidePost({ slug, language });

  return (
    <div className="desk-actions">
      <button type="submit" className="button" disabled={busy}>
        {busy ? texts.saving : texts.save}
      </button>
      {stored.is_published ? (
        <>
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={() =>
              void act({ call: hide, undo: publish, title: texts.hidden, failed: texts.hideFailed })
            }
          >
            {texts.hide}
          </button>
          <a href={postPath(slug)}>{texts.view}</a>
        </>
      ) : (
        <button
          type="button"
          className="button button-quiet"
          disabled={busy}
          onClick={() =>
            void act({ call: publish, undo: hide, title: texts.published, failed: texts.publishFailed })
          }
        >
          {texts.publish}
        </button>
      )}
    </div>
  );
}

type Act = {
  call: () => Promise<SentPosts>;
  undo: () => Promise<SentPosts>;
  title: string;
  failed: string;
};

type Props = {
  stored: EditablePost;
  words: DeskWords;
  /** The post was published or hidden. */
  onMoved: () => Promise<void>;
};
