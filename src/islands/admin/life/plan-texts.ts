import type { ArticlePost } from '#contract/articles.ts';
import { cancelSchedule, scheduleBlogPost } from '#contract/publishing.ts';
import { islandTime, momentsOnIsland } from '#core/ibiza-time/clock.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import type { Desk } from '../parts/use-desk.ts';
import { namesOf } from '../publication/article-state.ts';

/** Schedules texts of one article for `at`, or cancels their schedules. The undo restores the time of each text. */
export async function planTexts({ posts, at, desk: { words, language }, afterUndo }: Plan): Promise<void> {
  const texts = words.life.schedule;
  for (const post of posts) await planText(post, at);
  offerUndo({
    title: at === null ? texts.cancelled : fill(texts.scheduled, { date: formatMoment(at, language) }),
    text: namesOf(posts, words),
    about: posts.map(({ slug }) => slugBaseOf(slug)).slice(0, 1),
    words,
    undo: async () => {
      for (const post of posts) await planText(post, post.publishAt);
    },
    afterUndo,
  });
}

const planText = ({ slug, language }: Planned, at: string | null): Promise<unknown> =>
  at === null
    ? callAsEditor(cancelSchedule, { slug, language })
    : callAsEditor(scheduleBlogPost, { slug, language, ...scheduleInput(at) });

/** `hour` says which of two hours is meant when the clocks go back and an hour occurs twice. */
export function scheduleInput(moment: string): { publishAt: string; hour?: 'first' | 'second' } {
  const local = islandTime(new Date(moment));
  const [first] = momentsOnIsland(local);
  return { publishAt: local, hour: first?.getTime() === Date.parse(moment) ? 'first' : 'second' };
}

type Planned = Pick<ArticlePost, 'slug' | 'language' | 'publishAt'>;
type Plan = { posts: readonly Planned[]; at: string | null; desk: Desk; afterUndo: () => unknown };
