import { atom } from 'nanostores';
import type { EnteredBusiness } from '#core/business/business.ts';
import { changedFields, checkedDetails, fieldTexts, type FieldTexts } from '#core/business/field-texts.ts';
import { keepBusiness, keptBusiness, type BusinessDraft } from '#browser-storage/business-draft.ts';
import { showsBusiness } from '#adapters/live-page.browser.ts';
import { saveBusiness } from '#contract/site.ts';
import { locales } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { callAsEditor } from '#session/session.ts';
import { saveAndFollow } from './save-and-follow.ts';

/** The form outlives its page, so that an editor loses nothing when the session expires. */
export const $businessForm = atom<BusinessForm | undefined>();

/** `stored` contains the texts of the version on which the form is based. */
export type BusinessForm = BusinessDraft & {
  /** Another editor’s texts for the fields that this editor has also changed. */
  theirs: FieldTexts;
  isKept: boolean;
};

type Saved = { version: number; details: EnteredBusiness };

/** Fills the form with the newest version, except for the fields that the editor has changed. */
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

function put(form: Omit<BusinessForm, 'isKept'>): void {
  const { baseVersion, stored, typed } = form;
  const isChanged = Object.keys(unsavedTexts(form)).length > 0;
  $businessForm.set({
    ...form,
    isKept: keepBusiness(isChanged ? { baseVersion, stored, typed } : undefined),
  });
}

export const boundTo = (typed: FieldTexts, path: string) => ({
  name: path,
  value: typed[path] ?? '',
  onText: (text: string) => typeIntoBusiness({ [path]: text }),
});

/** Reads the home pages of all languages. Returns whether each shows this version of the details or a newer one. */
export const isBusinessLive = async (version: number): Promise<boolean> =>
  (
    await Promise.all(locales.map((locale) => showsBusiness(pagePath({ page: 'home', locale }), version)))
  ).every(Boolean);

/** Saves these texts and tracks the change until the home pages of all languages show it. */
export async function sendBusiness(texts: FieldTexts, baseVersion: number): Promise<void> {
  const details = checkedDetails(texts);
  const { version } = await saveAndFollow(
    () => callAsEditor(saveBusiness, { details, baseVersion }),
    (build) => ({ build, business: build.version }),
  );
  const stored = fieldTexts(details);
  const since = changedFields(texts, $businessForm.get()?.typed ?? texts);
  put({ baseVersion: version, stored, typed: { ...stored, ...since }, theirs: {} });
}
