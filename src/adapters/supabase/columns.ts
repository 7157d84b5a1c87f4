import * as v from 'valibot';

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

export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value) => value ?? undefined),
  );
