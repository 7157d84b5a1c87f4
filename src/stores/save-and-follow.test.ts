import { expect, test } from 'vitest';
import { $liveProgress } from './live-progress.ts';
import { saveAndFollow } from './save-and-follow.ts';
import { $toasts, showToast } from './toasts.ts';

const step = () => $liveProgress.get().step;

test('what is sent is being saved until it is answered, and then on its way where a build was asked for', async () => {
  const saved = saveAndFollow(
    () => Promise.resolve({ slug: 'zon-nl', rebuild: 'requested' as const, content_version: 2 }),
    (answer) => ({ slugs: [answer.slug], build: answer }),
  );
  expect(step()).toBe('saving');
  await saved;
  expect($liveProgress.get()).toMatchObject({ step: 'saved', pages: [{ path: '/blog/zon-nl' }] });
});

test('an answer without a build leaves a draft', async () => {
  await saveAndFollow(
    () => Promise.resolve({}),
    (answer) => ({ slugs: ['zon-nl'], build: answer }),
  );
  expect(step()).toBe('draft');
});

test('a refusal ends it, and goes on to whoever asked', async () => {
  const refused = saveAndFollow(
    () => Promise.reject(new Error('refused')),
    () => 'draft',
  );
  await expect(refused).rejects.toThrow('refused');
  expect(step()).toBe('idle');
});

test('what is done with an article ends what was offered for it before', async () => {
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
