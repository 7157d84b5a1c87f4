import { useState, type ComponentProps } from 'react';
import type { EditablePost } from '#contract/articles.ts';
import { postPath } from '#core/paths.ts';
import { postLimits, slugBaseOf } from '#core/post/post.ts';
import { isSlugBase } from '#core/post/slugs/slug-base.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { renameArticle, setOwnSlug, takeBack } from '#stores/article/article-life.ts';
import { waitForUploads } from '#stores/pending-uploads.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { offerUndo } from '../parts/offer-undo.ts';

/** Moves an article with all its languages to another address. */
export function RenameArticle({ slug, onMoved }: Props) {
  const { words } = useDesk();
  const from = slugBaseOf(slug);
  const language = slug.slice(from.length + 1);
  const [to, setTo] = useState(from);
  const [problem, setProblem] = useState<string>();
  const texts = words.life.rename;

  function ask() {
    if (to === from) setProblem(texts.same);
    else if (!isSlugBase(to)) setProblem(words.manual.slugInvalid);
    else {
      setProblem(undefined);
      moving.ask(to);
    }
  }

  const moving = useConfirmedAction({
    run: async (chosen: string) => {
      // Renaming remounts the article form, so the form’s uploads must finish first.
      await waitForUploads();
      return renameArticle({ from, to: chosen });
    },
    onSuccess: ({ posts }, chosen) => {
      offerUndo({
        title: texts.renamed,
        text: chosen,
        words,
        undo: () => takeBack(posts, { from: chosen }),
        afterwards: () => onMoved(`${from}-${language}`),
      });
      onMoved(`${chosen}-${language}`);
    },
    onError: (cause) => setProblem(refusalText(words, refusalOf(cause))),
  });

  return (
    <div className="stack start life-form">
      <SlugField
        label={words.manual.slugBase}
        name="new_slug_base"
        hint={texts.hint}
        problem={problem}
        value={to}
        onText={setTo}
      />
      <Button text={texts.save} onClick={ask} />
      {moving.dialog((chosen) => ({
        title: texts.confirmTitle,
        text: fill(texts.confirmText, { slug: chosen }),
        confirm: texts.save,
      }))}
    </div>
  );
}

/** Sets the slug base in the public URL of one language. An empty field restores the article’s slug base. */
export function OwnSlug({ stored: { slug, publicSlug }, onChanged }: OwnProps) {
  const { words } = useDesk();
  const texts = words.life.ownSlug;
  const now = slugBaseOf(publicSlug);
  const [typed, setTyped] = useState(now);
  const [problem, setProblem] = useState<string>();
  const saving = useDeskAction({
    run: (ownBase: string) => setOwnSlug({ slug, ownBase, from: publicSlug }),
    onSuccess: ({ posts }) => {
      void onChanged();
      const undo = () => setOwnSlug({ slug, ownBase: now, from: posts[0]?.publicSlug ?? slug });
      offerUndo({ title: texts.saved, about: [slugBaseOf(slug)], words, undo, afterwards: onChanged });
    },
    onError: (cause) => setProblem(refusalText(words, refusalOf(cause))),
  });

  function save() {
    const wanted = typed || slugBaseOf(slug);
    setProblem(isSlugBase(wanted) ? undefined : words.manual.slugInvalid);
    if (isSlugBase(wanted)) saving.mutate(wanted);
  }

  return (
    <div className="stack start life-form">
      <SlugField
        label={texts.field}
        name="own_base"
        hint={fill(texts.hint, { path: postPath(slug) })}
        problem={problem}
        value={typed}
        onText={setTyped}
      />
      <Button text={texts.save} busy={saving.isPending} disabled={typed === now} onClick={save} />
    </div>
  );
}

const SlugField = (props: ComponentProps<typeof TextField>) => (
  <TextField maxLength={postLimits.slugBase} autoCapitalize="none" spellCheck={false} {...props} />
);

type OwnProps = { stored: EditablePost; onChanged: () => Promise<unknown> };

type Props = {
  slug: string;
  onMoved: (slug: string) => void;
};
