import { listActions, type Action } from '#contract/access.ts';
import { actionsPerPage } from '#core/access/editor-desk.ts';
import { callAsEditor } from '#session/session.ts';

/** What was done at the desk, a page at a time; of one person, or of all. */
export async function fetchActions({
  person,
  skip,
}: {
  person: string | undefined;
  skip: number;
}): Promise<ActionPage> {
  const { actions } = await callAsEditor(listActions, { person, skip: String(skip) });
  return { actions, next: actions.length < actionsPerPage ? undefined : skip + actions.length };
}

/** `next`: how many to skip for the page after this one, where there is one. */
export type ActionPage = { actions: Action[]; next: number | undefined };
