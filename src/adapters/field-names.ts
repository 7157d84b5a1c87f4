/**
 * Converts all field names of a row or answer to camelCase, recursively.
 * @example inCamelCase({ amount_cents: 1, mails: [{ sent_at: null }] }) // => { amountCents: 1, mails: [{ sentAt: null }] }
 */
export const inCamelCase = <Value>(value: Value): CamelCased<Value> =>
  renamed(value, (name) =>
    name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  ) as CamelCased<Value>;

/** The reverse, for the database or an answer; dates become ISO text. */
export const inSnakeCase = <Value>(value: Value): SnakeCased<Value> =>
  renamed(
    value,
    (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    (moment) => moment.toISOString(),
  ) as SnakeCased<Value>;

function renamed(
  value: unknown,
  rename: (name: string) => string,
  moment: (value: Date) => unknown = (same) => same,
): unknown {
  if (value instanceof Date) return moment(value);
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename, moment));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [rename(name), renamed(one, rename, moment)]);
  return Object.fromEntries(fields) as unknown;
}

type CamelCased<Value> = Value extends Date
  ? Value
  : Value extends readonly (infer One)[]
    ? CamelCased<One>[]
    : Value extends object
      ? { [Name in keyof Value as Camel<Name>]: CamelCased<Value[Name]> }
      : Value;

type SnakeCased<Value> = Value extends Date
  ? string
  : Value extends readonly (infer One)[]
    ? SnakeCased<One>[]
    : Value extends object
      ? { [Name in keyof Value as Snake<Name>]: SnakeCased<Value[Name]> }
      : Value;

type Camel<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail> & string>}`
  : Name;

type Snake<Name> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Tail> & string}`
  : Name;
