import * as v from 'valibot';

export const skipSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'A whole number is required.'),
    v.transform((digits) => Number(digits)),
  ),
  '0',
);
