import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { buildFailures } from '#core/publishing/rebuild/site-status.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { $publication, type Publication } from '#stores/publication.ts';
import { PublicationStrip } from './PublicationStrip.tsx';

afterEach(() => $publication.set({ step: 'idle' }));

const outlook = {
  changes: 1,
  expectedIn: undefined,
  isHeld: false,
  usualSeconds: undefined,
  buildsLeft: 5,
  isShort: false,
};

function strip(publication: Publication, locale: (typeof locales)[number] = 'en'): string {
  $publication.set(publication);
  return renderToStaticMarkup(createElement(PublicationStrip, { words: deskWords(locale) }));
}

test.each(locales)('a build that never came is a failure in words, in %s', (locale) => {
  for (const failure of buildFailures)
    expect(strip({ step: 'failed', failure }, locale)).toContain(
      deskWords(locale).progress.failures[failure],
    );
});

test('how many builds are left is a hint, and a warning once they are few', () => {
  const shown = (changes: Partial<typeof outlook>) =>
    strip({ step: 'live', outlook: { ...outlook, ...changes } });
  expect(shown({})).toContain('5 builds left this month.');
  expect(shown({ buildsLeft: 2, isShort: true })).toContain('Builds left this month: 2. Publish');
  expect(shown({ buildsLeft: 0, isShort: true })).toContain('used up');
});
