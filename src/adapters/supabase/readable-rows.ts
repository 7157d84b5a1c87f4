import * as v from 'valibot';
import { reportError } from '../report-error.ts';

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
