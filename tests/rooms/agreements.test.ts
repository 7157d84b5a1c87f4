import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalAnswers } from '#adapters/http/refusal-answers.ts';
import { settingNames } from '#adapters/settings.ts';
import { locales } from '#core/locale.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { rooms } from './walls.ts';

test('.env.example lists exactly the settings of the code, in the same order', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(listed).toEqual(settingNames);
});

test('every setting is described in docs/deploy.md', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  expect(settingNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test.each(locales)('every refusal has words in %s', (locale) => {
  const words = Object.keys(deskWords(locale).refusals);
  expect(Object.keys(refusalAnswers).filter((code) => !words.includes(code))).toEqual([]);
});

test('docs/rooms.md shows the walls as the test enforces them', () => {
  const page = readFileSync('docs/rooms.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` \| (.+?) \|$/gm)].map(([, room, may]) => [
    room,
    [...(may ?? '').matchAll(/`([^`]+)`/g)].map(([, place]) => place),
  ]);
  expect(rows).toEqual(rooms.map(({ room, may }) => [room, may]));
});
