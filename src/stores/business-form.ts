import { atom } from 'nanostores';
import type { UnsavedField } from '#core/business/business-draft.ts';
import { changedFields, checkedDetails, fieldTexts, type FieldTexts } from '#core/business/field-texts.ts';
import { keepBusiness, keptBusiness, type BusinessDraft } from '#browser-storage/business-draft.ts';
import { showsBusiness } from '#adapters/live-page.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { readBusiness, saveBusiness, saveBusinessDraft } from '#contract/site.ts';
import { locales } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { $userId, callAsEditor } from '#session/session.ts';
import { autosaving } from './article/autosaving.ts';
import { saveAndFollow } from './save-and-follow.ts';

/** Survives a reload and an expired session, because the browser stores the unsaved changes. */
export const $businessForm = atom<BusinessForm | undefined>();

/** Its field `stored` contains the texts of the saved version on which the form is based. */
export type BusinessForm = BusinessDraft & {
  /** Another editor’s or device’s texts for fields that this editor has changed here. */
  theirs: FieldTexts;
  isKept: boolean;
};

/** Merges the saved details with the editor’s unsaved changes from this browser and from other devices. */
export function startBusinessForm({ version, details, draft }: AnswerOf<typeof readBusiness>): void {
  const before = $businessForm.get() ?? keptBusiness();
  const stored = fieldTexts(details);
  const id = $userId.get() ?? '';
  const known = before?.draft.id === id ? before.draft.revision : 0;
  const revision = draft?.revision ?? 0;
  // Keeps the texts of this browser if they are not on the server yet, or if the server’s draft has expired.
  const isOwn = before !== undefined && (before.draft.isChanged || known > revision);
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
    baseVersion: version,
    stored,
    typed,
    theirs: Object.fromEntries(theirs) as FieldTexts,
    unread: textsOf(changed, 'unread'),
    draft: { id, revision: Math.max(known, revision), storedAt: draft?.updatedAt, isChanged },
  });
}

export const unsavedTexts = ({ stored, typed }: Pick<BusinessDraft, 'stored' | 'typed'>): FieldTexts =>
  changedFields(stored, typed);

const unsavedFields = (form: BusinessDraft): UnsavedField[] =>
  Object.entries(unsavedTexts(form)).map(([path, typed]) => ({
    path,
    typed,
    stored: form.stored[path] ?? '',
    ...(form.unread[path] !== undefined && { unread: form.unread[path] }),
  }));

/** Returns the paths of `texts` whose machine translation the editor has neither confirmed nor changed. */
export function unreadIn(texts: FieldTexts): string[] {
  const form = $businessForm.get();
  const fields = form === undefined ? [] : unsavedFields(form);
  return Object.keys(
    textsOf(
      fields.filter(({ path, typed }) => typed === texts[path]),
      'unread',
    ),
  );
}

const textsOf = (fields: UnsavedField[], name: 'typed' | 'unread' = 'typed'): FieldTexts =>
  Object.fromEntries(fields.flatMap(({ path, [name]: text }) => (text === undefined ? [] : [[path, text]])));

/** `unread` maps the paths of unread machine translations to possible faults or ''. Other `texts` count as read. */
export function typeIntoBusiness(texts: FieldTexts, unread: FieldTexts = {}): void {
  const form = $businessForm.get();
  if (form === undefined) return;
  const others = (known: FieldTexts): FieldTexts =>
    Object.fromEntries(Object.entries(known).filter(([path]) => !(path in texts)));
  const typed = { ...form.typed, ...texts };
  change({ ...form, typed, theirs: others(form.theirs), unread: { ...others(form.unread), ...unread } });
}

function change(form: BusinessForm): void {
  put({ ...form, draft: { ...form.draft, isChanged: true } });
  autosave.saveSoon();
}

/** Whether the browser may delete its copy of the form. A draft on the server must be emptied before that. */
const isEnded = (form: BusinessDraft): boolean =>
  unsavedFields(form).length === 0 && !(form.draft.isChanged && form.draft.revision > 0);

function put(form: Omit<BusinessForm, 'isKept'>): void {
  $businessForm.set({ ...form, isKept: keepBusiness(isEnded(form) ? undefined : form) });
}

const autosave = autosaving({
  isDue() {
    const form = $businessForm.get();
    return form?.draft.isChanged === true && !isEnded(form);
  },
  save: saveDraft,
});
export const $businessAutosave = autosave.$state;

async function saveDraft(): Promise<boolean> {
  const sent = $businessForm.get();
  if (sent === undefined) return false;
  const id = $userId.get() ?? '';
  const { baseVersion: writtenFrom, draft, typed } = sent;
  try {
    const saved = await callAsEditor(saveBusinessDraft, {
      writtenFrom,
      fields: unsavedFields(sent),
      revision: draft.id === id ? draft.revision : 0,
    });
    const now = $businessForm.get() ?? sent;
    const { revision, updatedAt: storedAt } = saved;
    put({ ...now, draft: { id, revision, storedAt, isChanged: now.typed !== typed } });
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

export const isBusinessLive = async (version: number): Promise<boolean> =>
  (
    await Promise.all(locales.map((locale) => showsBusiness(pagePath({ page: 'home', locale }), version)))
  ).every(Boolean);

/** Tracks the change until the home pages of all languages show it. */
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
