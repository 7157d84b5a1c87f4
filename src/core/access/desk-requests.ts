/** What an editor sends to list or end the access of others. */
import * as v from 'valibot';
import { skipSchema } from '../skip.ts';

/** This many entries are on a page of the list of editors’ actions. */
export const actionsPerPage = 50;

const id = v.pipe(v.string('An id is required.'), v.uuid('This is not a valid id.'));

export const invitationIdSchema = v.object({ id });

export const editorIdSchema = v.object({ user_id: id });

/** An action that cannot be undone requires this field, so that an empty request never triggers the action. */
export const confirmSchema = v.object({ confirm: v.literal(true, 'Confirmation is required.') });

/** `person` selects one person's entries in the log of actions. `skip` is the number of entries already shown. */
export const actionListSchema = v.object({
  person: v.optional(id),
  skip: skipSchema,
});
