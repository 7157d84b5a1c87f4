import * as v from 'valibot';

/** A timestamp in Postgres' JSON. */
export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

export const optionalMoment = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text === null ? undefined : new Date(text))),
);

/** The same timestamp in one format: Postgres and its API use different ones. */
export const momentText = v.pipe(
  v.string(),
  v.transform((text) => new Date(text).toISOString()),
);
