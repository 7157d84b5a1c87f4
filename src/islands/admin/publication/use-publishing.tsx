import { slugBaseOf } from '#core/post/post.ts';
import { counted } from '#i18n/counted.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { hidePosts, publishTogether } from '#stores/change-posts.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { isUnread } from './article-state.ts';

/** Publishes all posts in one build. If a text is unreviewed, `dialog` first asks the editor for confirmation. */
export function usePublishing(posts: readonly ArticlePost[], { onDone, onChanged }: Options) {
  const { words } = useDesk();
  const texts = words.articles.together;
  const unread = posts.filter(isUnread).length;

  const publishing = useConfirmedAction({
    run: (slugs: string[]) => publishTogether(slugs),
    onSuccess: ({ published, refused }, slugs) => {
      const brought = published.map(({ slug }) => slug).filter((slug) => slugs.includes(slug));
      offerUndo({
        title: counted(texts.publishedSome, brought.length),
        ...(refused.length > 0 && { text: counted(texts.refused, refused.length) }),
        about: [...new Set(slugs.map(slugBaseOf))],
        words,
        undo: () => hidePosts(brought),
        afterwards: onChanged,
      });
      onDone?.();
    },
    failureTitle: words.edit.publishFailed,
    onSettled: onChanged,
    changes: ['today'],
  });

  const slugs = posts.map(({ slug }) => slug);
  return {
    isPending: publishing.isPending,
    publish: () => (unread > 0 ? publishing.ask(slugs) : publishing.mutate(slugs)),
    dialog: publishing.dialog(() => ({
      title: texts.unreadTitle,
      text: `${counted(texts.unread, unread)} ${texts.unreadText}`,
      confirm: texts.unreadConfirm,
    })),
  };
}

type Options = {
  onDone?: () => void;
  onChanged: () => Promise<unknown>;
};
