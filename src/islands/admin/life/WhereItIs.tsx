import { deskPages } from '#core/desk-pages.ts';
import { listTrash } from '#contract/article-life.ts';
import { fill } from '#i18n/fill.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Leads from a missing text to the trash if it lies there, else to the articles that its title finds: its address may have changed. */
export function WhereItIs({ slug, title }: { slug: string; title: string }) {
  const { life, writing } = useDesk().words;
  const { data } = useAnswer(listTrash, { key: ['trash'], input: {} });
  if (data === undefined) return null;
  if (data.articles.some(({ posts }) => posts.some((post) => post.slug === slug)))
    return (
      <p role="status">
        {fill(life.trash.thrown, { days: data.days })} <a href={deskPages.trash}>{life.trash.toTrash}</a>
      </p>
    );
  return (
    <p>
      <a href={`${deskPages.articles}?q=${encodeURIComponent(title)}`}>{writing.editor.link.search}</a>
    </p>
  );
}
