import { atom } from 'nanostores';
import * as v from 'valibot';
import { recordedActionSchema } from '#core/access/recorded-action.ts';
import type { Locale } from '#core/locale.ts';
import { actionsPerPage } from '#core/access/editor-desk.ts';
import { answered } from './desk-answer.ts';
import { callAsEditor, signOut } from './session.ts';

/** Who is signed in, as the server knows them; undefined until it has been asked. */
export const $who = atom<Who | undefined>();

export async function loadWho(): Promise<void> {
  const asked = await callAsEditor('who-am-i', { answer: whoSchema });
  $who.set(asked.ok ? asked.value : undefined);
}

/** All who may use the desk, and who is invited. Every call from here on throws a `DeskRefusal` where it is refused. */
export const fetchEditors = async (): Promise<EditorList> =>
  answered(await callAsEditor('list-editors', { answer: listSchema }));

export const inviteEditor = async (body: {
  email: string;
  name: string;
  language: Locale;
}): Promise<SentInvitation> => answered(await callAsEditor('invite-editor', { body, answer: sentSchema }));

export async function withdrawInvitation(id: string): Promise<void> {
  answered(await callAsEditor('withdraw-invitation', { body: { id }, answer: v.unknown() }));
}

export async function removeEditor(userId: string): Promise<void> {
  answered(await callAsEditor('remove-editor', { body: { user_id: userId }, answer: v.unknown() }));
}

/** Ends all sessions of the shared token; this one too, where it is one of them. */
export async function signOutShared(): Promise<void> {
  answered(await callAsEditor('sign-out-shared', { body: { confirm: true }, answer: v.unknown() }));
  if ($who.get()?.is_shared === true) await signOut();
}

/** Ends this person's sessions in other browsers. */
export async function signOutElsewhere(): Promise<void> {
  answered(await callAsEditor('sign-out-elsewhere', { body: { confirm: true }, answer: v.unknown() }));
}

/** What was done at the desk, a page at a time; of one person, or of all. */
export async function fetchActions({
  person,
  skip,
}: {
  person: string | undefined;
  skip: number;
}): Promise<ActionPage> {
  const query = { skip: String(skip), ...(person === undefined ? {} : { person }) };
  const { actions } = answered(await callAsEditor('list-actions', { query, answer: actionsSchema }));
  return { actions, next: actions.length < actionsPerPage ? undefined : skip + actions.length };
}

const whoSchema = v.object({
  user_id: v.nullable(v.string()),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  is_shared: v.boolean(),
});

const listSchema = v.object({
  editors: v.array(
    v.object({
      user_id: v.string(),
      name: v.string(),
      email: v.nullable(v.string()),
      is_shared: v.boolean(),
      added_at: v.string(),
      removed_at: v.nullable(v.string()),
    }),
  ),
  invitations: v.array(
    v.object({
      id: v.string(),
      email: v.string(),
      name: v.string(),
      created_at: v.string(),
      expires_at: v.string(),
    }),
  ),
});

const sentSchema = v.object({
  id: v.string(),
  link: v.string(),
  expires_at: v.string(),
  delivery: v.picklist(['sent', 'failed']),
});

const actionsSchema = v.object({
  actions: v.array(recordedActionSchema),
});

type Who = v.InferOutput<typeof whoSchema>;
export type EditorList = v.InferOutput<typeof listSchema>;
export type SentInvitation = v.InferOutput<typeof sentSchema>;
export type Action = v.InferOutput<typeof actionsSchema>['actions'][number];
/** `next`: how many to skip for the page after this one, where there is one. */
export type ActionPage = { actions: Action[]; next: number | undefined };
