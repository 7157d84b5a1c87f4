import { describe, expect, test } from 'vitest';
import { compareWithStored, type StoredVersion } from './compare-with-stored.ts';
import { edit, startEditing, type Editing, type EditingEvent } from './editing.ts';
import { formOf } from '../fields.ts';

const first = { title: 'Zon', excerpt: 'Kort', content: 'Een\n\nTwee' };
const sun = { path: '/media/sun.webp', alt: 'De zon', focus: { x: 50, y: 50 } };

const aVersion = (revision: number, changes: object = {}): StoredVersion => ({
  revision,
  text: formOf({ ...first, ...changes }),
  image: null,
  sameTextIn: [revision],
});
const aText = (changes: object) => ({ ...formOf(first), ...changes });
const after = (...events: EditingEvent[]): Editing => events.reduce(edit, startEditing(aVersion(1)));

const typed = (changes: object): EditingEvent => ({ type: 'typed', changes });
const read = (revision: number, changes: object = {}): EditingEvent => ({
  type: 'read',
  stored: aVersion(revision, changes),
});
const saved = (revision: number, changes: object): EditingEvent => ({
  type: 'stored',
  stored: aVersion(revision, changes),
  sent: aText(changes),
});
const undone = (revision: number, sent: object): EditingEvent => ({
  type: 'stored',
  stored: aVersion(revision),
  sent: aText(sent),
});
const refused: EditingEvent = { type: 'refused', problems: { title: 'Te lang' }, isConflict: false };
const conflict: EditingEvent = { type: 'refused', problems: {}, isConflict: true };

/** The text, whether it differs from the stored version, and what the next save replaces. */
const summary = (editing: Editing) => {
  const { isChanged, isOvertaken, revision } = compareWithStored(editing);
  const { title, excerpt, image } = editing.text;
  return { title, excerpt, image, isChanged, isOvertaken, revision, step: editing.saving.step };
};
const clean = { isChanged: false, isOvertaken: false };
const unsaved = { isChanged: true, isOvertaken: false };

