import * as v from 'valibot';
import { locales } from '../locale.ts';
import { done, refuse, type Result } from '../result.ts';
import { emailAddress, personName } from '../typed-text/person-fields.ts';
import { passwordWeaknessesOf } from './password.ts';
import { maxCharacters } from '../typed-text/storable-text.ts';

/** A request to invite a new editor. `language` is the language of the invitation mail. */
export const inviteSchema = v.object({
  // Supabase Auth knows no other addresses.
  email: v.pipe(emailAddress, v.regex(/^[\x21-\x7e]+$/, 'This is not a valid e-mail address.')),
  name: personName,
  language: v.picklist(locales, 'There is no such language.'),
});

/** `invitation` is the secret from the link in the invitation mail. */
export const invitationSchema = v.object({
  invitation: v.pipe(
    v.string('An invitation is required.'),
    v.regex(/^[\w-]{43}$/, 'This is not a valid invitation.'),
  ),
});

export const redemptionSchema = v.object({
  ...invitationSchema.entries,
  password: v.pipe(
    v.string('A password is required.'),
    v.nonEmpty('A password is required.'),
    maxCharacters(500),
  ),
});

/** Returns the invitation that has this secret, or refuses with the reason why it is closed. */
export async function openInvitation(
  read: InvitationDeps<unknown>['read'],
  secret: string,
): Promise<Result<Invitation, { code: ClosedInvitation }>> {
  const { state, invitation } = await read(secret);
  return invitation === undefined ? refuse({ code: refusalOf[state] }) : done(invitation);
}

/** Makes the invited person an editor. If the e-mail address has an account, requires the password of the account. */
export async function redeemInvitation<Session>(
  { read, signIn, createAccount, redeem }: InvitationDeps<Session>,
  { invitation: secret, password }: v.InferOutput<typeof redemptionSchema>,
): Promise<Result<Session, InvitationRefusal>> {
  const opened = await openInvitation(read, secret);
  if (!opened.ok) return opened;
  const account = { email: opened.value.email, password };

  const known = await signIn(account);
  if (known !== undefined) return redeemed(known);

  const weaknesses = passwordWeaknessesOf(password, account.email);
  if (weaknesses.length > 0) return weak(weaknesses);
  const created = await createAccount(account);
  if (created.outcome === 'weak') return weak(created.weaknesses);
  // A simultaneous call with the same password may have created the account.
  const session = await signIn(account);
  if (session === undefined && created.outcome === 'exists') return refuse({ code: 'account-exists' });
  if (session === undefined)
    throw new Error('The auth service rejects the password of the account it has just created.');
  return redeemed(session);

  async function redeemed(as: Session): Promise<Result<Session, InvitationRefusal>> {
    const outcome = await redeem(as, secret);
    return outcome === 'redeemed' ? done(as) : refuse({ code: refusalOf[outcome] });
  }
}

const weak = (weaknesses: readonly string[]) =>
  refuse({ code: 'password-weak' as const, fields: { password: weaknesses.join(' ') } });

const refusalOf = {
  // The database refuses no open invitation, but types ask for a code for every state.
  open: 'invitation-unknown',
  unknown: 'invitation-unknown',
  used: 'invitation-used',
  withdrawn: 'invitation-withdrawn',
  expired: 'invitation-expired',
  'other-address': 'invitation-for-another',
} as const;

type ClosedInvitation = (typeof refusalOf)[InvitationState];

export type InvitationState = 'open' | 'unknown' | 'used' | 'withdrawn' | 'expired';

export type Invitation = { email: string; name: string; expiresAt: Date };

export type InvitationDeps<Session> = {
  read: (secret: string) => Promise<{ state: InvitationState; invitation: Invitation | undefined }>;
  /** Returns undefined if the account does not exist or has another password. */
  signIn: (account: Account) => Promise<Session | undefined>;
  createAccount: (account: Account) => Promise<AccountCreation>;
  /** Runs with the rights of the invited person's session. */
  redeem: (
    session: Session,
    secret: string,
  ) => Promise<'redeemed' | 'other-address' | Exclude<InvitationState, 'open'>>;
};

export type Account = { email: string; password: string };

export type AccountCreation =
  | { outcome: 'created'; userId: string }
  | { outcome: 'exists' }
  | { outcome: 'weak'; weaknesses: string[] };

export type InvitationRefusal =
  | { code: (typeof refusalOf)[keyof typeof refusalOf] | 'account-exists' }
  | { code: 'password-weak'; fields: { password: string } };
