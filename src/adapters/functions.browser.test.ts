import { afterEach, describe, expect, test, vi } from 'vitest';
import { whoAmI } from '#contract/access.ts';
import { refusalAnswer } from './http/json-answer.ts';
import { callFunction } from './functions.browser.ts';

afterEach(() => vi.unstubAllGlobals());

describe('callFunction', () => {
  test('returns the id of the log entry after an unexpected error', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(refusalAnswer({ code: 'internal', id: 'one' })));
    expect(await callFunction(whoAmI, { input: {} })).toMatchObject({
      ok: false,
      refusal: { code: 'internal', id: 'one' },
    });
  });
});