describe('edit', () => {
  test.each([
    ['typing', [typed({ title: 'Zee' })], { ...unsaved, title: 'Zee', revision: 1, step: 'idle' }],
    ['typing, and changing it back', [typed({ title: 'Zee' }), typed({ title: 'Zon' })], clean],
    ['a newer version without own changes', [read(2, { title: 'Wind' })], { ...clean, title: 'Wind' }],
    [
      'a newer version with changes elsewhere',
      [typed({ title: 'Zee' }), read(2, { excerpt: 'Van hen' })],
      { ...unsaved, title: 'Zee', excerpt: 'Van hen', revision: 2 },
    ],
    [
      'a newer version with a change of the same field',
      [typed({ title: 'Zee' }), read(2, { title: 'Wind' })],
      { isOvertaken: true, title: 'Zee', revision: 1 },
    ],
    [
      'a conflict that typing ends',
      [typed({ title: 'Zee' }), read(2, { title: 'Wind', excerpt: 'Van hen' }), typed({ title: 'Wind' })],
      { ...clean, title: 'Wind', excerpt: 'Van hen', revision: 2 },
    ],
    [
      'keeping the own text of a conflict',
      [typed({ title: 'Zee' }), read(2, { title: 'Wind', excerpt: 'Van hen' }), { type: 'kept-mine' }],
      { ...unsaved, title: 'Zee', excerpt: 'Van hen', revision: 2 },
    ],
    [
      'taking the stored text of a conflict',
      [
        typed({ title: 'Zee' }),
        read(2, { title: 'Wind' }),
        { type: 'took-stored', stored: aVersion(2, { title: 'Wind' }) },
      ],
      { ...clean, title: 'Wind', revision: 2 },
    ],
    [
      'an old answer that arrives late',
      [read(3, { title: 'Wind' }), read(2, { title: 'Zee' })],
      { ...clean, title: 'Wind', revision: 3 },
    ],
    ['sending', [typed({ title: 'Zee' }), { type: 'sent' }], { ...unsaved, step: 'saving' }],
    [
      'a save',
      [typed({ title: 'Zee' }), { type: 'sent' }, saved(2, { title: 'Zee' })],
      { ...clean, title: 'Zee', revision: 2, step: 'saved' },
    ],
    [
      'a save, after which the server answers with a changed text',
      [typed({ title: 'Zee ' }), { type: 'sent' }, saved(2, { title: 'Zee ' }), read(2, { title: 'Zee' })],
      { ...clean, title: 'Zee', revision: 2 },
    ],
    [
      'typing during a save',
      [
        typed({ title: 'Zee' }),
        { type: 'sent' },
        typed({ excerpt: 'Nog iets' }),
        saved(2, { title: 'Zee' }),
        read(2, { title: 'Zee' }),
      ],
      { ...unsaved, title: 'Zee', excerpt: 'Nog iets', revision: 2 },
    ],
    [
      'a save of an image',
      [typed({ image: sun }), { type: 'sent' }, saved(2, { image: sun })],
      { ...clean, image: undefined, revision: 2 },
    ],
    [
      'another editor’s save right after an own save',
      [
        typed({ title: 'Zee' }),
        saved(2, { title: 'Zee' }),
        typed({ title: 'Zee en wind' }),
        read(3, { title: 'Zee', excerpt: 'Van hen' }),
      ],
      { ...unsaved, title: 'Zee en wind', excerpt: 'Van hen', revision: 3 },
    ],
    ['a refused save', [typed({ title: 'Zee' }), { type: 'sent' }, refused], { ...unsaved, step: 'refused' }],
    [
      'a save refused because of a conflict, and more typing',
      [typed({ title: 'Zee' }), read(2, { title: 'Wind' }), conflict, typed({ title: 'Zeewind' })],
      { isOvertaken: true, title: 'Zeewind', step: 'idle' },
    ],
    [
      'an undo',
      [typed({ title: 'Zee' }), saved(2, { title: 'Zee' }), undone(3, { title: 'Zee' }), read(3)],
      { ...clean, title: 'Zon', revision: 3 },
    ],
    [
      'an undo while the editor types',
      [
        typed({ title: 'Zee' }),
        saved(2, { title: 'Zee' }),
        typed({ title: 'Zee en wind' }),
        undone(3, { title: 'Zee' }),
        read(3),
      ],
      { ...unsaved, title: 'Zee en wind', revision: 3 },
    ],
    [
      'another editor’s save right after an undo',
      [
        typed({ title: 'Zee' }),
        saved(2, { title: 'Zee' }),
        undone(3, { title: 'Zee' }),
        typed({ title: 'Zee en wind' }),
        read(4, { excerpt: 'Van hen' }),
      ],
      { ...unsaved, title: 'Zee en wind', excerpt: 'Van hen', revision: 4 },
    ],
    [
      'opening a draft that is based on an older version',
      [
        read(2, { excerpt: 'Van hen' }),
        {
          type: 'opened',
          text: aText({ title: 'Zee' }),
          basis: { revision: 1, text: { ...aText({}), image: null } },
        },
      ],
      { ...unsaved, title: 'Zee', excerpt: 'Van hen', revision: 2 },
    ],
  ] satisfies [string, EditingEvent[], object][])('%s', (_, events, expected) => {
    expect(summary(after(...events))).toMatchObject(expected);
  });

  test('names the fields with merged changes until the editor continues from a stored version', () => {
    const merged = after(typed({ title: 'Zee' }), read(2, { excerpt: 'Van hen' }));
    expect(merged.fromTheirs).toEqual(['excerpt']);
    expect(edit(merged, typed({ title: 'Zeewind' })).fromTheirs).toEqual(['excerpt']);
    expect(edit(merged, saved(3, { title: 'Zee', excerpt: 'Van hen' })).fromTheirs).toEqual([]);
  });

  test('names no other editor for a translation of an untouched text', () => {
    const untranslated = startEditing({ ...aVersion(1), isUntranslated: true });
    const stored = { ...aVersion(2, { title: 'Sol' }), isUntranslated: false };
    const translated = edit(untranslated, { type: 'read', stored });
    expect(translated).toMatchObject({ text: { title: 'Sol' }, fromTheirs: [] });
    const corrected = { ...aVersion(3, { title: 'Mar' }), isUntranslated: false };
    expect(edit(translated, { type: 'read', stored: corrected }).fromTheirs).toEqual(['title']);
  });

  test('returns the problems of a refused save until the editor changes the field, or saves again', () => {
    expect(after(refused, typed({ excerpt: 'Zee' })).saving.problems).toEqual({ title: 'Te lang' });
    expect(after(refused, typed({ title: 'Zee' })).saving.problems).toEqual({});
    expect(after(refused, { type: 'sent' }).saving.problems).toEqual({});
  });
});
