import { deskPages } from '#core/desk-pages.ts';
import { listTrash } from '#contract/article-life.ts';
import { fill } from '#i18n/fill.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Leads to the trash, if a missing text lies there. */
export function FoundInTrash({ slug }: { slug: string }) {
  const texts = useDesk().words.life.trash;
  const { data } = useAnswer(listTrash, { key: ['trash'], input: {} });
  if (data?.articles.some(({ posts }) => posts.some((post) => post.slug === slug)) !== true) return null;
  return (
    <p role="status">
      {fill(texts.thrown, { days: data.days })} <a href={deskPages.trash}>{texts.toTrash}</a>
    </p>
  );
}
