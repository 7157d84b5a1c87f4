import { doneIf, refuse, type Result } from '../result.ts';

/**
 * Opens a session with the shared token. After too many failures from an IP address, refuses the right token too:
 * `count_token_try()` in the database counts them, and says how many are too many.
 */
export async function signInWithSharedToken<Session>(
  { isSharedToken, tries, signIn }: AccessDeps<Session>,
  { token, address }: { token: string; address: string },
): Promise<Result<Session, AccessRefusal>> {
  const correct = isSharedToken(token);
  const counted = await tries.count({ address, correct });
  if (counted.outcome === 'blocked') {
    return refuse({ code: 'too-many-requests', retryAfterSeconds: counted.retryAfterSeconds });
  }
  if (!correct || counted.outcome === 'refused') return refuse({ code: 'token-refused' });
  return doneIf(await signIn(), 'token-refused');
}

export type AccessDeps<Session> = {
  /** Compares in constant time, so that the duration reveals nothing about the token. */
  isSharedToken: (token: string) => boolean;
  tries: {
    count: (attempt: { address: string; correct: boolean }) => Promise<TokenTry>;
  };
  /** Returns undefined if the token was replaced after this deploy. Hosts keep earlier deploys reachable. */
  signIn: () => Promise<Session | undefined>;
};

export type TokenTry = { outcome: 'admitted' | 'refused' | 'blocked'; retryAfterSeconds: number };

export type AccessRefusal =
  | { code: 'token-refused' }
  | { code: 'too-many-requests'; retryAfterSeconds: number };
