import { describe, expect, test } from 'vitest';
import { decidePreview, type DecisionOutcome } from './decide-preview.ts';
import type { Decision } from './preview.ts';

const input = { id: 'one', expiresAt: new Date(0), verdict: 'published', seen: {}, note: '' } as const;

const aDecision = (verdict: Decision['verdict']): Decision => ({
  verdict,
  note: '',
  decidedAt: new Date(0),
  published: [],
  contentVersion: 1,
});

async function decide(ended: DecisionOutcome, { hostIsAway = false } = {}) {
  let asked = 0;
  const noted: unknown[] = [];
  const outcome = await decidePreview(
    {
      decide: () => Promise.resolve(ended),
      requestRebuild: () => {
        asked++;
        if (hostIsAway) return Promise.reject(new Error('Away'));
        return Promise.resolve({ rebuild: 'requested', contentVersion: 1 });
      },
      reportError: (cause) => noted.push(cause),
    },
    input,
  );
  return { outcome, asked, noted: noted.length };
}

describe('decidePreview', () => {
  test('requests a build if the first decision publishes the article, and in no other case', async () => {
    const published = { outcome: 'decided', decision: aDecision('published') } as const;
    expect(await decide(published)).toEqual({ outcome: published, asked: 1, noted: 0 });
    for (const other of [
      { outcome: 'decided', decision: aDecision('rejected') },
      { outcome: 'decided-before', decision: aDecision('published') },
      { outcome: 'changed' },
      { outcome: 'expired' },
      { outcome: 'nothing-ready' },
    ] as const)
      expect(await decide(other)).toEqual({ outcome: other, asked: 0, noted: 0 });
  });

  test('logs the error and leaves the article published if the build cannot be requested', async () => {
    const published = { outcome: 'decided', decision: aDecision('published') } as const;
    expect(await decide(published, { hostIsAway: true })).toEqual({ outcome: published, asked: 1, noted: 1 });
  });
});
