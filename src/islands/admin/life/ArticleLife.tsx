import { useState } from 'react';
import type { PostVersion } from '#contract/article-life.ts';
import type { EditablePost } from '#contract/articles.ts';
import { RenameArticle } from './RenameArticle.tsx';
import { SchedulePost } from './SchedulePost.tsx';
import { ThrowAway } from './ThrowAway.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** What happens to an article beside its text: when it goes out, where it stands, and that it is thrown away. */
export function ArticleLife({ stored, onChanged, onMoved, onThrown }: Props) {
  // Only at first: it is not shut under somebody’s hands when the time is taken away.
  const [startsOpen] = useState(stored.publish_at !== null);
  const { schedule, rename, trash, panel } = useDesk().words.life;
  return (
    <details className="desk-panel article-life" open={startsOpen}>
      <summary>{panel}</summary>
      {!stored.is_published && (
        <section>
          <h2>{schedule.title}</h2>
          <SchedulePost stored={stored} onChanged={onChanged} />
        </section>
      )}
      <section>
        <h2>{rename.title}</h2>
        <RenameArticle key={stored.slug} slug={stored.slug} onMoved={onMoved} />
      </section>
      <section>
        <h2>{trash.title}</h2>
        <ThrowAway stored={stored} onThrown={onThrown} />
      </section>
    </details>
  );
}

type Props = {
  stored: EditablePost;
  /** Something of the row was changed, its text was not. */
  onChanged: () => Promise<unknown>;
  onMoved: (slug: string) => void;
  onThrown: (posts: PostVersion[]) => void;
};
