/** The image for sharing a post says what its page says about the origin of the text. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { postCardColumns, postCardSchema } from './post-card.ts';

const inText = `/media/${'0'.repeat(32)}-1600x900-${'a'.repeat(36)}/960.webp`;
const row = {
  slug: 'zon-nl',
  language: 'nl',
  title: 'Zon',
  revision: 2,
  content: `Tekst ![Zon](${inText})`,
  hero_image_url: '/media/hero.webp',
  hero_focus_x: 10,
  hero_focus_y: 90,
  translation: 'source',
  written_by_ai: false,
  reviewed_by: null,
};
const cardOf = (changes: Partial<Record<keyof typeof row, unknown>>) =>
  v.parse(postCardSchema, { ...row, ...changes });

test.each([
  [{}, undefined],
  [{ written_by_ai: true }, 'written-by-ai'],
  [{ translation: 'machine' }, 'machine-translated'],
  [{ written_by_ai: true, reviewed_by: 'Ana' }, undefined],
  [{ translation: 'machine', reviewed_by: 'Ana' }, undefined],
])('a card of a post with %j shows the origin %s', (changes, origin) => {
  expect(cardOf(changes).origin).toBe(origin);
});

test('a card shows the hero image with its focus, or else the first image of the text, or none', () => {
  const focus = { x: 10, y: 90 };
  expect(cardOf({}).image).toEqual({ path: '/media/hero.webp', focus });
  expect(cardOf({ hero_image_url: null }).image).toEqual({ path: inText, focus });
  expect(cardOf({ hero_image_url: null, content: 'Tekst' }).image).toBeUndefined();
});

test('the database is asked for exactly the columns that a card needs', () => {
  expect(postCardColumns.split(', ')).toEqual(Object.keys(row));
});
