import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { $toasts, dismissToasts, showToast } from './toasts.ts';

beforeEach(dismissToasts);
afterEach(dismissToasts);

describe('showToast', () => {
  test('keeps only the three newest toasts, in their order of arrival', () => {
    for (const title of ['one', 'two', 'three', 'four']) showToast({ tone: 'success', title });
    expect($toasts.get().map(({ title }) => title)).toEqual(['two', 'three', 'four']);
  });
});
