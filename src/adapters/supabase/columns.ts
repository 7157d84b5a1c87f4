import * as v from 'valibot';

/** Parses a timestamp in Postgres' JSON to a date. */
export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  // Postgres also accepts infinity and years before Christ, which become invalid dates here.
  v.date(),
);

/** Converts a timestamp to one format, because Postgres and its API use different ones. */
export const momentText = v.pipe(
  moment,
  v.transform((time) => time.toISOString()),
);

/** Turns null, and an absent field, into undefined. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value) => value ?? undefined),
  );
