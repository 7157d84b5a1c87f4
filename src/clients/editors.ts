import * as access from '#contract/access.ts';
import type { AnswerOf, InputOf } from '#contract/contract.ts';
import { actionsPerPage } from '#core/access/editor-desk.ts';
import { answered } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';

/** All who may use the desk, and who is invited. Every call here throws a `DeskRefusal` where it is refused. */
export const fetchEditors = async (): Promise<EditorList> =>
  answered(await callAsEditor(access.listEditors, {}));

export const inviteEditor = async (invited: InputOf<typeof access.inviteEditor>): Promise<SentInvitation> =>
  answered(await callAsEditor(access.inviteEditor, invited));

export async function withdrawInvitation(id: string): Promise<void> {
  answered(await callAsEditor(access.withdrawInvitation, { id }));
}

export async function removeEditor(userId: string): Promise<void> {
  answered(await callAsEditor(access.removeEditor, { user_id: userId }));
}

/** Ends this person's sessions in other browsers. */
export async function signOutElsewhere(): Promise<void> {
  answered(await callAsEditor(access.signOutElsewhere, { confirm: true }));
}

/** What was done at the desk, a page at a time; of one person, or of all. */
export async function fetchActions({
  person,
  skip,
}: {
  person: string | undefined;
  skip: number;
}): Promise<ActionPage> {
  const { actions } = answered(await callAsEditor(access.listActions, { person, skip: String(skip) }));
  return { actions, next: actions.length < actionsPerPage ? undefined : skip + actions.length };
}

export type EditorList = AnswerOf<typeof access.listEditors>;
export type SentInvitation = AnswerOf<typeof access.inviteEditor>;
export type Action = AnswerOf<typeof access.listActions>['actions'][number];
/** `next`: how many to skip for the page after this one, where there is one. */
export type ActionPage = { actions: Action[]; next: number | undefined };
