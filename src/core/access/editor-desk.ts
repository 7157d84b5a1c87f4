import * as v from 'valibot';
import { skipSchema } from '../skip.ts';

export const actionsPerPage = 50;

const id = v.pipe(v.string('An id is required.'), v.uuid('This is not a valid id.'));

export const invitationIdSchema = v.object({ id });

export const editorIdSchema = v.object({ user_id: id });

/** An action that cannot be undone must be confirmed, so that an empty call never triggers it. */
export const confirmSchema = v.object({ confirm: v.literal(true, 'Confirmation is required.') });

/** Filters actions by person and skips those already shown. */
export const actionListSchema = v.object({
  person: v.optional(id),
  skip: skipSchema,
});
