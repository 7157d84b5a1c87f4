import { listActions } from '#contract/access.ts';
import { actionsPerPage } from '#core/access/desk-requests.ts';
import { callAsEditor } from '#session/session.ts';
import { listPage } from './list-page.ts';

/** Fetches a page of the action log of one editor, or of all editors if `person` is undefined. */
export async function fetchActions({ person, skip }: { person: string | undefined; skip: number }) {
  const { actions } = await callAsEditor(listActions, { person, skip: String(skip) });
  return listPage(actions, { skip, perPage: actionsPerPage });
}
