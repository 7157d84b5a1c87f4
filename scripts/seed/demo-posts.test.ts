import { expect, test } from 'vitest';
import { demoPosts } from './demo-posts.ts';

test('the demo has enough posts in Dutch, English and German, none in Spanish, and drafts', () => {
  const published = (language: string) =>
    demoPosts().filter((post) => post.is_published && post.language === language);
  expect(published('nl').length).toBeGreaterThanOrEqual(14);
  expect(published('en').length).toBeGreaterThanOrEqual(13);
  expect(published('de').length).toBeGreaterThanOrEqual(6);
  expect(published('es')).toEqual([]);
  expect(demoPosts().some((post) => !post.is_published)).toBe(true);
});

test('no demo post is scheduled for the future', () => {
  for (const { published_at, slug_base } of demoPosts()) {
    expect(new Date(published_at ?? 0).getTime(), slug_base).toBeLessThan(Date.now());
  }
});
