import * as v from 'valibot';

/** A value that may be absent, as the functions answer it: null. */
/* @__NO_SIDE_EFFECTS__ */
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

/** A value that may be absent, as rules use it: undefined. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value) => value ?? undefined),
  );

export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  // Rejects `infinity` and years outside 1–9999: Postgres writes these in a form that JavaScript cannot parse.
  v.date(),
);

/** Converts a timestamp to ISO text, because Postgres and its API use different formats. */
export const momentText = v.pipe(
  moment,
  v.transform((time) => time.toISOString()),
);
