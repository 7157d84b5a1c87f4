import { parsed } from './json-in-answer.ts';

/**
 * Brings an answer into the form that the schema asks for, where the meaning is certain: a number as text, one element
 * instead of a list, a list without its object, JSON as text, capitals in a fixed word. Never adds what is missing.
 */
export function fitToSchema(value: unknown, schema: JsonSchema): unknown {
  const { type, properties, items, enum: words } = schema;
  const given =
    typeof value === 'string' && (type === 'object' || type === 'array') ? (parsed(value) ?? value) : value;
  if (type === 'object' && properties !== undefined) return fitObject(given, properties);
  if (type === 'array' && items !== undefined) return fitList(given, items);
  if (type === 'number' && typeof given === 'string' && /^\s*\d+\s*$/.test(given)) return Number(given);
  if (type === 'string' && words === undefined && typeof given === 'number') return String(given);
  if (words !== undefined && typeof given === 'string') {
    const wanted = given.trim().toLowerCase();
    return words.find((word) => word === wanted) ?? given;
  }
  return given;
}

function fitObject(given: unknown, properties: Record<string, JsonSchema>): unknown {
  const names = Object.keys(properties);
  const [only] = names;
  const [first] = Array.isArray(given) ? (given as unknown[]) : [];
  if (isRecord(first) && names.some((name) => name in first)) return fitObject(first, properties);
  if (Array.isArray(given) && names.length === 1 && only !== undefined)
    return fitObject({ [only]: given as unknown }, properties);
  if (!isRecord(given)) return given;
  const [inner, ...more] = Object.values(given);
  if (isRecord(inner) && more.length === 0 && !names.some((name) => name in given))
    return fitObject(inner, properties);
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const known = properties[name];
      return [name, known === undefined ? value : fitToSchema(value, known)];
    }),
  );
}

function fitList(given: unknown, items: JsonSchema): unknown {
  if (Array.isArray(given)) return given.map((each: unknown) => fitToSchema(each, items));
  const [wrapped, ...more] = isRecord(given) ? Object.values(given) : [];
  if (Array.isArray(wrapped) && more.length === 0) return fitList(wrapped, items);
  if (isRecord(given) && Object.keys(given).every((key) => /^\d+$/.test(key)))
    return fitList(Object.values(given), items);
  return isRecord(given) || typeof given === 'string' ? [fitToSchema(given, items)] : given;
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
