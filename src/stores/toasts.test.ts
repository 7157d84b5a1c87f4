import { beforeEach, expect, test } from 'vitest';
import { $toasts, dismissToasts, showToast } from './toasts.ts';

beforeEach(dismissToasts);

test('keeps the three newest toasts, newest last', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ tone: 'success', title });
  expect($toasts.get().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
});
