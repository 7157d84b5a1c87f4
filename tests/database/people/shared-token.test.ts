/**
 * The shared account of editors without an invitation: a new token ends all access by the old one, and guessing is
 * blocked.
 */
import { describe, expect, test } from 'vitest';
import { testBackend, anEditor, aStranger, answerTo } from '../../support/database/backend.ts';
import { aDraft } from '../../support/database/posts.ts';
import { sessionOf } from '../../support/tokens.ts';

const backend = testBackend();

describe('replacing the shared account', () => {
  test('removes the previous shared account, but no named editor', async () => {
    const [before, after, named] = [
      await anEditor(backend, { isShared: true }),
      await anEditor(backend, { isShared: true }),
      await anEditor(backend),
    ];
    const kept = (account: string) => answerTo(backend.owner().rpc('keep_shared_account', { account }));
    expect((await kept(crypto.randomUUID())).data).toBe(false);
    expect((await kept(after.userId)).data).toBe(true);
    const found = async (email: string) =>
      (await answerTo(backend.owner().rpc('find_shared_account', { email }))).data;
    expect([
      await found('nobody@example.com'),
      await found(before.account.email.toUpperCase()),
      await found(named.account.email),
    ]).toEqual([
      { user_id: after.userId, is_named: false },
      { user_id: before.userId, is_named: false },
      { user_id: named.userId, is_named: true },
    ]);
    const left = await backend.owner().from('editors').select('user_id').is('removed_at', null);
    const people = (left.data ?? []).map((row) => row['user_id'] as string);
    expect([before, after, named].map(({ userId }) => people.includes(userId))).toEqual([false, true, true]);
  });
});

describe('changing the token', () => {
  // Must be the first test, because later tests register a token.
  test('ends all sessions of the shared account, unless the token is the first one or unchanged', async () => {
    const editor = await anEditor(backend, { isShared: true });
    const named = async (token_fingerprint: string) => {
      const { data, error } = await answerTo(
        backend.owner().rpc('end_shared_sessions', { token_fingerprint }),
      );
      expect(error).toBeNull();
      return { changed: data, counts: await isEditor(editor.accessToken) };
    };
    expect(await named('first')).toEqual({ changed: false, counts: true });
    expect(await named('first')).toEqual({ changed: false, counts: true });
    expect(await named('second')).toEqual({ changed: true, counts: false });
    expect(await named('second')).toEqual({ changed: false, counts: false });
  });

  test('leaves the ended sessions no right to read, to write or to refresh', async () => {
    const shared = await anEditor(backend, { isShared: true });
    const named = await anEditor(backend);
    await changeToken();
    expect((await shared.client.from('blog_posts').insert(aDraft())).error?.code).toBe('42501');
    expect((await shared.client.from('editors').select()).data).toEqual([]);
    expect((await shared.client.rpc('current_editor')).data).toMatchObject({
      user_id: null,
      is_editor: false,
    });
    const refreshed = await backend.visitor().auth.refreshSession({ refresh_token: shared.refreshToken });
    expect(refreshed.data.session).toBeNull();
    expect(await isEditor(named.accessToken)).toBe(true);
  });

  test('gives later sessions of the shared account no rights until the site has recorded them', async () => {
    const shared = await anEditor(backend, { isShared: true });
    const own = async () => {
      const { data } = await backend.visitor().auth.signInWithPassword(shared.account);
      return data.session?.access_token ?? '';
    };
    const note = async (session: unknown) =>
      (await answerTo(backend.owner().rpc('note_shared_session', { session }))).data;
    expect(await isEditor(await own())).toBe(false);
    await changeToken();
    const opened = await own();
    expect(await isEditor(opened)).toBe(false);
    expect(await note(sessionOf(opened))).toBe(true);
    expect(await isEditor(opened)).toBe(true);

    const named = await anEditor(backend);
    expect(await note(sessionOf(named.accessToken))).toBe(false);
    expect(await note(crypto.randomUUID())).toBe(false);
    // A further session does not end earlier ones.
    const further = await own();
    expect(await note(sessionOf(further))).toBe(true);
    expect([await isEditor(opened), await isEditor(further)]).toEqual([true, true]);
  });

  test('retires the old token until a deploy restores it', async () => {
    const [before, after, later] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const owner = backend.owner();
    const check = async (token_fingerprint: string) =>
      (await answerTo(owner.rpc('check_shared_token', { token_fingerprint }))).data;
    await owner.rpc('end_shared_sessions', { token_fingerprint: before });
    expect([await check(before), await check(after), await check(after)]).toEqual([
      'current',
      'new',
      'current',
    ]);
    expect([await check(before), await check(later), await check(after)]).toEqual([
      'retired',
      'new',
      'retired',
    ]);
    await owner.rpc('end_shared_sessions', { token_fingerprint: before });
    expect([await check(before), await check(later)]).toEqual(['current', 'retired']);
  });
});

