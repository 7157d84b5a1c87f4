import { useState } from 'react';
import type { PostVersion } from '#contract/article-life.ts';
import type { EditablePost } from '#contract/articles.ts';
import { daysInTrash } from '#core/lifetimes.ts';
import { sourceLocale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { trashArticle } from '#stores/article-life.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { tellRefusal } from '../parts/tell-refusal.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Throws this language away, or the whole article. The Dutch text goes with all of it. */
export function ThrowAway({ stored, onThrown }: Props) {
  const { words } = useDesk();
  const [asks, setAsks] = useState<'one' | 'all'>();
  const texts = words.life.trash;
  const slugBase = slugBaseOf(stored.slug);

  const trashing = useDeskAction({
    run: (which: 'one' | 'all') =>
      trashArticle({ slug_base: slugBase, ...(which === 'one' && { language: stored.language }) }),
    done: ({ posts }) => onThrown(posts),
    refused: (cause) => tellRefusal({ words, title: texts.failed, cause }),
    ended: () => setAsks(undefined),
  });

  return (
    <div className="desk-actions">
      {stored.language !== sourceLocale && (
        <Button look="danger" text={texts.one} onClick={() => setAsks('one')} />
      )}
      <Button look="danger" text={texts.all} onClick={() => setAsks('all')} />
      {asks !== undefined && (
        <ConfirmDialog
          title={texts[`${asks}Title`]}
          text={fill(texts[`${asks}Text`], { days: daysInTrash })}
          confirm={texts[asks]}
          cancel={words.life.cancel}
          busy={trashing.isPending}
          onConfirm={() => trashing.mutate(asks)}
          onCancel={() => setAsks(undefined)}
        />
      )}
    </div>
  );
}

type Props = {
  stored: EditablePost;
  onThrown: (posts: PostVersion[]) => void;
};
