/** The link of a preview works only for its article, its purpose and its time. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formToken, keyDigests, readFormToken, readViewKey, verdictKey, viewKey } from './preview-keys.ts';

const preview = { id: '7e3c9fbe-9b0f-4a3e-8d55-0f6a5f6d7a11', expiresAt: new Date('2026-11-28T12:00:00Z') };
const now = new Date('2026-11-21T12:00:00Z');
const formVerdict = { id: preview.id, verdict: 'published', seen: { one: 3 } } as const;

beforeEach(() => vi.stubEnv('SIGNING_SECRET', 'a secret of the tests, long enough for all'));
afterEach(() => vi.unstubAllEnvs());

describe('preview keys', () => {
  test('give the same link each time for the same preview', () => {
    expect(viewKey(preview)).toBe(viewKey({ ...preview }));
    expect(readViewKey(viewKey(preview))).toEqual(preview);
  });

  test('are rejected if the link is altered, forged or meant for another purpose', () => {
    const key = viewKey(preview);
    const [id = '', seconds = '', signature = ''] = key.split('.');
    for (const forged of [
      '',
      'nonsense',
      `${id}.${seconds}`,
      `${id}.zzzzzz.${signature}`,
      `${id.replace('7', '8')}.${seconds}.${signature}`,
      `${key}x`,
      verdictKey(preview),
      formToken(formVerdict, now),
    ])
      expect([forged, readViewKey(forged)]).toEqual([forged, undefined]);
    vi.stubEnv('SIGNING_SECRET', 'another secret of the tests, as long');
    expect(readViewKey(key)).toBeUndefined();
  });

  test('have different digests for viewing and for deciding', () => {
    const { viewDigest, verdictDigest } = keyDigests(preview);
    expect(viewDigest).toMatch(/^[0-9a-f]{64}$/);
    expect(verdictDigest).toMatch(/^[0-9a-f]{64}$/);
    expect(viewDigest).not.toBe(verdictDigest);
  });

  test('come with a form token that contains the decision and the revisions seen, and expires after an hour', () => {
    const token = formToken(formVerdict, now);
    expect(readFormToken(token, new Date('2026-11-21T12:59:00Z'))).toEqual(formVerdict);
    expect(readFormToken(token, new Date('2026-11-21T13:00:00Z'))).toBeUndefined();
    for (const forged of ['', `${token}x`, viewKey(preview), token.replace(/^./, 'A')])
      expect(readFormToken(forged, now)).toBeUndefined();
  });
});
