import type { ArticlePost } from '#contract/articles.ts';
import { cancelSchedule, scheduleBlogPost } from '#contract/publishing.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { isUnread } from '../publication/article-state.ts';
import { asTyped } from './as-typed.ts';

/** Offers to schedule the reviewed, unscheduled texts of an article at the time of its first scheduled text. */
export function usePlanAlong(ready: readonly ArticlePost[], onChanged: () => Promise<unknown>) {
  const { words, language } = useDesk();
  const texts = words.sideBySide;
  const [at] = ready.flatMap(({ publishAt }) => publishAt ?? []).toSorted();
  const others = ready.filter((post) => post.publishAt === null && !isUnread(post));
  const planning = useDeskAction({
    run: async (moment: string) => {
      for (const { slug, language: locale } of others)
        await callAsEditor(scheduleBlogPost, { slug, language: locale, ...asTyped(moment) });
    },
    done: (_, moment) =>
      offerUndo({
        title: fill(words.life.schedule.scheduled, { date: formatMoment(moment, language) }),
        about: others.map(({ slug }) => slugBaseOf(slug)).slice(0, 1),
        words,
        undo: async () => {
          for (const { slug, language: locale } of others)
            await callAsEditor(cancelSchedule, { slug, language: locale });
        },
        afterwards: onChanged,
      }),
    failed: words.life.schedule.failed,
    ended: onChanged,
  });
  if (at === undefined) return undefined;
  const button = {
    text: texts.planAlong,
    busy: planning.isPending,
    onClick: () => planning.mutate(at),
  };
  const date = formatMoment(at, language);
  return others.length > 0
    ? { text: fill(texts.planned, { date }), button }
    : { text: fill(texts.allPlanned, { date }) };
}
