import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { postAddressSchema, slugParts } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import type { ArticleLife } from './article-life.ts';
import { chosenMoment, localFormat } from '../ibiza-time/clock.ts';
import type { PublishingDeps } from './ports.ts';
import { publishingObstacle, type PublishingObstacle } from './publish-post.ts';

/** A local time on Ibiza. If that time occurs twice, `hour` selects one of the two moments. */
export const scheduleSchema = v.intersect([
  postAddressSchema,
  v.object({
    publish_at: v.pipe(
      v.string('A date and time are required.'),
      v.regex(localFormat, 'A date and time such as 2026-11-22T08:30.'),
      v.check((local) => !Number.isNaN(Date.parse(`${local}:00Z`)), 'There is no such date.'),
    ),
    hour: v.optional(v.nullable(v.picklist(['first', 'second'], 'first or second.'))),
  }),
]);

/** Refuses a time that is past or that the clock change skips. For a time that occurs twice, `hour` is required. */
export async function schedulePost(
  { posts, life, now }: ScheduleDeps,
  { slug, language, publishAt, hour }: CamelCased<v.InferOutput<typeof scheduleSchema>>,
): Promise<Result<ScheduledPost, ScheduleRefusal>> {
  const post = await posts.find({ slug, locale: language });
  if (!post) return refuse({ code: 'post-not-found' });
  const obstacle = publishingObstacle(post);
  if (obstacle !== undefined) return refuse({ code: obstacle });
  const chosen = chosenMoment({ local: publishAt, hour: hour ?? undefined });
  if ('problem' in chosen) return refuse({ code: chosen.problem });
  if (chosen.moment <= now()) return refuse({ code: 'time-is-past' });
  if (!(await life.schedule(slug, chosen.moment))) return refuse({ code: 'post-published' });
  return done({ slug, publishAt: chosen.moment });
}

export async function cancelSchedule(
  { posts, life }: Pick<ScheduleDeps, 'posts' | 'life'>,
  slug: string,
): Promise<Result<{ slug: string }, { code: 'post-not-found' } | { code: 'post-published' }>> {
  const locale = slugParts(slug)?.locale;
  if (locale === undefined || !(await posts.find({ slug, locale })))
    return refuse({ code: 'post-not-found' });
  return (await life.schedule(slug, undefined)) ? done({ slug }) : refuse({ code: 'post-published' });
}

type ScheduleDeps = Pick<PublishingDeps, 'posts' | 'now'> & { life: Pick<ArticleLife, 'schedule'> };

export type ScheduledPost = { slug: string; publishAt: Date };

export type ScheduleRefusal = {
  code: PublishingObstacle | 'post-not-found' | 'post-published' | 'time-is-past' | ClockProblem;
};

type ClockProblem = 'time-does-not-exist' | 'time-exists-twice';
