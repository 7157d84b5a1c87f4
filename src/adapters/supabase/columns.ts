import * as v from 'valibot';
import { reportError } from '../report-error.ts';

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

/** A list of rows. Reports and leaves out rows that do not match, so that one wrong row does not block the others. */
export const readableRows = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((row) => {
        const read = v.safeParse(schema, row);
        if (!read.success) reportError(new v.ValiError(read.issues));
        return read.success ? [read.output] : [];
      }),
    ),
  );

export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema, null),
    v.transform((value) => value ?? undefined),
  );
