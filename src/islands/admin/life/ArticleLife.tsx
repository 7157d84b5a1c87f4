import { useState } from 'react';
import type { PostVersion } from '#contract/article-life.ts';
import type { EditablePost } from '#contract/articles.ts';
import { sourceLocale } from '#core/locale.ts';
import { CopyArticle } from './CopyArticle.tsx';
import { DateArticle } from './DateArticle.tsx';
import { OwnSlug, RenameArticle } from './RenameArticle.tsx';
import { SchedulePost } from './SchedulePost.tsx';
import { MoveToTrash } from './MoveToTrash.tsx';
import { useDesk } from '../parts/use-desk.ts';

export function ArticleLife({ stored, onChanged, onMoved, onTrashed }: Props) {
  // Computed only once, so that the panel stays open when the editor removes the scheduled time.
  const [startsOpen] = useState(stored.publishAt !== null);
  const { schedule, date, rename, copy, trash, panel } = useDesk().words.life;
  return (
    <details className="desk-panel article-life" open={startsOpen}>
      <summary>{panel}</summary>
      {!stored.isPublished && (
        <section>
          <h2>{schedule.title}</h2>
          <SchedulePost stored={stored} onChanged={onChanged} />
        </section>
      )}
      <section>
        <h2>{date.title}</h2>
        <DateArticle key={stored.publishedAt} stored={stored} onChanged={onChanged} />
      </section>
      <section>
        <h2>{rename.title}</h2>
        <RenameArticle key={stored.slug} slug={stored.slug} onMoved={onMoved} />
        <OwnSlug key={stored.publicSlug} stored={stored} onChanged={onChanged} />
      </section>
      {stored.language === sourceLocale && (
        <section>
          <h2>{copy.title}</h2>
          <CopyArticle stored={stored} />
        </section>
      )}
      <section>
        <h2>{trash.title}</h2>
        <MoveToTrash stored={stored} onTrashed={onTrashed} />
      </section>
    </details>
  );
}

type Props = {
  stored: EditablePost;
  onChanged: () => Promise<unknown>;
  onMoved: (slug: string) => void;
  onTrashed: (posts: PostVersion[]) => void;
};
