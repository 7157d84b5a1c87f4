import { describe, expect, test } from 'vitest';
import { $liveProgress } from './live-progress.ts';
import { saveAndFollow } from './save-and-follow.ts';
import { $toasts, showToast } from './toasts.ts';

const step = () => $liveProgress.get().step;

describe('saveAndFollow', () => {
  test('shows “saving” until the server answers, then tracks the requested build', async () => {
    const saved = saveAndFollow(
      () => Promise.resolve({ slug: 'zon-nl', rebuild: 'requested' as const, contentVersion: 2 }),
      (answer) => ({ slugs: [answer.slug], build: answer }),
    );
    expect(step()).toBe('saving');
    await saved;
    expect($liveProgress.get()).toMatchObject({ step: 'saved', pages: [{ path: '/blog/zon-nl' }] });
  });

  test('shows “draft” if the server requested no build', async () => {
    await saveAndFollow(
      () => Promise.resolve({}),
      (answer) => ({ slugs: ['zon-nl'], build: answer }),
    );
    expect(step()).toBe('draft');
  });

  test('resets the progress and rethrows the error if the server refuses the request', async () => {
    const refused = saveAndFollow(
      () => Promise.reject(new Error('refused')),
      () => 'draft',
    );
    await expect(refused).rejects.toThrow('refused');
    expect(step()).toBe('idle');
  });

  test('removes earlier offers to undo changes of an article if that article changes again', async () => {
    for (const base of ['zon', 'regen'])
      showToast({
        tone: 'success',
        title: base,
        action: { text: 'Ongedaan maken', run: () => undefined, about: [base] },
      });
    await saveAndFollow(
      () => Promise.resolve({}),
      () => 'draft',
      ['zon-nl'],
    );
    expect($toasts.get().map(({ title }) => title)).toEqual(['regen']);
  });
});
