import { atom } from 'nanostores';
import type { EnteredBusiness } from '#core/business/business.ts';
import { changedFields, checkedDetails, fieldTexts, type FieldTexts } from '#core/business/field-texts.ts';
import { saveBusiness } from '#contract/site.ts';
import { callAsEditor } from '#session/session.ts';
import { saveAndFollow } from './save-and-follow.ts';

/** Kept when its page closes, so that an editor loses nothing when the session expires. */
export const $businessForm = atom<BusinessForm | undefined>();

/** `stored` contains the texts of the version that the editor started from. */
export type BusinessForm = { baseVersion: number; stored: FieldTexts; typed: FieldTexts };

type Saved = { version: number; details: EnteredBusiness };

/** Fills the form with the newest version. Fields that the editor has changed keep their texts. */
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

/** Returns the props that connect an input to the field at a path. */
export const boundTo = (typed: FieldTexts, path: string) => ({
  name: path,
  value: typed[path] ?? '',
  onText: (text: string) => typeIntoBusiness({ [path]: text }),
});

/** Saves these texts, and follows the change until the home pages of all languages show it. */
export async function sendBusiness(texts: FieldTexts, baseVersion: number): Promise<void> {
  const details = checkedDetails(texts);
  const { version } = await saveAndFollow(
    () => callAsEditor(saveBusiness, { details, baseVersion }),
    (build) => ({ build, business: build.version }),
  );
  // Other texts, and those that the editor has typed while the details were being saved, stay in the form.
  const stored = fieldTexts(details);
  const since = changedFields(texts, $businessForm.get()?.typed ?? texts);
  $businessForm.set({ baseVersion: version, stored, typed: { ...stored, ...since } });
}
