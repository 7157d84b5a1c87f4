import * as v from 'valibot';

/** A timestamp in Postgres' JSON. */
export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

/** The same timestamp in one format: Postgres and its API use different ones. */
export const momentText = v.pipe(
  v.string(),
  v.transform((text) => new Date(text).toISOString()),
);

/** Turns null, and an absent field, into undefined. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value) => value ?? undefined),
  );
