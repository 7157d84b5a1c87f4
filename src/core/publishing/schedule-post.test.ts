import { describe, expect, test } from 'vitest';
import type { ScheduleObstacle } from './article-life.ts';
import { cancelSchedule, schedulePost } from './schedule-post.ts';

const now = new Date('2026-10-20T10:00:00Z');

function aDraft(refused?: ScheduleObstacle) {
  const asked: (string | undefined)[] = [];
  const life = {
    schedule: (_: string, at: Date | undefined) => {
      asked.push(at?.toISOString());
      return Promise.resolve(refused);
    },
  };
  const schedule = (publishAt: string, hour?: 'first' | 'second') =>
    schedulePost({ life, now: () => now }, { slug: 'pool-de', language: 'de', publishAt, hour });
  return { life, asked, schedule };
}

const codeOf = (result: Awaited<ReturnType<typeof schedulePost>>) =>
  result.ok ? 'done' : result.refusal.code;

describe('schedulePost and cancelSchedule', () => {
  test('schedules a draft for a time in Ibiza’s time zone', async () => {
    const { schedule, asked } = aDraft();
    expect(await schedule('2026-11-22T08:30')).toEqual({
      ok: true,
      value: { slug: 'pool-de', publishAt: new Date('2026-11-22T07:30:00Z') },
    });
    expect(asked).toEqual(['2026-11-22T07:30:00.000Z']);
  });

  test('refuses a time that is past, skipped by the clocks or ambiguous, and writes nothing', async () => {
    const { schedule, asked } = aDraft();
    expect(codeOf(await schedule('2026-10-20T12:00'))).toBe('time-is-past');
    expect(codeOf(await schedule('2027-03-28T02:30'))).toBe('time-does-not-exist');
    expect(codeOf(await schedule('2026-10-25T02:30'))).toBe('time-exists-twice');
    expect(asked).toEqual([]);
    expect(codeOf(await schedule('2026-10-25T02:30', 'second'))).toBe('done');
    expect(asked).toEqual(['2026-10-25T01:30:00.000Z']);
  });

  test.each(['post-not-found', 'post-published', 'post-untranslated', 'image-alt-missing'] as const)(
    'refuses with %s if the database does',
    async (code) => {
      expect(codeOf(await aDraft(code).schedule('2026-11-22T08:30'))).toBe(code);
    },
  );

  test('turns a scheduled post back into a draft when the schedule is cancelled', async () => {
    const { life, asked } = aDraft();
    expect(await cancelSchedule({ life }, 'pool-de')).toMatchObject({ ok: true });
    expect(asked).toEqual([undefined]);
    for (const code of ['post-not-found', 'post-published'] as const)
      expect(await cancelSchedule(aDraft(code), 'pool-de')).toMatchObject({ refusal: { code } });
  });
});
