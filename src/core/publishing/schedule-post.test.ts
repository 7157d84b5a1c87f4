import { describe, expect, test } from 'vitest';
import type { Translation } from '../post/post.ts';
import { cancelSchedule, schedulePost } from './schedule-post.ts';
import { postsInMemory } from '../../../tests/support/stand-ins/posts-in-memory.ts';

const now = new Date('2026-10-20T10:00:00Z');

async function aDraft({ translation = 'reviewed', isTaken = true, heroImageUrl }: Given = {}) {
  const posts = postsInMemory();
  await posts.insert([
    {
      slugBase: 'pool',
      locale: 'de',
      title: 'Pool',
      excerpt: '',
      content: 'Text',
      translation,
      heroImageUrl,
    },
  ]);
  const asked: (string | undefined)[] = [];
  const life = {
    schedule: (_: string, at: Date | undefined) => {
      asked.push(at?.toISOString());
      return Promise.resolve(isTaken);
    },
  };
  const schedule = (publishAt: string, hour?: 'first' | 'second') =>
    schedulePost({ posts, life, now: () => now }, { slug: 'pool-de', language: 'de', publishAt, hour });
  return { posts, life, asked, schedule };
}

const codeOf = (result: Awaited<ReturnType<typeof schedulePost>>) =>
  result.ok ? 'done' : result.refusal.code;

describe('schedulePost and cancelSchedule', () => {
  test('schedules a draft for a time in Ibiza’s time zone', async () => {
    const { schedule, asked } = await aDraft();
    expect(await schedule('2026-11-22T08:30')).toEqual({
      ok: true,
      value: { slug: 'pool-de', publishAt: new Date('2026-11-22T07:30:00Z') },
    });
    expect(asked).toEqual(['2026-11-22T07:30:00.000Z']);
  });

  test('refuses a time that is past, skipped by the clocks or ambiguous, and writes nothing', async () => {
    const { schedule, asked } = await aDraft();
    expect(codeOf(await schedule('2026-10-20T12:00'))).toBe('time-is-past');
    expect(codeOf(await schedule('2027-03-28T02:30'))).toBe('time-does-not-exist');
    expect(codeOf(await schedule('2026-10-25T02:30'))).toBe('time-exists-twice');
    expect(asked).toEqual([]);
    expect(codeOf(await schedule('2026-10-25T02:30', 'second'))).toBe('done');
    expect(asked).toEqual(['2026-10-25T01:30:00.000Z']);
  });

  test('refuses a missing, untranslated or published post, or a picture without a description', async () => {
    const pending = await aDraft({ translation: 'pending' });
    expect(codeOf(await pending.schedule('2026-11-22T08:30'))).toBe('post-untranslated');
    const wordless = await aDraft({ heroImageUrl: 'https://www.example.com/a.jpg' });
    expect(codeOf(await wordless.schedule('2026-11-22T08:30'))).toBe('image-alt-missing');
    const taken = await aDraft({ isTaken: false });
    expect(codeOf(await taken.schedule('2026-11-22T08:30'))).toBe('post-published');
    const { posts, life } = taken;
    expect(await cancelSchedule({ posts, life }, 'pool-nl')).toMatchObject({
      refusal: { code: 'post-not-found' },
    });
  });

  test('turns a scheduled post back into a draft when the schedule is cancelled', async () => {
    const { posts, life, asked } = await aDraft();
    expect(await cancelSchedule({ posts, life }, 'pool-de')).toMatchObject({ ok: true });
    expect(asked).toEqual([undefined]);
  });
});

type Given = { translation?: Translation; isTaken?: boolean; heroImageUrl?: string };
