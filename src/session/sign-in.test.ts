import { expect, test, vi } from 'vitest';
import type { FunctionAnswer } from '#adapters/functions.browser.ts';
import { choosePassword } from './sign-in.ts';

const answers: FunctionAnswer<{ ok: true }>[] = [];
const steps: string[] = [];

vi.mock('./session.ts', () => ({
  requireSession: () => ({
    openRecovery: () => Promise.resolve(undefined),
    setPassword: () => Promise.resolve(undefined),
    current: () => Promise.resolve({ accessToken: 'of Anna' }),
  }),
  openDesk: () => undefined,
}));
vi.mock('./code-question.ts', () => ({
  askForCode: () => Promise.resolve(steps.push('code') > 0),
}));
vi.mock('#adapters/functions.browser.ts', () => ({
  callFunction: ({ name }: { name: string }) => {
    steps.push(name);
    return Promise.resolve(answers.shift());
  },
}));

test('a new password from a mailed link ends the other sessions, after the code of the second factor if needed', async () => {
  answers.push({ ok: false, refusal: { code: 'second-factor-needed' } }, { ok: true, value: { ok: true } });
  await choosePassword({ secret: 'a', password: 'b' });
  expect(steps).toEqual(['sign-out-elsewhere', 'code', 'sign-out-elsewhere']);
});
