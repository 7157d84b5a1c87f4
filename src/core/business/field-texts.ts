import * as v from 'valibot';
import {
  businessSchema,
  enteredSchema,
  fieldsSchema,
  type Business,
  type Described,
  type DescribedField,
  type EnteredBusiness,
  type FieldPath,
} from './business.ts';
import type { FieldKind } from './fields/field-kinds.ts';
import { merged } from './merged.ts';

/** The texts of all fields of a form. The keys are paths, such as `address.town`. */
export type FieldTexts = Record<string, string>;

/** @example changedFields({ name: 'A', phone: '1' }, { name: 'B', phone: '1' }) // => { name: 'B' } */
export const changedFields = (before: FieldTexts, after: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(after).filter(([path, text]) => text !== before[path]));

/** The kind of each field, by path. */
export const fieldKinds = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ kindsIn(fieldsSchema),
) as Readonly<Record<FieldPath, FieldKind>>;

function kindsIn(schema: Described | DescribedField, path = ''): [string, FieldKind][] {
  if (!('entries' in schema)) return [[path, schema.pipe[1].metadata.kind]];
  return Object.entries(schema.entries).flatMap(([name, inner]) =>
    kindsIn(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** @example fieldTexts(details) // => { 'address.town': 'Eivissa', languages: 'Español\nDeutsch', 'prices.baseCents': '380', … } */
export const fieldTexts = (details: EnteredBusiness): FieldTexts =>
  Object.fromEntries(
    Object.entries(fieldKinds).map(([path, kind]) => [path, kind.toText(valueAt(path, details))]),
  );

const valueAt = (path: string, details: unknown): unknown =>
  path.split('.').reduce((inner, name) => (inner as Record<string, unknown>)[name], details);

/** The inverse of `fieldTexts`. Omits fields without a text. Does not check the values. */
export function detailsIn(texts: FieldTexts): unknown {
  const details: Record<string, unknown> = {};
  for (const [path, kind] of Object.entries(fieldKinds)) {
    const text = texts[path];
    if (text === undefined) continue;
    const names = path.split('.');
    const last = names.pop() ?? '';
    let inner = details;
    for (const name of names) inner = (inner[name] ??= {}) as Record<string, unknown>;
    inner[last] = kind.fromText(text.trim());
  }
  return details;
}

/** Makes details that are empty apart from `filled`. Throws if a required field is missing. */
export function newDetails(filled: unknown): Business {
  const empty = detailsIn(Object.fromEntries(Object.keys(fieldKinds).map((path) => [path, ''])));
  return v.parse(businessSchema, merged(empty, filled));
}

/** Throws if a text is invalid. */
export const checkedDetails = (texts: FieldTexts): EnteredBusiness =>
  v.parse(enteredSchema, detailsIn(texts));
