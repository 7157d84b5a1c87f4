import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The schema.org types that this site uses, with their ancestors. schema-org.json names its source. */
const { types, members } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'schema-org.json'), 'utf8'),
) as { types: Record<string, Type>; members: Record<string, string[]> };

/** Returns unknown types, unknown properties, and values of the wrong kind. */
export function vocabularyProblems(node: unknown, prefix = ''): string[] {
  if (!isNode(node)) return [`${prefix}: not an object`];
  const { '@type': type, '@context': _, '@id': __, ...properties } = node;
  if (typeof type !== 'string' || !(type in types)) return [`${prefix}: unknown type ${String(type)}`];
  const known = propertiesOf(type);
  return Object.entries(properties).flatMap(([name, value]) => {
    const at = `${prefix}${type}.${name}`;
    const kinds = known.get(name);
    if (kinds === undefined) return [`${at}: unknown property`];
    return [value].flat().flatMap((one) => valueProblems(one, kinds, at));
  });
}

function valueProblems(value: unknown, kinds: readonly string[], at: string): string[] {
  if (isNode(value)) {
    const type = value['@type'];
    if (type === undefined)
      return isAddress(value['@id']) && kinds.some(isObject) ? [] : [`${at}: not a reference`];
    const family = typeof type === 'string' ? ['Thing', ...ancestorsOf(type)] : [];
    return [
      ...(kinds.some((kind) => family.includes(kind)) ? [] : [wrong(type, kinds, at)]),
      ...vocabularyProblems(value, `${at} `),
    ];
  }
  return kinds.some((kind) => isOfKind(value, kind)) ? [] : [wrong(value, kinds, at)];
}

const wrong = (value: unknown, kinds: readonly string[], at: string): string =>
  `${at}: ${JSON.stringify(value)} instead of ${kinds.join('/')}`;

function isOfKind(value: unknown, kind: string): boolean {
  if (kind in members)
    return (
      typeof value === 'string' && members[kind]?.includes(value.replace('https://schema.org/', '')) === true
    );
  if (kind in literals) return literals[kind]?.(value) === true;
  // A URL may replace the object that it identifies.
  return isAddress(value);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const matches = (format: RegExp) => (value: unknown) => typeof value === 'string' && format.test(value);

const literals: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: isAddress,
  Date: matches(/^\d{4}-\d\d-\d\d$/),
  DateTime: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
  Time: matches(/^([01]\d|2[0-3]):[0-5]\d$/),
  Number: (value) => typeof value === 'number',
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
};

const isObject = (kind: string): boolean => !(kind in literals) && !(kind in members);

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

const ancestorsOf = (type: string): string[] => [type, ...(types[type]?.parents ?? []).flatMap(ancestorsOf)];

const propertiesOf = (type: string): Map<string, readonly string[]> =>
  new Map(ancestorsOf(type).flatMap((one) => Object.entries(types[one]?.properties ?? {})));

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Type = { parents: string[]; properties: Record<string, string[]> };
