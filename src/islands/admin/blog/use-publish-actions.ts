import { fetchArticle } from '#clients/articles.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { newsSlugsOfToday } from '#core/publishing/publish-posts.ts';
import { hideDaily, publishPosts, publishToday, type PublishedPosts } from '#stores/change-posts.ts';
import { useDesk } from '../parts/use-desk.ts';
import { usePublishing } from '../publication/use-publishing.tsx';
import { describePublished, reportFailure, type Press } from './blog-action.ts';

/** The bar’s buttons that publish and hide posts. */
export function usePublishActions(onChanged: () => Promise<unknown>) {
  const { words } = useDesk();
  const { publish, hide, isPending, dialog } = usePublishing({ onChanged });

  const reportAs = (name: 'publish' | 'publishToday' | 'publishBoth') => ({
    describe: (answer: PublishedPosts) => describePublished(answer, { words }),
    onError: (cause: unknown) => reportFailure(name, { words, cause }),
  });

  const actions = {
    publish({ post }) {
      if (post !== undefined) publish([post], reportAs('publish'));
      return Promise.resolve();
    },

    publishToday: async () =>
      publish(await todaysPosts(), { ...reportAs('publishToday'), call: publishToday }),

    /** The draft is published first, so that today’s news is newer than the draft. */
    async publishBoth({ post }) {
      if (post === undefined) return;
      const today = newsSlugsOfToday(new Date()).filter((slug) => slug !== post.slug);
      publish([post, ...(await todaysPosts())], {
        ...reportAs('publishBoth'),
        call: () => publishPosts([post.slug, ...today]),
        describe: (answer) => describePublished(answer, { words, today }),
      });
    },

    hideDaily: async () =>
      hide(await todaysPosts(), {
        call: hideDaily,
        message: { title: words.actions.hidden, text: words.actions.hiddenText },
        onError: (cause) => reportFailure('hideDaily', { words, cause }),
      }),
  } satisfies Record<string, (press: Press) => Promise<void>>;

  return { actions, isPending, dialog };
}

/** Today’s news in all its languages, or an empty list. */
const todaysPosts = async (): Promise<ArticlePost[]> =>
  (await fetchArticle(dailyNewsBase(islandDay(new Date()))))?.posts ?? [];
