import { computed } from 'nanostores';
import { changedFields, checkedDetails, fieldTexts, type FieldTexts } from '#core/business/field-texts.ts';
import { mergeUnsaved, unreadOf, unsavedFields } from '#core/business/saving/merge-unsaved.ts';
import { keepBusiness, keptBusiness, type BusinessDraft } from '#browser-storage/business-draft.ts';
import type { DraftHandle } from '#browser-storage/draft-handle.ts';
import { showsBusiness } from '#adapters/live-page.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { readBusiness, saveBusiness, saveBusinessDraft } from '#contract/site.ts';
import { locales } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { $userId, callAsEditor } from '#session/session.ts';
import { draftStore } from './article/draft-store.ts';
import { saveAndFollow } from './save-and-follow.ts';

/** Survives a reload and an expired session. An editor has one draft, whose id is the editor’s id. */
const unsaved = draftStore<OpenForm | undefined, OpenForm>({
  text: undefined,
  draft: { id: '', revision: 0, isChanged: false },
  storeHere: (form, draft) =>
    keepBusiness(form === undefined || isEnded(form, draft) ? undefined : { ...form, draft }),
  isUnsaved: (form, draft): form is OpenForm => form !== undefined && !isEnded(form, draft),
  send: sendDraft,
});

export const $businessForm = computed(
  [unsaved.$text, unsaved.$draft, unsaved.$isStoredHere],
  (form, draft, isKept): BusinessForm | undefined => form && { ...form, draft, isKept },
);
export const $businessAutosave = unsaved.$state;
export const keepBusinessNow = (): Promise<unknown> => unsaved.saveNow();

/** Merges the saved details with the editor’s unsaved changes from this browser and from other devices. */
export function startBusinessForm({ version, details, draft }: AnswerOf<typeof readBusiness>): void {
  const open = $businessForm.get();
  const before = open ?? keptBusiness();
  const stored = fieldTexts(details);
  const id = $userId.get() ?? '';
  const revision = before?.draft.id === id ? before.draft.revision : 0;
  const here = before && { ...before, draft: { ...before.draft, revision } };
  const merged = mergeUnsaved({ saved: stored, here, draft, theirs: open?.theirs });
  const { typed, theirs, unread, ...handle } = merged;
  unsaved.open(
    { baseVersion: version, stored, typed, theirs, unread },
    { id, ...handle, storedAt: draft?.updatedAt },
  );
}

export function closeBusinessForm(): void {
  unsaved.show(undefined, { id: '', revision: 0, isChanged: false });
}

export const unsavedTexts = ({ stored, typed }: Pick<BusinessDraft, 'stored' | 'typed'>): FieldTexts =>
  changedFields(stored, typed);

/** Returns the paths of `texts` whose machine translation the editor has neither confirmed nor changed. */
export function unreadIn(texts: FieldTexts): string[] {
  const form = $businessForm.get();
  const fields = form === undefined ? [] : unsavedFields(form);
  return Object.keys(unreadOf(fields.filter(({ path, typed }) => typed === texts[path])));
}

/** `unread` maps the paths of unread machine translations to possible faults or ''. Other `texts` count as read. */
export function typeIntoBusiness(texts: FieldTexts, unread: FieldTexts = {}): void {
  const form = unsaved.$text.get();
  if (form === undefined) return;
  const others = (known: FieldTexts): FieldTexts =>
    Object.fromEntries(Object.entries(known).filter(([path]) => !(path in texts)));
  const typed = { ...form.typed, ...texts };
  unsaved.write({
    ...form,
    typed,
    theirs: others(form.theirs),
    unread: { ...others(form.unread), ...unread },
  });
}

/** Whether the browser may delete its copy of the form. A draft on the server must be emptied before that. */
const isEnded = (form: OpenForm, { isChanged, revision }: DraftHandle): boolean =>
  unsavedFields(form).length === 0 && !(isChanged && revision > 0);

/** If another device has changed the draft, merges that draft instead. */
async function sendDraft(form: OpenForm, { id, revision }: DraftHandle) {
  try {
    return await callAsEditor(saveBusinessDraft, {
      writtenFrom: form.baseVersion,
      fields: unsavedFields(form),
      revision: id === $userId.get() ? revision : 0,
    });
  } catch (cause) {
    if (refusalCode(cause) !== 'changed-meanwhile') throw cause;
    const newest = await callAsEditor(readBusiness, {});
    if (newest.draft === undefined) throw cause;
    startBusinessForm(newest);
    return undefined;
  }
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
  const form = unsaved.$text.get();
  if (form === undefined) return;
  const typed = { ...stored, ...changedFields(texts, form.typed) };
  unsaved.write({ ...form, baseVersion: version, stored, typed, theirs: {} });
  await unsaved.saveNow();
}

/** Its field `stored` contains the texts of the saved version on which the form is based. */
type OpenForm = Omit<BusinessDraft, 'draft'> & {
  /** Another editor’s or device’s texts for fields that this editor has changed here. */
  theirs: FieldTexts;
};

export type BusinessForm = OpenForm & { draft: DraftHandle; isKept: boolean };
