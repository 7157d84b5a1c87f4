import { useEffect, useId, useRef, useState } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import { formOf } from '#core/post/fields.ts';
import { takeBack } from '#stores/article/article-life.ts';
import { readPost, type EditablePost } from '#contract/articles.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { imageRequest } from '#clients/images.ts';
import { saveRevision } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import { ImageField } from '../images/ImageField.tsx';
import { storedImage } from '../images/stored-image.ts';
import { Button } from '../parts/Button.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { offerUndo } from '../parts/offer-undo.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Changes the image of an article from the blog, without opening the article at the desk. */
export function ChosenImage({ slug, onSaving, onClose }: Props) {
  const { words } = useDesk();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<ArticleImage | null>();
  const [problem, setProblem] = useState<string>();
  const texts = words.actions;
  const { data, error, refetch } = useAnswer(readPost, {
    key: ['post', slug],
    input: { slug },
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const shown = data && (chosen === undefined ? storedImage(data) : (chosen ?? undefined));

  useEffect(() => heading.current?.focus(), []);

  const saving = useDeskAction({
    run: (post: EditablePost) => {
      onSaving(true);
      return saveRevision({ ...requestOf(post), ...imageRequest(chosen) }, { isPublished: post.isPublished });
    },
    onSuccess: (saved) => {
      offerUndo({
        title: texts.done,
        text: texts.imageUpdated,
        words,
        undo: () => takeBack([saved]),
      });
      onClose();
    },
    failureTitle: texts.actionFailed,
    onError: (cause) => {
      // The post has a newer version, so the form reloads it. The chosen image stays.
      if (refusalCode(cause) === 'changed-meanwhile') void refetch();
    },
    onSettled: () => onSaving(false),
  });

  function save(post: EditablePost) {
    setProblem(undefined);
    if (chosen === undefined) {
      showToast({ tone: 'success', title: words.edit.unchanged });
      return;
    }
    if (shown?.alt.trim() === '') {
      setProblem(words.images.altMissing);
      return;
    }
    saving.mutate(post);
  }

  return (
    <section className="stack chosen-image" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {data === undefined ? texts.image.idle : `${texts.image.idle}: ${data.title}`}
      </h3>
      <ListTrouble query={{ error, refetch }} text={texts.failedText} />
      {data === undefined && !error && <p role="status">{texts.loading}</p>}
      {data && (
        <ImageField
          value={shown}
          onChange={(image) => setChosen(image ?? null)}
          problem={problem}
          lang={data.language}
        />
      )}
      <div className="row gap-2 blog-actions-buttons">
        <Button
          variant="main"
          text={saving.isPending ? texts.image.busy : texts.saveImage}
          disabled={data === undefined || saving.isPending}
          onClick={() => data && save(data)}
        />
        <Button text={words.frame.cancel} disabled={saving.isPending} onClick={onClose} />
      </div>
    </section>
  );
}

const requestOf = (post: EditablePost) => ({
  slug: post.slug,
  language: post.language,
  revision: post.revision,
  ...formOf(post),
  reviewed: false,
});

type Props = {
  slug: string;
  onSaving: (saving: boolean) => void;
  onClose: () => void;
};
