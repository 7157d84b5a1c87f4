import { describe, expect, test } from 'vitest';
import { basisOf, compareWithStored, type StoredVersion } from './compare-with-stored.ts';
import { formOf } from '../fields.ts';

const sea = { path: '/media/sea.webp', alt: 'De zee', focus: { x: 50, y: 50 } };
const sun = { ...sea, path: '/media/sun.webp' };
const first = { title: 'Zon', excerpt: 'Kort', content: 'Een\n\nTwee' };

const aVersion = (revision: number, changes: object = {}, image: StoredVersion['image'] = null) => ({
  revision,
  text: formOf({ ...first, ...changes }),
  image,
  sameTextIn: Object.keys(changes).length === 0 ? [1, revision] : [revision],
});

/** Compares an editor's changes of revision 1 with what another editor stored since then. */
function compare(mine: object, stored: StoredVersion) {
  const text = { ...formOf(first), ...mine };
  const { merged, ...rest } = compareWithStored({ stored, text, basis: basisOf(aVersion(1)) });
  return { ...rest, text: merged?.text };
}

describe('compareWithStored', () => {
  const merged = { isOvertaken: false, isImageInConflict: false, revision: 1 };
  const overtaken = { isOvertaken: true, revision: 1 };
  const current = { isOvertaken: false, text: undefined };

  test.each([
    ['the same text as stored', {}, aVersion(1), { ...current, isChanged: false, revision: 1 }],
    [
      'a change of the stored text',
      { title: 'Zee' },
      aVersion(1),
      { ...current, isChanged: true, revision: 1 },
    ],
    [
      'a change, and a newer revision with the same text',
      { title: 'Zee' },
      aVersion(2),
      { ...current, isChanged: true, revision: 2 },
    ],
    [
      'changes of different fields',
      { title: 'Zee' },
      aVersion(2, { excerpt: 'Van hen' }),
      { ...merged, text: formOf({ ...first, title: 'Zee', excerpt: 'Van hen' }) },
    ],
    [
      'changes of different paragraphs',
      { content: 'Een\n\nDrie' },
      aVersion(2, { content: 'Nul\n\nTwee' }),
      { ...merged, text: formOf({ ...first, content: 'Nul\n\nDrie' }) },
    ],
    ['different changes of one field', { title: 'Zee' }, aVersion(2, { title: 'Wind' }), overtaken],
    [
      'a field that the editor changed back, while another editor changed it',
      {},
      aVersion(2, { title: 'Wind', excerpt: 'Van hen' }),
      { ...merged, text: formOf({ ...first, title: 'Wind', excerpt: 'Van hen' }) },
    ],
    [
      'the same change by both editors, and one more change',
      { title: 'Wind' },
      aVersion(2, { title: 'Wind', excerpt: 'Van hen' }),
      { ...merged, text: formOf({ ...first, title: 'Wind', excerpt: 'Van hen' }) },
    ],
    ['different images', { image: sun }, aVersion(2, {}, sea), { ...overtaken, isImageInConflict: true }],
    [
      'the same image with another focus',
      { image: { ...sea, focus: { ...sea.focus, y: sea.focus.y + 5 } } },
      aVersion(2, {}, sea),
      { ...overtaken, isImageInConflict: true },
    ],
    ['the same image', { image: { ...sea } }, aVersion(2, {}, sea), { ...current, revision: 2 }],
    [
      'a text, and an image of another editor',
      { title: 'Zee' },
      aVersion(2, {}, sea),
      { ...current, revision: 2 },
    ],
    [
      'an image, and a text of another editor',
      { image: sun },
      aVersion(2, { title: 'Wind' }),
      { ...merged, text: { ...formOf({ ...first, title: 'Wind' }), image: sun } },
    ],
  ])('%s', (_, mine, stored, expected) => {
    expect(compare(mine, stored)).toMatchObject(expected);
  });

  test('lets the editor choose if the version on which the text is based is no longer known', () => {
    const text = formOf({ ...first, title: 'Zee' });
    const stored = aVersion(2, { excerpt: 'Van hen' });
    expect(compareWithStored({ stored, text, basis: { revision: 1, text: undefined } })).toMatchObject(
      overtaken,
    );
  });
});
