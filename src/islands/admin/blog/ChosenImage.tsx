import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import { inputOfForm } from '#core/post/fields.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { takeBack } from '#stores/article-life.ts';
import { fetchPost, type EditablePost } from '#clients/articles.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { imageRequest } from '#clients/images.ts';
import { saveRevision } from '#stores/publishing.ts';
import { showToast } from '#stores/toasts.ts';
import { textOf } from '../articles/post-text.ts';
import { ImageField } from '../images/ImageField.tsx';
import { storedImage } from '../images/stored-image.ts';
import { ListTrouble } from '../parts/ListTrouble.tsx';
import { offerUndo } from '../life/offer-undo.ts';
import { refusalText } from '../parts/refusal-text.ts';

/** The picture of one article, exchanged, described and saved without leaving the overview. */
export function ChosenImage({ slug, words, onSaving, onClose }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<ArticleImage | null>();
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const texts = words.actions;
  const { data, error, refetch } = useQuery({
    queryKey: ['post', slug],
    queryFn: () => fetchPost(slug),
    // Nothing is exchanged under somebody's hands.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const shown = data && (chosen === undefined ? storedImage(data) : (chosen ?? undefined));

  useEffect(() => heading.current?.focus(), []);

  async function save(post: EditablePost) {
    setProblem(undefined);
    if (chosen === undefined) {
      showToast({ tone: 'success', title: words.edit.unchanged });
      return;
    }
    if (shown?.alt.trim() === '') {
      setProblem(words.images.altMissing);
      return;
    }
    setSaving(true);
    onSaving(true);
    const sent = await saveRevision(
      { ...requestOf(post), ...imageRequest(chosen) },
      { isPublished: post.is_published },
    );
    setSaving(false);
    onSaving(false);
    if (!sent.ok) {
      showToast({ tone: 'failure', title: texts.actionFailed, text: refusalText(words, sent.refusal.code) });
      // The picture that was chosen stays, and goes over what the post is now.
      if (sent.refusal.code === 'changed-meanwhile') await refetch();
      return;
    }
    offerUndo({
      title: texts.done,
      text: texts.imageUpdated,
      words,
      undo: () => takeBack([sent.value]),
      afterwards: () => undefined,
    });
    onClose();
  }

  return (
    <section className="chosen-image" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {data === undefined ? texts.image.idle : `${texts.image.idle}: ${data.title}`}
      </h3>
      {error && (
        <ListTrouble
          text={texts.failedText}
          reason={refusalText(words, refusalCode(error))}
          retry={() => void refetch()}
          retryText={texts.retry}
        />
      )}
      {data === undefined && !error && <p role="status">{texts.loading}</p>}
      {data && (
        <ImageField
          value={shown}
          onChange={(image) => setChosen(image ?? null)}
          words={words}
          problem={problem}
          lang={data.language}
        />
      )}
      <div className="blog-actions-buttons">
        <button
          type="button"
          className="button"
          disabled={data === undefined || saving}
          onClick={() => data && void save(data)}
        >
          {saving ? texts.image.busy : texts.saveImage}
        </button>
        <button type="button" className="button button-quiet" disabled={saving} onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </section>
  );
}

/** The post as it stands: its text does not change. */
const requestOf = (post: EditablePost) => ({
  slug: post.slug,
  language: post.language,
  revision: post.revision,
  ...inputOfForm(textOf(post)),
  ...{ small_fix: false, reviewed: false },
});

type Props = {
  slug: string;
  words: DeskWords;
  /** Whether the picture is being saved just now. */
  onSaving: (saving: boolean) => void;
  onClose: () => void;
};
