import { atom } from 'nanostores';
import type { EnteredBusiness } from '#core/business/business.ts';
import { changedFields, checkedDetails, fieldTexts, type FieldTexts } from '#core/business/field-texts.ts';
import { keepBusiness, keptBusiness, type BusinessDraft } from '#browser-storage/business-draft.ts';
import { saveBusiness } from '#contract/site.ts';
import { callAsEditor } from '#session/session.ts';
import { saveAndFollow } from './save-and-follow.ts';

/** Kept when its page closes, so that an editor loses nothing when the session expires. */
export const $businessForm = atom<BusinessForm | undefined>();

/** `stored` contains the texts of the version that the editor started from. */
export type BusinessForm = BusinessDraft & {
  /** Another editor’s texts for the fields that this editor has changed as well. */
  theirs: FieldTexts;
  /** Whether this browser keeps the unsaved changes when the page closes. */
  isKept: boolean;
};

type Saved = { version: number; details: EnteredBusiness };

/** Fills the form with the newest version. Fields that the editor has changed keep their texts. */
export function startBusinessForm({ version, details }: Saved): void {
  const before = $businessForm.get() ?? keptBusiness();
  const stored = fieldTexts(details);
  const changed = before === undefined ? {} : unsavedTexts(before);
  const isTheirs = ([path, text]: [string, string]) => path in changed && changed[path] !== text;
  const theirs = Object.entries(changedFields(before?.stored ?? stored, stored)).filter(isTheirs);
  put({
    baseVersion: version,
    stored,
    typed: { ...stored, ...changed },
    theirs: Object.fromEntries(theirs),
  });
}

export const unsavedTexts = ({ stored, typed }: BusinessDraft): FieldTexts => changedFields(stored, typed);

export function typeIntoBusiness(texts: FieldTexts): void {
  const form = $businessForm.get();
  if (form === undefined) return;
  const theirs = Object.entries(form.theirs).filter(([path]) => !(path in texts));
  put({ ...form, typed: { ...form.typed, ...texts }, theirs: Object.fromEntries(theirs) });
}

/** Shows a form, and stores its unsaved changes in this browser. */
function put(form: Omit<BusinessForm, 'isKept'>): void {
  const { baseVersion, stored, typed } = form;
  const isChanged = Object.keys(unsavedTexts(form)).length > 0;
  $businessForm.set({
    ...form,
    isKept: keepBusiness(isChanged ? { baseVersion, stored, typed } : undefined),
  });
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
  // Other texts stay in the form, as do texts that the editor typed during the save.
  const stored = fieldTexts(details);
  const since = changedFields(texts, $businessForm.get()?.typed ?? texts);
  put({ baseVersion: version, stored, typed: { ...stored, ...since }, theirs: {} });
}
