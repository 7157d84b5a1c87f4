import { beforeEach, expect, test, vi } from 'vitest';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { KnownSession, OpenSession } from '#adapters/supabase/access/session.browser.ts';
import { whoAmI } from '#contract/access.ts';
import { $access, callAsEditor, startSession } from './session.ts';

/** What the browser keeps, and how a tab hears of it: a moment later, as from another tab. */
let kept: OpenSession | undefined;
let tell: (session: KnownSession | undefined) => void;
let answer: (answered: FunctionAnswer<never>) => void;

vi.mock('#adapters/supabase/access/session.browser.ts', () => ({
  browserSession: () => ({
    onChange: (told: typeof tell) => (tell = told),
    current: () => Promise.resolve(kept),
  }),
}));
vi.mock('#adapters/functions.browser.ts', () => ({
  callFunction: () => new Promise((resolve) => (answer = resolve)),
}));

const anna: OpenSession = { userId: 'anna', expiresAt: 100, accessToken: 'of Anna' };
const jan: OpenSession = { userId: 'jan', expiresAt: 200, accessToken: 'of Jan' };

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://www.example.com/admin' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
  return () => vi.unstubAllGlobals();
});

/** A call that the server is still at. */
async function aCall() {
  const called = callAsEditor(whoAmI, {});
  called.catch(() => undefined);
  await vi.waitFor(() => expect(answer).toBeTypeOf('function'));
  return {
    async isRefused() {
      answer({ ok: false, refusal: { code: 'not-signed-in' } });
      await expect(called).rejects.toThrow();
    },
  };
}

async function opened(session: OpenSession | undefined) {
  kept = session;
  answer = undefined as never;
  await startSession('key');
}

test('a session that the server refuses closes the desk, and hearing of it again opens nothing', async () => {
  await opened(anna);
  tell(anna);
  await (await aCall()).isRefused();
  expect($access.get()).toBe('signed-out');
  tell(anna);
  expect($access.get()).toBe('signed-out');
  tell(jan);
  expect($access.get()).toBe('signed-in');
});

test.each([
  ['somebody else', jan],
  ['the same account again', { ...anna, expiresAt: 300 }],
])('a refusal that comes once %s has signed in closes nothing', async (_, next) => {
  await opened(anna);
  tell(anna);
  const late = await aCall();
  tell(undefined);
  tell((kept = next));
  await late.isRefused();
  expect($access.get()).toBe('signed-in');
});

test.each([
  ['by nobody', undefined],
  ['with a session that this tab had not heard of', anna],
])('nor does one of what was asked %s', async (_, before) => {
  await opened(before);
  const late = await aCall();
  tell((kept = jan));
  await late.isRefused();
  expect($access.get()).toBe('signed-in');
});
