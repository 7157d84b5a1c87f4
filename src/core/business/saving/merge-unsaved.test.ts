/** No text of an editor is lost if the details were changed elsewhere in the meantime. */
import { describe, expect, test } from 'vitest';
import type { UnsavedField } from '../business-draft.ts';
import type { FieldTexts } from '../field-texts.ts';
import { mergeUnsaved } from './merge-unsaved.ts';

const stored = { name: 'Casa', phone: '1' };
const saved = stored;

const here = (typed: FieldTexts, draft: { revision?: number; isChanged?: boolean } = {}) => ({
  stored,
  typed: { ...stored, ...typed },
  unread: {},
  draft: { revision: 0, isChanged: true, ...draft },
});
const onServer = (revision: number, ...fields: UnsavedField[]) => ({ revision, fields });
const phone = (typed: string): UnsavedField => ({ path: 'phone', stored: '1', typed });

describe('mergeUnsaved', () => {
  const nothing = { here: undefined, draft: undefined, theirs: undefined };
  test.each([
    ['nothing unsaved', { saved }, { typed: stored, theirs: {}, revision: 0, isChanged: false }],
    [
      'a text of this browser',
      { saved, here: here({ name: 'Mine' }) },
      { typed: { name: 'Mine' }, isChanged: true },
    ],
    [
      'a text of this browser, and another saved version',
      { saved: { name: 'Theirs', phone: '2' }, here: here({ name: 'Mine' }) },
      { typed: { name: 'Mine', phone: '2' }, theirs: { name: 'Theirs' } },
    ],
    [
      'a draft from another device, and another saved version of its field',
      { saved: { ...saved, phone: '9' }, draft: onServer(4, phone('2')) },
      { typed: { phone: '2' }, theirs: { phone: '9' } },
    ],
    [
      'a text that another editor saved too',
      { saved: { name: 'Mine', phone: '1' }, here: here({ name: 'Mine' }) },
      { typed: { name: 'Mine' }, theirs: {} },
    ],
    [
      'a draft from another device',
      { saved, draft: onServer(4, phone('2')) },
      { typed: { phone: '2' }, theirs: {}, revision: 4, isChanged: false },
    ],
    [
      'different texts here and on another device',
      { saved, here: here({ phone: '3' }), draft: onServer(4, phone('2')) },
      { typed: { phone: '3' }, theirs: { phone: '2' }, revision: 4, isChanged: true },
    ],
    [
      'a draft that this browser has read',
      { saved, here: here({ phone: '3' }, { revision: 4 }), draft: onServer(4, phone('2')) },
      { typed: { phone: '3' }, theirs: {}, revision: 4 },
    ],
    [
      'a draft that another device has emptied',
      { saved, here: here({ phone: '2' }, { revision: 4, isChanged: false }), draft: onServer(5) },
      { typed: { phone: '1' }, revision: 5, isChanged: false },
    ],
    [
      'a draft that has expired',
      { saved, here: here({ phone: '2' }, { revision: 4, isChanged: false }) },
      { typed: { phone: '2' }, revision: 4, isChanged: true },
    ],
    [
      'a field that no longer exists',
      { saved, draft: onServer(4, { path: 'fax', stored: '', typed: '5' }) },
      { typed: stored, theirs: {} },
    ],
    [
      'a machine translation that nobody has checked',
      { saved, draft: onServer(4, { ...phone('2'), unread: 'a doubt' }) },
      { typed: { phone: '2' }, unread: { phone: 'a doubt' } },
    ],
    [
      'a text that the open form already shows',
      { saved, here: here({ name: 'Mine' }), theirs: { name: 'Theirs', phone: '2' } },
      { theirs: { name: 'Theirs' } },
    ],
  ])('merges %s', (_, merging, expected) => {
    expect(mergeUnsaved({ ...nothing, ...merging })).toMatchObject(expected);
  });
});
