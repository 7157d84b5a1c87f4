/**
 * Converts field names to camelCase, recursively. Fields in `verbatim` keep their names and their content.
 * @example inCamelCase({ amount_cents: 1, mails: [{ sent_at: null }] }) // => { amountCents: 1, mails: [{ sentAt: null }] }
 */
export const inCamelCase = <Value, Verbatim extends string = never>(
  value: Value,
  verbatim: readonly Verbatim[] = [],
): CamelCased<Value, Verbatim> =>
  renamed(value, {
    verbatim,
    rename: (name) => name.replaceAll(/(?<=[a-z\d])_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  }) as CamelCased<Value, Verbatim>;

export const inSnakeCase = <Value>(value: Value, verbatim: readonly string[] = []): SnakeCased<Value> =>
  renamed(value, {
    verbatim,
    rename: snakeName,
    fromDate: (date) => date.toISOString(),
  }) as SnakeCased<Value>;

/** @example snakeName('troublesInARow') // => 'troubles_in_a_row' */
export const snakeName = (name: string): string =>
  name.replaceAll(
    /(?<=[a-z\d])[A-Z]|(?<=[a-z\d][A-Z])[A-Z](?=[a-z])/g,
    (letter) => `_${letter.toLowerCase()}`,
  );

function renamed(value: unknown, conversion: Conversion): unknown {
  const { rename, fromDate, verbatim } = conversion;
  if (value instanceof Date) return fromDate?.(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, conversion));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) =>
    verbatim.includes(name) ? [name, one as unknown] : [rename(name), renamed(one, conversion)],
  );
  return Object.fromEntries(fields) as unknown;
}

type Conversion = {
  rename: (name: string) => string;
  fromDate?: (date: Date) => string;
  verbatim: readonly string[];
};

export type CamelCased<Value, Verbatim extends string = never> = Value extends Date
  ? Value
  : Value extends readonly (infer One)[]
    ? CamelCased<One, Verbatim>[]
    : Value extends object
      ? {
          [Name in keyof Value as Name extends Verbatim ? Name : Camel<Name>]: Name extends Verbatim
            ? Value[Name]
            : CamelCased<Value[Name], Verbatim>;
        }
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
