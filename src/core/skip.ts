import * as v from 'valibot';

/** How many entries of a list to skip, as a query parameter. */
export const skipSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'A whole number is required.'),
    v.transform((digits) => Number(digits)),
  ),
  '0',
);
