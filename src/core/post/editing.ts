import { basisOf, compareWithStored, isSameImage, sameText } from './compare-with-stored.ts';
import type { Basis, PostText, StoredVersion } from './compare-with-stored.ts';
import { isSameText, type PostFieldName } from './fields.ts';

export const startEditing = (stored: StoredVersion, draft?: { text: PostText; basis: Basis }): Editing => ({
  stored,
  text: draft?.text ?? stored.text,
  basis: draft?.basis ?? basisOf(stored),
  fromTheirs: [],
  saving: { step: 'idle' },
});

/** What an event changes. Another editor's changes are merged at once, unless both changed the same place. */
export function edit(before: Editing, event: EditingEvent): Editing {
  const after = changedBy(before, event);
  const { merged, isOvertaken } = compareWithStored(after);
  if (merged === undefined || isOvertaken) return after;
  return { ...after, text: merged.text, basis: basisOf(after.stored), fromTheirs: merged.fromTheirs };
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
        saving: before.saving.step === 'conflict' ? { step: 'idle' } : before.saving,
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
    case 'sent':
      return { ...before, saving: { step: 'saving' } };
    case 'saved': {
      const { image: sentImage = stored.image, ...words } = event.sent;
      const saved = { revision: event.revision, text: words, image: sentImage, sameTextIn: [] };
      // The stored picture no longer counts as a change.
      const { image, ...typed } = text;
      return {
        stored: saved,
        text: image === event.sent.image ? typed : text,
        basis: basisOf(saved),
        fromTheirs: [],
        saving: { step: 'saved' },
      };
    }
    case 'taken-back': {
      const restored = { ...event.restored, revision: event.revision };
      const isUntouched = sameText(text, stored.text);
      return { ...startEditing(restored), ...(isUntouched ? {} : { text }) };
    }
    case 'refused':
      return {
        ...before,
        saving: { step: event.isConflict ? 'conflict' : 'refused', problems: event.problems },
      };
  }
}

/** An answer that arrives late, with an older version, changes nothing. */
function afterReading(before: Editing, stored: StoredVersion): Editing {
  if (stored.revision < before.stored.revision) return before;
  if (stored.revision > before.stored.revision || isSameVersion(stored, before.stored))
    return { ...before, stored };
  // The server may have changed this editor's own text, for example its pictures.
  const isUntouched = sameText(before.text, before.stored.text);
  const isBasis = before.basis.revision === stored.revision;
  return {
    ...before,
    stored,
    text: isUntouched ? stored.text : before.text,
    basis: isUntouched || isBasis ? basisOf(stored) : before.basis,
  };
}

const isSameVersion = (one: StoredVersion, other: StoredVersion): boolean =>
  isSameText(one.text, other.text) && isSameImage(one.image, other.image);

/** An editor's text, the stored version that the desk knows, and the state of saving. */
export type Editing = {
  stored: StoredVersion;
  text: PostText;
  basis: Basis;
  /** The fields with merged changes of another editor. */
  fromTheirs: PostFieldName[];
  saving: Saving;
};

type Saving =
  | { step: 'idle' | 'saving' | 'saved'; problems?: never }
  | { step: 'conflict' | 'refused'; problems: Record<string, string> };

export type EditingEvent =
  | { type: 'typed'; changes: Partial<PostText> }
  | { type: 'read'; stored: StoredVersion }
  | { type: 'opened'; text: PostText; basis: Basis }
  | { type: 'kept-mine' }
  | { type: 'took-stored'; stored: StoredVersion }
  | { type: 'sent' }
  | { type: 'saved'; revision: number; sent: PostText }
  /** An undo stored the version `restored` again, as `revision`. */
  | { type: 'taken-back'; revision: number; restored: StoredVersion }
  | { type: 'refused'; problems: Record<string, string>; isConflict: boolean };
