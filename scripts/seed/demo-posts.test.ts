import { describe, expect, test } from 'vitest';
import { demoPosts } from './demo-posts.ts';

describe('demo posts', () => {
  test('include posts in all four languages, and drafts', () => {
    const published = (language: string) =>
      demoPosts().filter((post) => post.is_published && post.language === language);
    expect(published('nl').length).toBeGreaterThanOrEqual(14);
    expect(published('en').length).toBeGreaterThanOrEqual(13);
    expect(published('de').length).toBeGreaterThanOrEqual(6);
    expect(published('es').length).toBeGreaterThanOrEqual(6);
    expect(demoPosts().some((post) => !post.is_published)).toBe(true);
  });

  test('have publication dates in the past', () => {
    for (const { published_at, slug_base } of demoPosts()) {
      expect(new Date(published_at ?? 0).getTime(), slug_base).toBeLessThan(Date.now());
    }
  });
});
