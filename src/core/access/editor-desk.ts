import * as v from 'valibot';
import { skipSchema } from '../skip.ts';

/** How many actions are shown at a time. */
export const actionsPerPage = 50;

const id = v.pipe(v.string('An id is required.'), v.uuid('This is no id.'));

export const invitationIdSchema = v.object({ id });

export const editorIdSchema = v.object({ user_id: id });

/** Said with what cannot be taken back, so that no empty call does it. */
export const confirmSchema = v.object({ confirm: v.literal(true, 'This has to be confirmed.') });

/** Whose actions, and after how many of them. */
export const actionListSchema = v.object({
  person: v.optional(id),
  skip: skipSchema,
});