describe('token attempts', () => {
  test('from one IP address are blocked after five wrong attempts, even if fifty arrive at once', async () => {
    const address = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryToken(address, false)));
    expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(5);
    const blocked = answers.filter(({ outcome }) => outcome === 'blocked');
    expect(blocked).toHaveLength(45);
    for (const { retry_after_seconds } of blocked) {
      expect(retry_after_seconds).toBeGreaterThan(590);
      expect(retry_after_seconds).toBeLessThanOrEqual(600);
    }
  });

  test('with the right token fail from a blocked IP address, and succeed from another IP address', async () => {
    const address = crypto.randomUUID();
    for (let wrong = 1; wrong <= 5; wrong++) {
      expect(await tryToken(address, false)).toEqual({ outcome: 'refused', retry_after_seconds: 0 });
    }
    expect((await tryToken(address, true)).outcome).toBe('blocked');
    expect((await tryToken(crypto.randomUUID(), true)).outcome).toBe('admitted');
  });

  test('with the right token neither raise nor reset the count of wrong attempts', async () => {
    const address = crypto.randomUUID();
    for (let wrong = 1; wrong <= 4; wrong++) await tryToken(address, false);
    for (let right = 1; right <= 10; right++)
      expect((await tryToken(address, true)).outcome).toBe('admitted');
    expect((await tryToken(address, false)).outcome).toBe('refused');
    expect((await tryToken(address, true)).outcome).toBe('blocked');
  });

  test.each(['', 'a'.repeat(129)])(
    'are refused with an error if the digest of the IP address is empty or too long',
    async (address) => {
      expect(
        (await backend.owner().rpc('count_token_try', { address, correct: false })).error,
      ).not.toBeNull();
    },
  );
});

describe('register_editor', () => {
  test('renames an editor who is already registered', async () => {
    const { userId } = await aStranger(backend);
    const owner = backend.owner();
    for (const name of ['First', 'Second']) {
      expect(
        (await owner.rpc('register_editor', { user_id: userId, name, is_shared: false })).error,
      ).toBeNull();
    }
    const { data } = await owner.from('editors').select('name').eq('user_id', userId);
    expect(data).toEqual([{ name: 'Second' }]);
  });
});

async function tryToken(
  address: string,
  correct: boolean,
): Promise<{ outcome: string; retry_after_seconds: number }> {
  const { data, error } = await answerTo(backend.owner().rpc('count_token_try', { address, correct }));
  expect(error).toBeNull();
  return data as { outcome: string; retry_after_seconds: number };
}

async function changeToken(): Promise<void> {
  for (const token_fingerprint of [crypto.randomUUID(), crypto.randomUUID()]) {
    expect((await backend.owner().rpc('end_shared_sessions', { token_fingerprint })).error).toBeNull();
  }
}

async function isEditor(accessToken: string): Promise<boolean> {
  const { data } = await answerTo(backend.withToken(accessToken).rpc('current_editor'));
  return (data as { is_editor: boolean } | null)?.is_editor ?? false;
}
