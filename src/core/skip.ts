import * as v from 'valibot';

/** Validates the query parameter that says how many entries of a list to skip. */
export const skipSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'A whole number is required.'),
    v.transform((digits) => Number(digits)),
  ),
  '0',
);
