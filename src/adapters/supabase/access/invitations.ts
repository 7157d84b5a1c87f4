import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Account, InvitationDeps } from '#core/access/invitations.ts';
import { done, refuse, type Result } from '#core/result.ts';
import { answerOf, BackendFailure } from '../answer.ts';
import { supabaseFor, supabaseWithoutPerson, type Database } from '../client.ts';
import { moment, optional } from '../columns.ts';
import { createAccount } from './create-account.ts';

/** Stores an invitation and returns its secret. The database stores only a digest of the secret. */
export async function storeInvitation(
  supabase: Database,
  { email, name }: { email: string; name: string },
): Promise<Result<StoredInvitation, { code: 'already-an-editor' | 'too-many-invitations' }>> {
  const secret = randomBytes(32).toString('base64url');
  const invited = await supabase.rpc('invite_editor', { email, name, secret_hash: hashOf(secret) });
  const made = answerOf(invited, 'inviting an editor', optional(v.union([storedSchema, refusedSchema])));
  if (made === undefined) return refuse({ code: 'already-an-editor' });
  if ('refused' in made) return refuse({ code: made.refused });
  return done({ id: made.id, secret, expiresAt: made.expires_at });
}

/** Returns false if the invitation was no longer valid. */
export async function withdrawInvitation(supabase: Database, id: string): Promise<boolean> {
  const withdrawn = await supabase.rpc('withdraw_invitation', { invitation: id });
  return answerOf(withdrawn, 'withdrawing an invitation', v.boolean());
}

export const invitationDeps: InvitationDeps<Session> = {
  async read(secret) {
    const read = await supabaseFor().rpc('read_invitation', { secret });
    const { state, ...rest } = answerOf(read, 'reading an invitation', readSchema);
    const { email, name, expires_at } = rest;
    return email === undefined || name === undefined || expires_at === undefined
      ? { state, invitation: undefined }
      : { state, invitation: { email, name, expiresAt: expires_at } };
  },
  signIn,
  createAccount: (account) =>
    createAccount({ owner: supabaseWithoutPerson(), visitor: supabaseFor() }, account),
  async redeem({ access_token }, secret) {
    const redeemed = await supabaseFor(access_token).rpc('redeem_invitation', { secret });
    return answerOf(redeemed, 'redeeming an invitation', outcomeSchema);
  },
};

async function signIn(account: Account): Promise<Session | undefined> {
  const { data, error } = await supabaseFor().auth.signInWithPassword(account);
  if (error === null) return data.session;
  if (error.code === 'invalid_credentials') return undefined;
  throw new BackendFailure('signing in an invited person', { status: error.status ?? 0, cause: error });
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const storedSchema = v.object({ id: v.string(), expires_at: moment });
const refusedSchema = v.object({ refused: v.literal('too-many-invitations') });

type StoredInvitation = { id: string; secret: string; expiresAt: Date };

const readSchema = v.object({
  state: v.picklist(['open', 'unknown', 'used', 'withdrawn', 'expired']),
  email: v.optional(v.string()),
  name: v.optional(v.string()),
  expires_at: optional(moment),
});

const outcomeSchema = v.picklist(['redeemed', 'other-address', 'unknown', 'used', 'withdrawn', 'expired']);
