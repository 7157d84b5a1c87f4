import * as v from 'valibot';

/** A line of the record of actions, as the database, the function and the desk pass it on. */
export const recordedActionSchema = v.object({
  at: v.string(),
  action: v.string(),
  subject: v.string(),
  from_version: v.nullable(v.number()),
  to_version: v.nullable(v.number()),
  person: v.nullable(v.string()),
  name: v.nullable(v.string()),
  is_shared: v.boolean(),
});
