import * as v from 'valibot';
import * as contract from '#contract/access.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { actionsPerPage } from '#core/access/editor-desk.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

export async function whoIs(supabase: Database): Promise<Who> {
  return inCamelCase(answerOf(await supabase.rpc('current_editor'), 'asking who is signed in', whoSchema));
}

/** Every function in this file needs an editor’s rights. */
export async function listEditors(supabase: Database): Promise<EditorList> {
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

export async function removeEditor(supabase: Database, userId: string): Promise<Removal> {
  const removed = await supabase.rpc('remove_editor', { person: userId });
  return answerOf(removed, 'removing an editor', removalSchema);
}

export async function endSharedSessions(supabase: Database): Promise<void> {
  answerOf(await supabase.rpc('end_sessions_of_shared'), 'ending the shared sessions');
}

/** Ends the caller's other sessions. Returns false for the shared account, whose sessions belong to several people. */
export async function endOtherSessions(supabase: Database): Promise<boolean> {
  return answerOf(await supabase.rpc('end_other_sessions'), 'ending a person’s other sessions', v.boolean());
}

export async function listActions(
  supabase: Database,
  { person, skip }: { person?: string | undefined; skip: number },
): Promise<Action[]> {
  const listed = await supabase.rpc('list_actions', { person: person ?? null, most: actionsPerPage, skip });
  return inCamelCase(answerOf(listed, 'listing actions', actionsSchema));
}

const whoSchema = contract.whoAmI.answer;
const { editors: editorsSchema, invitations: invitationsSchema } = contract.listEditors.answer.entries;
const actionsSchema = contract.listActions.answer.entries.actions;
const removalSchema = v.picklist(['removed', 'not-found', 'shared', 'self']);

type Who = AnswerOf<typeof contract.whoAmI>;
type EditorList = AnswerOf<typeof contract.listEditors>;
type Removal = v.InferOutput<typeof removalSchema>;
type Action = AnswerOf<typeof contract.listActions>['actions'][number];
