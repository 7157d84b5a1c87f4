import * as v from 'valibot';

/** The query parameter with which the pages of a list begin later: how many rows to leave out. */
export const skipSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'A whole number is required.'),
    v.transform((digits) => Number(digits)),
  ),
  '0',
);
