import * as v from 'valibot';

/** Parses a timestamp in Postgres' JSON to a date. */
export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  // Postgres also accepts infinity and years before Christ. Those become invalid dates, which this check refuses.
  v.date(),
);

/** Converts a timestamp to ISO text, because Postgres and its API write timestamps in different formats. */
export const momentText = v.pipe(
  moment,
  v.transform((time) => time.toISOString()),
);

/** Converts null and an absent field to undefined. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value) => value ?? undefined),
  );
