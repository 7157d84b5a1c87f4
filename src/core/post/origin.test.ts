import { describe, expect, test } from 'vitest';
import { isByProgram, originOf } from './origin.ts';

const review = { by: 'Redactie', at: new Date('2026-11-20T10:00:00Z') };

describe('originOf', () => {
  test('returns no label for a text that an editor wrote or translated', () => {
    for (const translation of ['source', 'reviewed'] as const)
      expect(originOf({ translation, writtenByAi: false, review: undefined })).toEqual({ says: 'nothing' });
  });

  test('labels a text that a language model wrote or translated, until an editor has reviewed the text', () => {
    expect(originOf({ translation: 'machine', writtenByAi: false, review: undefined }).says).toBe(
      'machine-translated',
    );
    expect(originOf({ translation: 'source', writtenByAi: true, review: undefined }).says).toBe(
      'written-by-ai',
    );
    expect(originOf({ translation: 'machine', writtenByAi: true, review: undefined }).says).toBe(
      'written-by-ai',
    );
    expect(isByProgram({ translation: 'machine', writtenByAi: false, review: undefined })).toBe(true);
    expect(isByProgram({ translation: 'machine', writtenByAi: true, review })).toBe(false);
    expect(originOf({ translation: 'machine', writtenByAi: true, review })).toEqual({
      says: 'reviewed',
      ...review,
    });
  });
});
