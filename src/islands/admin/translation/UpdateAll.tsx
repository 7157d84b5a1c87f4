import type { Article } from '#contract/articles.ts';
import { deskPages } from '#core/desk-pages.ts';
import type { Locale } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { openPage } from '#stores/shown-page.ts';
import { useArticle } from '../publication/use-article.ts';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { isOutdated } from '../publication/article-state.ts';
import { StillCorrect } from './StillCorrect.tsx';
import { useWritingHelp } from './use-writing-help.ts';

/** Shows buttons to open the review of new translations, or to confirm that the outdated ones are still correct. */
export function UpdateAll({ articles, onChanged }: Props) {
  const texts = useDesk().words.translation;
  const { whyNot } = useWritingHelp();
  const outdated = articles.filter(({ posts }) => posts.some(isOutdated));
  if (outdated.length === 0) return null;
  return (
    <div className="row">
      {outdated.map(({ slugBase, posts }) => (
        <Button
          key={slugBase}
          text={outdated.length === 1 ? texts.updateAll : `${texts.updateAll}: ${posts[0]?.title}`}
          title={whyNot}
          disabled={whyNot !== undefined}
          onClick={() => openPage(updateAddress(slugBase))}
        />
      ))}
      <StillCorrect posts={outdated.flatMap(({ posts }) => posts)} onChanged={onChanged} />
    </div>
  );
}

/** Shows a button that saves a correction of the Dutch text and then opens the review of new translations. */
export function CorrectAll({ slug, saveFirst }: { slug: string; saveFirst: () => Promise<boolean> }) {
  const texts = useDesk().words.translation;
  const { whyNot } = useWritingHelp();
  const slugBase = slugBaseOf(slug);
  const { data: article, refetch } = useArticle(slugBase);
  const correcting = useDeskAction({
    run: async () => {
      if (!(await saveFirst())) return;
      await refetch();
      openPage(updateAddress(slugBase));
    },
  });
  const hasOthers = article?.posts.some(
    ({ translation }) => translation !== 'source' && translation !== 'pending',
  );
  // Without a translator, the side of the page says what it needs.
  if (hasOthers !== true || whyNot !== undefined) return null;
  return (
    <Button text={texts.saveAndUpdateAll} busy={correcting.isPending} onClick={() => correcting.mutate()} />
  );
}

/** Returns the URL of the review of new translations. Without `locale`, it covers all outdated translations. */
export const updateAddress = (slugBase: string, locale: Locale | '' = ''): string =>
  `${deskPages['review-translations']}?article=${slugBase}&update=${locale}`;

type Props = { articles: readonly Article[]; onChanged: () => Promise<unknown> };
