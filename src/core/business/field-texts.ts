import * as v from 'valibot';
import { fieldsSchema, enteredSchema, type EnteredBusiness } from './business.ts';

/** The texts of all fields of a form. The keys are paths, such as `address.town`. */
export type FieldTexts = Record<string, string>;

/** @example changedFields({ name: 'A', phone: '1' }, { name: 'B', phone: '1' }) // => { name: 'B' } */
export const changedFields = (before: FieldTexts, after: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(after).filter(([path, text]) => text !== before[path]));

/** @example fieldTexts(details) // => { 'address.town': 'Eivissa', languages: 'Español\nDeutsch', 'prices.baseCents': '380', … } */
export function fieldTexts(details: EnteredBusiness): FieldTexts {
  const texts: FieldTexts = {};
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts[path] = value;
    else if (typeof value === 'boolean') texts[path] = value ? 'yes' : '';
    else if (typeof value === 'number')
      texts[path] = isPrice(path) ? String(value / 100) : value === 0 ? '' : String(value);
    else if (Array.isArray(value)) texts[path] = value.join('\n');
    else
      for (const [key, inner] of Object.entries(value as object))
        walk(inner, path === '' ? key : `${path}.${key}`);
  };
  // Parsing removes the fields that no editor enters.
  walk(v.parse(fieldsSchema, details), '');
  return texts;
}

export function detailsIn(texts: FieldTexts): unknown {
  const details: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(texts)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = details;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = valueOf(path, text.trim());
  }
  return details;
}

/** Throws if a text is invalid. */
export const checkedDetails = (texts: FieldTexts): EnteredBusiness =>
  v.parse(enteredSchema, detailsIn(texts));

export const isList = (path: string): boolean =>
  ['languages', 'municipalities', 'holidays', 'glossary', 'settings.NEWS_FEEDS'].includes(path) ||
  path.startsWith('faq.');

/** Whether a field is a price. Editors type prices in euros, and the database stores cents. */
const isPrice = (path: string): boolean => path === 'prices.baseCents' || path.startsWith('prices.extras.');

/** Whether a field is a checkbox, whose text is `yes` or empty. */
export const isSwitch = (path: string): boolean =>
  path === 'promises.aroundTheClock' || path.startsWith('names.withoutVat.');

const wholeNumbers = new Set(['prices.rentalFeePercent', 'promises.emailHours', 'promises.formHours']);

function valueOf(path: string, text: string): unknown {
  if (isList(path))
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  // Refuses a third decimal. Rounds, because 4.35 × 100 is slightly less than 435 in floating point.
  if (isPrice(path)) return /^-?\d+([.,]\d{1,2})?$/.test(text) ? Math.round(numberIn(text) * 100) : NaN;
  // A point or a comma separates thousands here, never decimals.
  if (path === 'insurance.sum')
    return /^(\d*|\d{1,3}([., ]\d{3})+)$/.test(text) ? Number(text.replace(/\D/g, '')) : NaN;
  if (isSwitch(path)) return text === 'yes';
  return wholeNumbers.has(path) ? numberIn(text) : text;
}

const numberIn = (text: string): number => (text === '' ? NaN : Number(text.replace(',', '.')));
