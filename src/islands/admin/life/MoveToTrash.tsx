import type { PostVersion } from '#contract/article-life.ts';
import type { EditablePost } from '#contract/articles.ts';
import { daysInTrash } from '#core/lifetimes.ts';
import { sourceLocale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { trashArticle } from '#stores/article/article-life.ts';
import { Button } from '../parts/Button.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** Moves one language or the whole article to the trash. The Dutch text goes to the trash only with the whole article. */
export function MoveToTrash({ stored, onTrashed }: Props) {
  const { words } = useDesk();
  const texts = words.life.trash;
  const slugBase = slugBaseOf(stored.slug);

  const trashing = useConfirmedAction({
    run: (which: 'one' | 'all') =>
      trashArticle({ slugBase, ...(which === 'one' && { language: stored.language }) }),
    done: ({ posts }) => onTrashed(posts),
    failed: texts.failed,
  });

  return (
    <div className="desk-actions">
      {stored.language !== sourceLocale && (
        <Button variant="danger" text={texts.one} onClick={() => trashing.ask('one')} />
      )}
      <Button variant="danger" text={texts.all} onClick={() => trashing.ask('all')} />
      {trashing.dialog((which) => ({
        title: texts[`${which}Title`],
        text: fill(texts[`${which}Text`], { days: daysInTrash }),
        confirm: texts[which],
      }))}
    </div>
  );
}

type Props = {
  stored: EditablePost;
  onTrashed: (posts: PostVersion[]) => void;
};
