/** Redeeming an invitation needs a strong password for a new account, and the current one for an existing account. */
import { describe, expect, test } from 'vitest';
import { redeemInvitation, type InvitationDeps } from './invitations.ts';

const strong = 'zee wind en amandel';
const invitation = { email: 'marga@example.com', name: 'Marga', expiresAt: new Date() };

function deps(accounts: Map<string, string>, changes: Partial<InvitationDeps<string>> = {}) {
  return {
    read: () => Promise.resolve({ state: 'open' as const, invitation }),
    signIn: ({ email, password }) =>
      Promise.resolve(accounts.get(email) === password ? `session of ${email}` : undefined),
    createAccount({ email, password }) {
      if (accounts.has(email)) return Promise.resolve({ outcome: 'exists' });
      accounts.set(email, password);
      return Promise.resolve({ outcome: 'created', userId: email });
    },
    redeem: () => Promise.resolve('redeemed' as const),
    ...changes,
  } satisfies InvitationDeps<string>;
}

const given = (password: string) => ({ invitation: 'a secret', password });

describe('redeemInvitation', () => {
  test('creates an account with the rights of an editor if the invitation is open', async () => {
    const accounts = new Map<string, string>();
    expect(await redeemInvitation(deps(accounts), given(strong))).toEqual({
      ok: true,
      value: 'session of marga@example.com',
    });
    expect([...accounts.keys()]).toEqual(['marga@example.com']);
  });

  test('accepts an existing account only with its current password', async () => {
    const accounts = new Map([['marga@example.com', 'old']]);
    expect(await redeemInvitation(deps(accounts), given('old'))).toMatchObject({ ok: true });
    expect(await redeemInvitation(deps(accounts), given(strong))).toEqual({
      ok: false,
      refusal: { code: 'account-exists' },
    });
  });

  test('says that the invitation is used if a simultaneous call has created the account and redeemed it', async () => {
    const accounts = new Map<string, string>();
    const raced = deps(accounts, {
      createAccount({ email, password }) {
        accounts.set(email, password);
        return Promise.resolve({ outcome: 'exists' });
      },
      redeem: () => Promise.resolve('used'),
    });
    expect(await redeemInvitation(raced, given(strong))).toMatchObject({
      refusal: { code: 'invitation-used' },
    });
  });

  test('creates no account if the password is weak', async () => {
    const accounts = new Map<string, string>();
    expect(await redeemInvitation(deps(accounts), given('marga1234'))).toEqual({
      ok: false,
      refusal: { code: 'password-weak', fields: { password: 'short personal' } },
    });
    expect(await redeemInvitation(deps(accounts), given('Zee-en-zon!'))).toMatchObject({
      refusal: { code: 'password-weak', fields: { password: 'short' } },
    });
    const strict = deps(accounts, {
      createAccount: () => Promise.resolve({ outcome: 'weak', weaknesses: ['known'] }),
    });
    expect(await redeemInvitation(strict, given(strong))).toMatchObject({
      refusal: { code: 'password-weak', fields: { password: 'known' } },
    });
    expect(accounts.size).toBe(0);
  });

  test.each([
    ['used', 'invitation-used'],
    ['withdrawn', 'invitation-withdrawn'],
    ['expired', 'invitation-expired'],
    ['unknown', 'invitation-unknown'],
  ] as const)('creates no account if the invitation is %s', async (state, code) => {
    const accounts = new Map<string, string>();
    const closed = deps(accounts, { read: () => Promise.resolve({ state, invitation: undefined }) });
    expect(await redeemInvitation(closed, given(strong))).toEqual({ ok: false, refusal: { code } });
    expect(accounts.size).toBe(0);
  });

  test('returns the refusal of the database if the invitation is for another e-mail address', async () => {
    const raced = deps(new Map(), { redeem: () => Promise.resolve('other-address') });
    expect(await redeemInvitation(raced, given(strong))).toMatchObject({
      refusal: { code: 'invitation-for-another' },
    });
  });
});
