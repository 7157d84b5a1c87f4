import * as v from 'valibot';

/**
 * Reads the JSON of an entry. Returns undefined if the entry is missing or has another shape, for example because an
 * older version of the site wrote it.
 */
export function inShape<Value>(text: string, shape: v.GenericSchema<unknown, Value>): Value | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), text);
  return read.success ? read.output : undefined;
}
