import { useState, type ComponentProps } from 'react';
import type { EditablePost } from '#contract/articles.ts';
import { sourceLocale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { postLimits, slugBaseOf } from '#core/post/post.ts';
import { isSlugBase } from '#core/post/slugs/slug-base.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { renameArticle, setOwnSlug, takeBack } from '#stores/article/article-life.ts';
import { waitForUploads } from '#stores/pending-uploads.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { offerUndo } from '../parts/offer-undo.ts';

/** A form for the address. The Dutch page moves the whole article. The others have an address of their own. */
export default function ArticleAddress({ stored, onMoved, ...rest }: OwnProps & Pick<Props, 'onMoved'>) {
  return stored.language === sourceLocale ? (
    <RenameArticle slug={stored.slug} onMoved={onMoved} onClose={rest.onClose} />
  ) : (
    <OwnSlug stored={stored} {...rest} />
  );
}

/** Moves an article with all its languages to another address. */
function RenameArticle({ slug, onMoved, onClose }: Props) {
  const { words } = useDesk();
  const from = slugBaseOf(slug);
  const language = slug.slice(from.length + 1);
  const [to, setTo] = useState(from);
  const [problem, setProblem] = useState<string>();
  const texts = words.life.rename;

  const moving = useDeskAction({
    run: async () => {
      // Renaming remounts the article form, so the form’s uploads must finish first.
      await waitForUploads();
      return renameArticle({ from, to });
    },
    onSuccess: ({ posts }) => {
      onClose();
      offerUndo({
        title: texts.renamed,
        text: to,
        words,
        undo: () => takeBack(posts, { from: to }),
        afterUndo: () => onMoved(`${from}-${language}`),
      });
      onMoved(`${to}-${language}`);
    },
    onError: (cause) => setProblem(refusalText(words, refusalOf(cause))),
  });

  function move() {
    const wrong = to === from ? texts.same : isSlugBase(to) ? undefined : words.manual.slugInvalid;
    setProblem(wrong);
    if (wrong === undefined) moving.mutate();
  }

  return (
    <ChangeForm save={texts.save} busy={moving.isPending} onSave={move} onClose={onClose}>
      <SlugField
        label={words.manual.slugBase}
        name="new_slug_base"
        hint={texts.hint}
        problem={problem}
        value={to}
        onText={setTo}
      />
    </ChangeForm>
  );
}

/** Sets the slug base in the public URL of one language. An empty field restores the article’s slug base. */
function OwnSlug({ stored: { slug, publicSlug }, onChanged, onClose }: OwnProps) {
  const { words } = useDesk();
  const texts = words.life.ownSlug;
  const now = slugBaseOf(publicSlug);
  const [typed, setTyped] = useState(now);
  const [problem, setProblem] = useState<string>();
  const saving = useDeskAction({
    run: (ownBase: string) => setOwnSlug({ slug, ownBase, from: publicSlug }),
    onSuccess: ({ posts }) => {
      onClose();
      void onChanged();
      const undo = () => setOwnSlug({ slug, ownBase: now, from: posts[0]?.publicSlug ?? slug });
      offerUndo({ title: texts.saved, about: [slugBaseOf(slug)], words, undo, afterUndo: onChanged });
    },
    onError: (cause) => setProblem(refusalText(words, refusalOf(cause))),
  });

  function save() {
    const wanted = typed || slugBaseOf(slug);
    setProblem(isSlugBase(wanted) ? undefined : words.manual.slugInvalid);
    if (isSlugBase(wanted)) saving.mutate(wanted);
  }

  return (
    <ChangeForm
      save={texts.save}
      busy={saving.isPending}
      disabled={typed === now}
      onSave={save}
      onClose={onClose}
    >
      <SlugField
        label={texts.field}
        name="own_base"
        hint={fill(texts.hint, { path: postPath(slug) })}
        problem={problem}
        value={typed}
        onText={setTyped}
      />
    </ChangeForm>
  );
}

const SlugField = (props: ComponentProps<typeof TextField>) => (
  <TextField autoFocus maxLength={postLimits.slugBase} autoCapitalize="none" spellCheck={false} {...props} />
);

type OwnProps = { stored: EditablePost; onChanged: () => Promise<unknown>; onClose: () => void };

type Props = {
  slug: string;
  onMoved: (slug: string) => void;
  onClose: () => void;
};
