import { describe, expect, test } from 'vitest';
import type { ArticlePost } from '#contract/articles.ts';
import { reviewPlan, updateIn } from './review-plan.ts';

const post = (language: ArticlePost['language'], changes: Partial<ArticlePost> = {}) =>
  ({
    slug: `zwembad-${language}`,
    language,
    translation: language === 'nl' ? 'source' : 'reviewed',
    outdated: false,
    writtenByAi: false,
    isTranslating: false,
    ...changes,
  }) as ArticlePost;
const planOf = (posts: ArticlePost[], address = '', changes: object = {}) => {
  const update = updateIn(new URLSearchParams(address));
  const plan = reviewPlan([post('nl'), ...posts], { update, isSigned: false, skipped: [], ...changes });
  const of = (found: ArticlePost[]) => found.map(({ language }) => language);
  return { ...plan, unread: of(plan.unread), updates: of(plan.updates), next: plan.next?.language };
};

describe('review of translations', () => {
  test('has unread and outdated translations read, outdated ones first, but never the source', () => {
    const posts = [post('en', { translation: 'machine' }), post('es'), post('de', { outdated: true })];
    expect(planOf(posts)).toMatchObject({ unread: ['de', 'en'], next: 'de', updates: [], total: 3 });
  });

  test('goes on with the translation that is neither skipped nor at work', () => {
    const machine = { translation: 'machine' } as const;
    const posts = [post('en', { ...machine, isTranslating: true }), post('es', machine), post('de', machine)];
    expect(planOf(posts, '', { skipped: ['es'] }).next).toBe('de');
  });

  test('updates every outdated translation, but none that does not exist yet', () => {
    const posts = [
      post('en', { outdated: true }),
      post('es', { outdated: true, translation: 'pending' }),
      post('de'),
    ];
    expect(planOf(posts, 'update=').updates).toEqual(['en']);
  });

  test('updates one language, also a current one until it is signed', () => {
    const posts = [post('en', { outdated: true }), post('de')];
    expect(planOf(posts, 'update=de').updates).toEqual(['de']);
    expect(planOf(posts, 'update=de', { isSigned: true }).updates).toEqual([]);
    expect(planOf(posts, 'update=en', { isSigned: true }).updates).toEqual(['en']);
  });

  test('leaves texts by AI to their checklist', () => {
    const posts = [post('en', { writtenByAi: true, translation: 'machine' })];
    expect(planOf(posts)).toMatchObject({ unread: [], total: 0, checklists: [{ language: 'en' }] });
  });
});
