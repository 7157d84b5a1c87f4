/** Lets the schedule publish a post at a later time. */
import * as v from 'valibot';
import type { CamelCased } from '../casing/field-names.ts';
import { postAddressSchema } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import type { ArticleLife } from './article-life.ts';
import { chosenMoment, localFormat } from '../ibiza-time/clock.ts';
import type { PublishingDeps, PublishingObstacle } from './ports.ts';

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
  { life, now }: ScheduleDeps,
  { slug, publishAt, hour }: CamelCased<v.InferOutput<typeof scheduleSchema>>,
): Promise<Result<ScheduledPost, ScheduleRefusal>> {
  const chosen = chosenMoment({ local: publishAt, hour: hour ?? undefined });
  if ('problem' in chosen) return refuse({ code: chosen.problem });
  if (chosen.moment <= now()) return refuse({ code: 'time-is-past' });
  const refused = await life.schedule(slug, chosen.moment);
  return refused === undefined ? done({ slug, publishAt: chosen.moment }) : refuse({ code: refused });
}

/** Cancels the planned publication of a post that is not published yet. */
export async function cancelSchedule(
  { life }: Pick<ScheduleDeps, 'life'>,
  slug: string,
): Promise<Result<{ slug: string }, { code: 'post-not-found' | 'post-published' }>> {
  const refused = await life.schedule(slug, undefined);
  if (refused === undefined) return done({ slug });
  // The database returns an obstacle only for a time.
  return refuse({ code: refused === 'post-not-found' ? refused : 'post-published' });
}

type ScheduleDeps = Pick<PublishingDeps, 'now'> & { life: Pick<ArticleLife, 'schedule'> };

export type ScheduledPost = { slug: string; publishAt: Date };

export type ScheduleRefusal = {
  code: PublishingObstacle | 'post-not-found' | 'post-published' | 'time-is-past' | ClockProblem;
};

type ClockProblem = 'time-does-not-exist' | 'time-exists-twice';
