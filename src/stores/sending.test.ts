import { expect, test } from 'vitest';
import { $publication } from './publication.ts';
import { sending } from './sending.ts';

const step = () => $publication.get().step;

test('what is sent is being saved until it is answered, and then on its way where a build was asked for', async () => {
  const saved = sending(
    () => Promise.resolve({ slug: 'zon-nl', rebuild: 'requested' as const, content_version: 2 }),
    (answer) => ({ slugs: [answer.slug], build: answer }),
  );
  expect(step()).toBe('saving');
  await saved;
  expect($publication.get()).toMatchObject({ step: 'saved', pages: [{ path: '/blog/zon-nl' }] });
});

test('an answer without a build leaves a draft', async () => {
  await sending(
    () => Promise.resolve({}),
    (answer) => ({ slugs: ['zon-nl'], build: answer }),
  );
  expect(step()).toBe('draft');
});

test('a refusal ends it, and goes on to whoever asked', async () => {
  const refused = sending(
    () => Promise.reject(new Error('refused')),
    () => 'draft',
  );
  await expect(refused).rejects.toThrow('refused');
  expect(step()).toBe('idle');
});
