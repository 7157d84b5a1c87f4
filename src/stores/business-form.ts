import { atom } from 'nanostores';
import type { UnsavedField } from '#core/business/business-draft.ts';
import { changedFields, checkedDetails, fieldTexts, type FieldTexts } from '#core/business/field-texts.ts';
import {
  keepBusiness,
  keptBusiness,
  type BusinessDraft,
  type DraftState,
} from '#browser-storage/business-draft.ts';
import { showsBusiness } from '#adapters/live-page.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { readBusiness, saveBusiness, saveBusinessDraft } from '#contract/site.ts';
import { locales } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { $userId, callAsEditor } from '#session/session.ts';
import { autosaving } from './article/autosaving.ts';
import { saveAndFollow } from './save-and-follow.ts';

/** The form outlives its page, so that an editor loses nothing when the session expires. */
export const $businessForm = atom<BusinessForm | undefined>();

/** `stored` contains the texts of the version on which the form is based. */
export type BusinessForm = BusinessDraft & {
  draft: DraftState;
  /** Texts from elsewhere for the fields that this editor has also changed. */
  theirs: FieldTexts;
  isKept: boolean;
};

/** Fills the form with the newest version, except for the fields that the editor has changed here or on another device. */
export function startBusinessForm({ version, details, draft }: AnswerOf<typeof readBusiness>): void {
  const before = $businessForm.get() ?? keptBusiness();
  const stored = fieldTexts(details);
  const by = $userId.get();
  const known = before?.draft?.by === by ? (before?.draft?.revision ?? 0) : 0;
  const revision = draft?.revision ?? 0;
  // Without changes of its own, this browser takes the server's draft, even if another device has emptied it.
  const isOwn = before !== undefined && (before.draft?.isChanged !== false || known > revision);
  const here = isOwn ? unsavedFields(before) : [];
  const elsewhere = isOwn && known > 0 && known >= revision ? [] : (draft?.fields ?? []);
  const changed = [...elsewhere, ...here].filter(({ path }) => path in stored);
  const typed = { ...stored, ...textsOf(changed) };
  const theirs = [
    ...changed.filter((field) => stored[field.path] !== field.stored).map(({ path }) => [path, stored[path]]),
    ...Object.entries({ ...$businessForm.get()?.theirs, ...textsOf(elsewhere) }),
  ].filter(([path = '', text]) => typed[path] !== stored[path] && typed[path] !== text);
  const isChanged = here.length > 0 || (isOwn && known > 0);
  put({
    ...{ baseVersion: version, stored, typed, theirs: Object.fromEntries(theirs) as FieldTexts },
    draft: { by, revision: Math.max(known, revision), storedAt: draft?.updatedAt, isChanged },
  });
}

export const unsavedTexts = ({ stored, typed }: BusinessDraft): FieldTexts => changedFields(stored, typed);

const unsavedFields = (form: BusinessDraft): UnsavedField[] =>
  Object.entries(unsavedTexts(form)).map(([path, typed]) => ({
    ...{ path, typed, stored: form.stored[path] ?? '' },
  }));

const textsOf = (fields: UnsavedField[]): FieldTexts =>
  Object.fromEntries(fields.map(({ path, typed }) => [path, typed]));

export function typeIntoBusiness(texts: FieldTexts): void {
  const form = $businessForm.get();
  if (form === undefined) return;
  const theirs = Object.entries(form.theirs).filter(([path]) => !(path in texts));
  change({ ...form, typed: { ...form.typed, ...texts }, theirs: Object.fromEntries(theirs) });
}

function change(form: BusinessForm): void {
  put({ ...form, draft: { ...form.draft, isChanged: true } });
  autosave.saveSoon();
}

function put(form: Omit<BusinessForm, 'isKept'>): void {
  const { baseVersion, stored, typed, draft } = form;
  // A draft that the editor discarded is kept until the server knows.
  const isEnded = unsavedFields(form).length === 0 && !(draft.isChanged && draft.revision > 0);
  $businessForm.set({
    ...form,
    isKept: keepBusiness(isEnded ? undefined : { baseVersion, stored, typed, draft }),
  });
}

const autosave = autosaving({
  isDue() {
    const form = $businessForm.get();
    return form?.draft.isChanged === true && (form.draft.revision > 0 || unsavedFields(form).length > 0);
  },
  save: saveDraft,
});
export const $businessAutosave = autosave.$state;

async function saveDraft(): Promise<boolean> {
  const sent = $businessForm.get();
  if (sent === undefined) return false;
  const by = $userId.get();
  const { baseVersion: writtenFrom, draft, typed } = sent;
  try {
    const saved = await callAsEditor(saveBusinessDraft, {
      ...{ writtenFrom, fields: unsavedFields(sent), revision: draft.by === by ? draft.revision : 0 },
    });
    const now = $businessForm.get() ?? sent;
    const state = { by, revision: saved.revision, storedAt: saved.updatedAt };
    put({ ...now, draft: { ...state, isChanged: now.typed !== typed } });
  } catch (cause) {
    if (refusalCode(cause) !== 'changed-meanwhile') throw cause;
    const newest = await callAsEditor(readBusiness, {});
    if (newest.draft === undefined) throw cause;
    startBusinessForm(newest);
  }
  return true;
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
  const form = $businessForm.get();
  if (form === undefined) return;
  const typed = { ...stored, ...changedFields(texts, form.typed) };
  change({ ...form, baseVersion: version, stored, typed, theirs: {} });
  await autosave.saveNow();
}
