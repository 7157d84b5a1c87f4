import { useState } from 'react';
import { postLimits, slugBaseOf, slugFormat } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { renameArticle, takeBack } from '#stores/article/article-life.ts';
import { waitForUploads } from '#stores/pending-uploads.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { offerUndo } from '../parts/offer-undo.ts';

export function RenameArticle({ slug, onMoved }: Props) {
  const { words } = useDesk();
  const from = slugBaseOf(slug);
  const language = slug.slice(from.length + 1);
  const [to, setTo] = useState(from);
  const [problem, setProblem] = useState<string>();
  const texts = words.life.rename;

  function ask() {
    if (to === from) setProblem(texts.same);
    else if (!slugFormat.test(to) || to.length > postLimits.slugBase) setProblem(words.manual.slugInvalid);
    else {
      setProblem(undefined);
      moving.ask(to);
    }
  }

  const moving = useConfirmedAction({
    run: async (chosen: string) => {
      // The form remounts at the new address, so its uploads must finish before the renaming.
      await waitForUploads();
      return renameArticle({ from, to: chosen });
    },
    done: ({ posts }, chosen) => {
      offerUndo({
        title: texts.renamed,
        text: chosen,
        words,
        undo: () => takeBack(posts, { from: chosen }),
        afterwards: () => onMoved(`${from}-${language}`),
      });
      onMoved(`${chosen}-${language}`);
    },
    refused: (cause) => setProblem(refusalText(words, refusalOf(cause))),
  });

  return (
    <div className="life-form">
      <TextField
        label={words.manual.slugBase}
        name="new_slug_base"
        hint={texts.hint}
        problem={problem}
        value={to}
        maxLength={postLimits.slugBase}
        autoCapitalize="none"
        spellCheck={false}
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

type Props = {
  slug: string;
  onMoved: (slug: string) => void;
};
