import * as v from 'valibot';
import { skipSchema } from '../skip.ts';

export const actionsPerPage = 50;

const id = v.pipe(v.string('An id is required.'), v.uuid('This is not a valid id.'));

export const invitationIdSchema = v.object({ id });

export const editorIdSchema = v.object({ user_id: id });

/** Requires explicit confirmation of an action that cannot be undone, so that an empty request never triggers it. */
export const confirmSchema = v.object({ confirm: v.literal(true, 'Confirmation is required.') });

/** Selects the listed actions of one person, and continues after the last action that the page has shown. */
export const actionListSchema = v.object({
  person: v.optional(id),
  skip: skipSchema,
});
