import * as v from 'valibot';
import * as contract from '#contract/access.ts';
import { actionsPerPage } from '#core/access/desk-requests.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Returns who the caller is: name, rights, and the names with which the caller may sign a review. */
export async function whoIs(supabase: Database) {
  const [editor, signsAs] = await Promise.all([
    rpc(supabase, 'current_editor', {}, v.omit(contract.whoAmI.answer, ['signs_as'])),
    rpc(supabase, 'signatures', {}, contract.whoAmI.answer.entries.signs_as),
  ]);
  return { ...editor, signsAs };
}

/** This function and those below need an editor’s rights. */
export async function listEditors(supabase: Database) {
  const [editors, invitations] = await Promise.all([
    supabase
      .from('editors')
      .select('user_id, name, email, is_shared, added_at, removed_at')
      .order('added_at'),
    supabase
      .from('invitations')
      .select('id, email, name, created_at, expires_at')
      .is('redeemed_at', null)
      .is('withdrawn_at', null)
      .order('created_at', { ascending: false })
      .limit(100),
  ]);
  return {
    editors: inCamelCase(answerOf(editors, 'listing editors', editorsSchema)),
    invitations: inCamelCase(answerOf(invitations, 'listing invitations', invitationsSchema)),
  };
}

export const removeEditor = (supabase: Database, person: string) =>
  rpc(supabase, 'remove_editor', { person }, v.picklist(['removed', 'not-found', 'shared', 'self']));

export const endSharedSessions = (supabase: Database): Promise<void> =>
  rpc(supabase, 'end_sessions_of_shared');

/** Ends the caller’s other sessions. For the shared account, which several people use, only returns false. */
export const endOtherSessions = (supabase: Database): Promise<boolean> =>
  rpc(supabase, 'end_other_sessions', {}, v.boolean());

export const listActions = (
  supabase: Database,
  { person, skip }: { person?: string | undefined; skip: number },
) => rpc(supabase, 'list_actions', { person, max: actionsPerPage, skip }, actionsSchema);

const { editors: editorsSchema, invitations: invitationsSchema } = contract.listEditors.answer.entries;
const actionsSchema = contract.listActions.answer.entries.actions;
