import type { AfterAnswer } from '#core/answering/after-answer.ts';
import type { ArticleLife } from '#core/publishing/article-life.ts';
import type { PublishingDeps } from '#core/publishing/ports.ts';
import { rebuildFor } from './rebuild.ts';
import { articleLife } from '#adapters/supabase/posts/article-life.ts';
import { postStore } from '#adapters/supabase/posts/post-store.ts';
import type { Database } from '#adapters/supabase/client.ts';

/** Gives the rules of publishing the database, with the rights of the calling editor, and the build. */
export const articleDeps = ({ editor, afterAnswer }: Call): PublishingDeps & { life: ArticleLife } => ({
  posts: postStore(editor.supabase),
  life: articleLife(editor.supabase),
  rebuild: rebuildFor(afterAnswer),
  now: () => new Date(),
});

export type Call = { editor: { supabase: Database; userId?: string }; afterAnswer: AfterAnswer };
