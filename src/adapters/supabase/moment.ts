import * as v from 'valibot';

/** A moment, as Postgres writes one in JSON. */
export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

/** Undefined where there is none. */
export const optionalMoment = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text === null ? undefined : new Date(text))),
);

/** The same moment in one form: Postgres and its API write it in different ways. */
export const momentText = v.pipe(
  v.string(),
  v.transform((text) => new Date(text).toISOString()),
);
