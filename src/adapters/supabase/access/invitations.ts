import { hash, randomBytes } from 'node:crypto';
import type { Session } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Account, InvitationDeps } from '#core/access/invitations.ts';
import { done, refuse, type Result } from '#core/result.ts';
import { moment, optional } from '#core/casing/stored-values.ts';
import { BackendFailure } from '../answer.ts';
import { supabaseFor, supabaseSigningIn, supabaseWithoutPerson, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';
import { createAccount } from './create-account.ts';

/** Stores an invitation of a new editor. The database stores only a digest of the secret in its link. */
export async function storeInvitation(
  supabase: Database,
  { email, name }: { email: string; name: string },
): Promise<Result<StoredInvitation, { code: 'already-an-editor' | 'too-many-invitations' }>> {
  const secret = randomBytes(32).toString('base64url');
  const invited = { email, name, secretHash: hashOf(secret) };
  const made = await rpc(
    supabase,
    'invite_editor',
    invited,
    optional(v.union([storedInvitationSchema, refusedSchema])),
  );
  if (made === undefined) return refuse({ code: 'already-an-editor' });
  return 'refused' in made ? refuse({ code: made.refused }) : done({ ...made, secret });
}

/** Returns false if the invitation was already used or withdrawn, or does not exist. */
export const withdrawInvitation = (supabase: Database, invitation: string): Promise<boolean> =>
  rpc(supabase, 'withdraw_invitation', { invitation }, v.boolean());

/** `address` is the visitor’s IP address. */
export const invitationDeps = (address: string): InvitationDeps<Session> => ({
  async read(secret) {
    const { state, ...rest } = await rpc(supabaseFor(), 'read_invitation', { secret }, readSchema);
    const { email, name, expiresAt } = rest;
    return email === undefined || name === undefined || expiresAt === undefined
      ? { state, invitation: undefined }
      : { state, invitation: { email, name, expiresAt } };
  },
  signIn: (account) => signIn(account, address),
  createAccount: (account) =>
    createAccount({ owner: supabaseWithoutPerson(), visitor: supabaseFor() }, account),
  redeem: ({ access_token }, secret) =>
    rpc(supabaseFor(access_token), 'redeem_invitation', { secret }, outcomeSchema),
});

async function signIn(account: Account, address: string): Promise<Session | undefined> {
  const { data, error } = await supabaseSigningIn(address).auth.signInWithPassword(account);
  if (error === null) return data.session;
  if (error.code === 'invalid_credentials') return undefined;
  throw new BackendFailure('signing in an invited person', { status: error.status ?? 0, cause: error });
}

const hashOf = (secret: string): string => hash('sha256', secret);

const storedInvitationSchema = v.object({ id: v.string(), expires_at: moment });
const refusedSchema = v.object({ refused: v.literal('too-many-invitations') });

type StoredInvitation = { id: string; secret: string; expiresAt: Date };

const readSchema = v.object({
  state: v.picklist(['open', 'unknown', 'used', 'withdrawn', 'expired']),
  email: v.optional(v.string()),
  name: v.optional(v.string()),
  expires_at: optional(moment),
});

const outcomeSchema = v.picklist(['redeemed', 'other-address', 'unknown', 'used', 'withdrawn', 'expired']);
