import { expect, test } from 'vitest';
import { isSecondFactorNeeded } from '../answer.ts';
import type { Database } from '../client.ts';
import { serverFor } from './editor-session.ts';

test('serverFor gives no rights to an editor who must confirm the second factor', () => {
  const editor = { userId: 'a', sessionId: null, supabase: {} as Database, isConfirmed: false };
  expect(() => serverFor(editor)).toThrow(expect.toSatisfy(isSecondFactorNeeded));
});
