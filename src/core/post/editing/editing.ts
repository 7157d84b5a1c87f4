import {
  basisOf,
  compareWithStored,
  sameText,
  type Basis,
  type PostText,
  type StoredVersion,
} from './compare-with-stored.ts';
import type { PostFieldName } from '../fields.ts';
import { idle, savingAfter, type Saving } from './save-steps.ts';

/** Opens a text at the desk: the stored version, or an editor’s unsaved text based on an earlier version. */
export const startEditing = (stored: StoredVersion, draft?: { text: PostText; basis: Basis }): Editing => ({
  stored,
  text: draft?.text ?? stored.text,
  basis: draft?.basis ?? basisOf(stored),
  fromTheirs: [],
  saving: idle,
});

/** What an event changes. Another editor's changes are merged at once, unless both changed the same block. */
export function edit(before: Editing, event: EditingEvent): Editing {
  const after = changedBy(before, event);
  const { merged, isOvertaken } = compareWithStored(after);
  if (merged === undefined || isOvertaken) return after;
  // A translation replaces a text that is not translated yet, and was written by no other editor.
  const isTranslation = before.stored.isUntranslated === true && after.stored.isUntranslated === false;
  const isTyped = !sameText(before.text, before.stored.text);
  const fromTheirs = isTranslation && !isTyped ? [] : merged.fromTheirs;
  return { ...after, text: merged.text, basis: basisOf(after.stored), fromTheirs };
}

function changedBy(before: Editing, event: EditingEvent): Editing {
  const { stored, text, basis } = before;
  switch (event.type) {
    case 'typed': {
      // If the fields equal the stored version, later changes are based on that version.
      const { isChanged } = compareWithStored(before);
      return {
        ...before,
        text: { ...text, ...event.changes },
        basis: isChanged ? basis : basisOf(stored),
        saving: savingAfter(before.saving, { type: 'typed', fields: fieldsIn(event.changes) }),
      };
    }
    case 'read':
      return afterReading(before, event.stored);
    case 'opened':
      return { ...before, text: event.text, basis: event.basis, fromTheirs: [] };
    case 'kept-mine': {
      const { merged } = compareWithStored(before);
      return {
        ...before,
        text: merged?.text ?? text,
        basis: basisOf(stored),
        fromTheirs: merged?.fromTheirs ?? [],
      };
    }
    case 'took-stored':
      return startEditing(event.stored);
    case 'stored': {
      // Text that the editor has typed since then stays. The image that was sent no longer counts as a change.
      const { image, ...typed } = text;
      const since = image === event.sent.image ? typed : text;
      return {
        ...startEditing(event.stored),
        text: sameText(text, event.sent) ? event.stored.text : since,
        saving: savingAfter(before.saving, { type: 'stored' }),
      };
    }
    case 'sent':
    case 'refused':
      return { ...before, saving: savingAfter(before.saving, event) };
  }
}

/** A problem of the main image is named after its description. */
const fieldsIn = (changes: Partial<PostText>): string[] =>
  Object.keys(changes).map((name) => (name === 'image' ? 'heroImageAlt' : name));

/** An answer that arrives late, with an older version, changes nothing. */
function afterReading(before: Editing, stored: StoredVersion): Editing {
  const { text, basis } = before;
  if (stored === before.stored || stored.revision < before.stored.revision) return before;
  if (stored.revision > before.stored.revision) return { ...before, stored };
  // The server may have changed this editor's own text, for example its images.
  if (sameText(text, before.stored.text))
    return { ...before, stored, text: stored.text, basis: basisOf(stored) };
  return { ...before, stored, basis: basis.revision === stored.revision ? basisOf(stored) : basis };
}

/** An editor's text, the stored version that the desk knows, and the state of saving. */
export type Editing = {
  stored: StoredVersion;
  text: PostText;
  basis: Basis;
  /** The fields with merged changes of another editor. */
  fromTheirs: PostFieldName[];
  saving: Saving;
};

export type EditingEvent =
  | { type: 'typed'; changes: Partial<PostText> }
  | { type: 'read'; stored: StoredVersion }
  | { type: 'opened'; text: PostText; basis: Basis }
  | { type: 'kept-mine' }
  | { type: 'took-stored'; stored: StoredVersion }
  | { type: 'sent' }
  /** A save or an undo of the text `sent` has stored this version. */
  | { type: 'stored'; stored: StoredVersion; sent: PostText }
  | { type: 'refused'; problems: Record<string, string>; isConflict: boolean };
