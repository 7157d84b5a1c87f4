import { describe, expect, test } from 'vitest';
import { previewStep } from './preview-view.ts';

describe('previewStep', () => {
  test('returns “live” only if the site reports the given content version or a later version', () => {
    expect(previewStep({ contentVersion: 7, liveVersion: 6, state: 'live' })).toBe('building');
    for (const liveVersion of [7, 8])
      expect(previewStep({ contentVersion: 7, liveVersion, state: 'waiting' })).toBe('live');
    expect(previewStep({ contentVersion: 7, liveVersion: undefined, state: 'failed' })).toBe('failed');
  });
});
