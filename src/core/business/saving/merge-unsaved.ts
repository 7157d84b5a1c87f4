import type { BusinessDraft, UnsavedField } from '../business-draft.ts';
import { changedFields, type FieldTexts } from '../field-texts.ts';

/**
 * Merges the saved details with what the editor has typed in this browser and on other devices, which the draft on
 * the server contains. A text of this browser precedes a text of the draft.
 */
export function mergeUnsaved({ saved, here, draft, theirs }: Merging): MergedForm {
  const draftRevision = draft?.revision ?? 0;
  const knownRevision = here?.draft.revision ?? 0;
  // Keeps the texts of this browser if they are not on the server yet, or if the server's draft has expired.
  const keepsHere = here !== undefined && (here.draft.isChanged || knownRevision > draftRevision);
  const hasReadDraft = keepsHere && knownRevision > 0 && knownRevision >= draftRevision;
  const fieldsHere = keepsHere ? unsavedFields(here) : [];
  const fieldsElsewhere = hasReadDraft ? [] : (draft?.fields ?? []);
  const changed = [...fieldsElsewhere, ...fieldsHere].filter(({ path }) => path in saved);
  const typed = { ...saved, ...textsOf(changed) };
  const savedSince = changed.filter(({ path, stored }) => saved[path] !== stored);
  const others = [
    ...savedSince.map(({ path }) => [path, saved[path] ?? ''] as const),
    ...Object.entries({ ...theirs, ...textsOf(fieldsElsewhere) }),
  ];
  return {
    typed,
    theirs: Object.fromEntries(
      others.filter(([path, text]) => typed[path] !== saved[path] && typed[path] !== text),
    ),
    unread: unreadOf(changed),
    revision: Math.max(knownRevision, draftRevision),
    isChanged: fieldsHere.length > 0 || (keepsHere && knownRevision > 0),
  };
}

/** The fields in which the form differs from the stored details. */
export const unsavedFields = ({ stored, typed, unread }: TypedForm): UnsavedField[] =>
  Object.entries(changedFields(stored, typed)).map(([path, text]) => ({
    path,
    typed: text,
    stored: stored[path] ?? '',
    ...(unread[path] !== undefined && { unread: unread[path] }),
  }));

export const unreadOf = (fields: readonly UnsavedField[]): FieldTexts =>
  Object.fromEntries(
    fields.flatMap(({ path, unread }) => (unread === undefined ? [] : [[path, unread] as const])),
  );

const textsOf = (fields: readonly UnsavedField[]): FieldTexts =>
  Object.fromEntries(fields.map(({ path, typed }) => [path, typed]));

/** `stored`: the saved texts on which the form is based. `unread`: machine translations that nobody has checked. */
export type TypedForm = { stored: FieldTexts; typed: FieldTexts; unread: FieldTexts };

type Merging = {
  saved: FieldTexts;
  /** The editor's form in this browser. `draft` says what the server has of it. */
  here: (TypedForm & { draft: { revision: number; isChanged: boolean } }) | undefined;
  draft: Pick<BusinessDraft, 'revision' | 'fields'> | undefined;
  /** Other texts that the open form already shows. */
  theirs: FieldTexts | undefined;
};

type MergedForm = {
  typed: FieldTexts;
  /** Texts of another editor or device for fields that this editor has changed. */
  theirs: FieldTexts;
  unread: FieldTexts;
  revision: number;
  /** Whether the draft on the server lacks texts of this browser. */
  isChanged: boolean;
};
