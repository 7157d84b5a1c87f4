import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import type { KnownSession, OpenSession } from '#adapters/supabase/access/session.browser.ts';
import { whoAmI } from '#contract/access.ts';

let kept: OpenSession | undefined;
/** Reports a change of the stored session, as an event from another tab would. */
let tell: (session: KnownSession | undefined) => void;
let answer: (answered: FunctionAnswer<never>) => void;

vi.mock('#adapters/supabase/access/session.browser.ts', () => ({
  browserSession: () => ({
    onChange: (listener: typeof tell) => (tell = listener),
    current: () => Promise.resolve(kept),
    send: () => new Promise((resolve) => (answer = resolve)),
  }),
}));
vi.mock('#adapters/functions.browser.ts', () => ({
  callFunction: () => new Promise((resolve) => (answer = resolve)),
}));

// An earlier test file in this process may have imported the session without these mocks.
vi.resetModules();
const { $access, callAsEditor, sendFile, startSession } = await import('./session.ts');

const anna: OpenSession = { userId: 'anna', expiresAt: 100, accessToken: 'of Anna' };
const jan: OpenSession = { userId: 'jan', expiresAt: 200, accessToken: 'of Jan' };

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://www.example.com/admin' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
  return () => vi.unstubAllGlobals();
});

/** Starts a call. `refuse` makes the server reject it as signed out. */
async function started(start: () => Promise<unknown>) {
  const call = start();
  call.catch(() => undefined);
  await vi.waitFor(() => expect(answer).toBeTypeOf('function'));
  return {
    async refuse() {
      answer({ ok: false, refusal: { code: 'not-signed-in' } });
      await expect(call).rejects.toThrow();
    },
  };
}

const aCall = () => callAsEditor(whoAmI, {});
const aFile = () =>
  sendFile(new Blob(['…']), { onSent: () => undefined, signal: new AbortController().signal });

async function opened(session: OpenSession | undefined) {
  kept = session;
  answer = undefined as never;
  await startSession('key');
}

describe('editor session', () => {
  test.each([
    ['a call', aCall],
    ['a file', aFile],
  ])('ends when the server rejects %s as signed out', async (_, start) => {
    await opened(anna);
    tell(anna);
    await (await started(start)).refuse();
    expect($access.get()).toBe('signed-out');
    tell(anna);
    expect($access.get()).toBe('signed-out');
    tell(jan);
    expect($access.get()).toBe('signed-in');
  });

  test.each([
    ['stays open if Storage is full', { ok: true, value: {} as never } as const, 'signed-in', 'list-full'],
    [
      'ends if Storage refuses the file of a former editor',
      { ok: false, refusal: { code: 'not-an-editor' } } as const,
      'signed-out',
      'not-an-editor',
    ],
  ])('%s', async (_, asked, access, code) => {
    await opened(anna);
    tell(anna);
    const sent = expect(aFile()).rejects.toMatchObject({ refusal: { code } });
    for (const answered of [{ ok: false, refusal: { code: 'list-full' } } as const, asked]) {
      await vi.waitFor(() => expect(answer).toBeTypeOf('function'));
      const reply = answer;
      answer = undefined as never;
      reply(answered);
    }
    await sent;
    expect($access.get()).toBe(access);
  });

  test.each([
    ['a call', 'another account', aCall, jan],
    ['a call', 'the same account', aCall, { ...anna, expiresAt: 300 }],
    ['a file', 'another account', aFile, jan],
  ])(
    'ignores a late rejection of %s from the earlier session after a sign-in with %s',
    async (_of, _who, start, next) => {
      await opened(anna);
      tell(anna);
      const late = await started(start);
      tell(undefined);
      tell((kept = next));
      await late.refuse();
      expect($access.get()).toBe('signed-in');
    },
  );

  test.each([
    ['without a session', undefined],
    ['with a session unknown to this tab', anna],
  ])('continues if the server rejects late a request made %s', async (_, before) => {
    await opened(before);
    const late = await started(aCall);
    tell((kept = jan));
    await late.refuse();
    expect($access.get()).toBe('signed-in');
  });
});
