import { expect, test } from 'vitest';
import { previewStep } from './preview-view.ts';

test('live is what the site itself contains, whatever the database believes', () => {
  expect(previewStep({ contentVersion: 7, liveVersion: 6, state: 'live' })).toBe('building');
  expect(previewStep({ contentVersion: 7, liveVersion: 8, state: 'waiting' })).toBe('live');
  expect(previewStep({ contentVersion: 7, liveVersion: undefined, state: 'failed' })).toBe('failed');
});
