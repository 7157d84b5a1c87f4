import * as v from 'valibot';

/** A moment, as Postgres writes one in JSON. */
export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
