import { atom } from 'nanostores';
import type { Business } from '#core/business/business.ts';
import { saveBusiness } from '#contract/site.ts';
import { callAsEditor } from '#session/session.ts';
import { saveAndFollow } from './save-and-follow.ts';

/** The form outlives its page, so that an editor loses nothing when the session expires. */
export const $businessForm = atom<BusinessForm | undefined>();

/** Maps the path of each field, such as `address.town`, to its text. */
export type FieldTexts = Record<string, string>;

/** `stored` are the texts of the version that the editor started from. */
export type BusinessForm = { baseVersion: number; stored: FieldTexts; typed: FieldTexts };

type Saved = { version: number; details: Business };

/** Fills the form with the newest version. Fields that the editor has changed keep what was typed. */
export function startBusinessForm({ version, details }: Saved): void {
  const before = $businessForm.get();
  if (before?.baseVersion === version) return;
  const stored = fieldTexts(details);
  const changed = before === undefined ? {} : changedFields(before.stored, before.typed);
  $businessForm.set({ baseVersion: version, stored, typed: { ...stored, ...changed } });
}

export function typeIntoBusiness(texts: FieldTexts): void {
  const form = $businessForm.get();
  if (form !== undefined) $businessForm.set({ ...form, typed: { ...form.typed, ...texts } });
}

/** Saves the details and follows them to the home page of every language. */
export async function sendBusiness(details: Business, baseVersion: number): Promise<Saved> {
  const { version } = await saveAndFollow(
    () => callAsEditor(saveBusiness, { details, baseVersion }),
    (build) => ({ build, business: build.version }),
  );
  const texts = fieldTexts(details);
  $businessForm.set({ baseVersion: version, stored: texts, typed: texts });
  return { version, details };
}

/** @example changedFields({ name: 'A', phone: '1' }, { name: 'B', phone: '1' }) // => { name: 'B' } */
export const changedFields = (before: FieldTexts, after: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(after).filter(([path, text]) => text !== before[path]));

/** @example fieldTexts(details) // => { name: 'Casa Clara', 'address.town': 'Eivissa', languages: 'Español\nDeutsch', … } */
export function fieldTexts(details: Business): FieldTexts {
  const texts: FieldTexts = {};
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts[path] = value;
    else if (typeof value === 'number') texts[path] = value === 0 ? '' : String(value);
    else if (Array.isArray(value)) texts[path] = value.join('\n');
    else
      for (const [key, inner] of Object.entries(value as object))
        walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(details, '');
  return texts;
}

/** Returns the details in the form, not yet validated. */
export function detailsIn(texts: FieldTexts): unknown {
  const details: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(texts)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = details;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = lists.has(path) ? linesOf(text) : numbers.has(path) ? Number(text.trim()) : text;
  }
  return details;
}

/** Fields with one entry per line, and fields with a number. */
export const lists: ReadonlySet<string> = new Set(['languages', 'municipalities']);
export const numbers: ReadonlySet<string> = new Set(['insurance.sum']);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
