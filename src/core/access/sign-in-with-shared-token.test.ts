/** Guessing the shared token is blocked, and the block does not depend on the right token. */
import { describe, expect, test } from 'vitest';
import { signInWithSharedToken, type TokenTry } from './sign-in-with-shared-token.ts';

const attempt = { address: '203.0.113.7' };

function access(outcome: TokenTry['outcome'], session: 'a session' | 'none' = 'a session') {
  const asked: string[] = [];
  const deps = {
    isSharedToken: (token: string) => token === 'right',
    tries: {
      count: (given: { correct: boolean }) => {
        asked.push(`counted ${given.correct}`);
        return Promise.resolve({ outcome, retryAfterSeconds: 60 });
      },
    },
    signIn: () => {
      asked.push('signed in');
      return Promise.resolve(session === 'none' ? undefined : session);
    },
  };
  return { asked, open: (token: string) => signInWithSharedToken(deps, { ...attempt, token }) };
}

describe('signInWithSharedToken', () => {
  test('opens a session if the token is right', async () => {
    const { asked, open } = access('admitted');
    expect(await open('right')).toEqual({ ok: true, value: 'a session' });
    expect(asked).toEqual(['counted true', 'signed in']);
  });

  test('records a wrong token as a failed attempt, and opens no session', async () => {
    const { asked, open } = access('admitted');
    expect(await open('wrong')).toEqual({ ok: false, refusal: { code: 'token-refused' } });
    expect(asked).toEqual(['counted false']);
  });

  test('refuses even the right token if the attempt is blocked or refused, and says when a block ends', async () => {
    const blocked = access('blocked');
    expect(await blocked.open('right')).toEqual({
      ok: false,
      refusal: { code: 'too-many-requests', retryAfterSeconds: 60 },
    });
    const refused = access('refused');
    expect(await refused.open('right')).toEqual({ ok: false, refusal: { code: 'token-refused' } });
    expect([...blocked.asked, ...refused.asked]).not.toContain('signed in');
  });

  test('refuses the token of this deploy if a newer deploy has replaced the token', async () => {
    const { open } = access('admitted', 'none');
    expect(await open('right')).toEqual({ ok: false, refusal: { code: 'token-refused' } });
  });
});
