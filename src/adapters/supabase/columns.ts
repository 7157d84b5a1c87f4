import * as v from 'valibot';

export const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  // Rejects infinity and years before 1 or after 9999, because JavaScript cannot parse Postgres’s texts for them.
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
