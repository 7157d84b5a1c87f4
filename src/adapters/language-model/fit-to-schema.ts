import { trimmedEnd } from '#core/typed-text/trimmed-end.ts';
import { parsed } from './json-in-answer.ts';

/**
 * Brings an answer into the form that the schema asks for, where the meaning is certain: a number as text, one element
 * instead of a list, a list without its object, an object inside another, JSON as text, names and fixed words in capitals.
 * Never adds what is missing.
 */
export function fitToSchema(value: unknown, schema: JsonSchema): unknown {
  const { type, properties, items, enum: words } = schema;
  const given = type === 'object' || type === 'array' ? unquoted(value) : value;
  if (type === 'object' && properties !== undefined) return fitObject(given, properties);
  if (type === 'array' && items !== undefined) return fitList(given, items);
  if (type === 'number' && typeof given === 'string') {
    const [, digits] = /^[^\p{L}\d-]*(\d+)[^\p{L}\d]*$/u.exec(given) ?? [];
    return digits === undefined ? given : Number(digits);
  }
  if (words !== undefined && typeof given === 'string') {
    const wanted = trimmedEnd(given.trim().toLowerCase(), /[.*"”]/);
    return words.find((word) => word === wanted) ?? given;
  }
  if (type === 'string' && words === undefined) {
    const isAlone = typeof given !== 'object' || given === null;
    const [one, ...more] = isAlone ? [given] : (Object.values(given) as unknown[]);
    return more.length === 0 && (typeof one === 'string' || typeof one === 'number') ? String(one) : given;
  }
  return given;
}

/** JSON may be quoted as text, even twice. */
function unquoted(value: unknown): unknown {
  let given = value;
  for (let round = 0; round < 3 && typeof given === 'string'; round++) given = parsed(given) ?? given;
  return given;
}

/** An answer may be inside other objects, such as `{ "name": "answer", "arguments": "{…}" }`. */
function fitObject(given: unknown, properties: Properties, levels = 3): unknown {
  const names = Object.keys(properties);
  const [only, ...others] = names;
  if (Array.isArray(given)) {
    const [first] = given as unknown[];
    if (isRecord(first) && knows(first, names)) return fitObject(first, properties);
    return only !== undefined && others.length === 0
      ? fitObject({ [only]: given as unknown }, properties)
      : given;
  }
  if (!isRecord(given)) return given;
  if (!knows(given, names)) {
    const inside =
      levels === 0
        ? []
        : Object.values(given).map((each) => fitObject(unquoted(each), properties, levels - 1));
    return inside.find((each) => isRecord(each) && knows(each, names)) ?? given;
  }
  return Object.fromEntries(
    Object.entries(given).map(([written, value]) => {
      // Models write “fact” for a list of one.
      const name = [plainName(written), `${plainName(written)}s`].find((each) => names.includes(each));
      return name === undefined ? [written, value] : [name, fitToSchema(value, properties[name] ?? {})];
    }),
  );
}

const knows = (given: Record<string, unknown>, names: readonly string[]): boolean =>
  Object.keys(given).some((written) => names.includes(plainName(written)));

const plainName = (written: string): string => written.trim().toLowerCase();

function fitList(given: unknown, items: JsonSchema): unknown {
  if (Array.isArray(given)) return given.map((each: unknown) => fitToSchema(each, items));
  if (!isRecord(given)) return typeof given === 'string' ? [fitToSchema(given, items)] : given;
  if (Object.keys(given).every((key) => /^\d+$/.test(key))) return fitList(Object.values(given), items);
  const [list, ...more] = Object.values(given).filter((each) => Array.isArray(each));
  const isElement = items.properties !== undefined && knows(given, Object.keys(items.properties));
  return isElement || list === undefined || more.length > 0
    ? [fitToSchema(given, items)]
    : fitList(list, items);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean;
  items?: JsonSchema;
  enum?: string[];
};

type Properties = Record<string, JsonSchema>;
