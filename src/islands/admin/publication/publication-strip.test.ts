import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { buildFailures } from '#core/publishing/rebuild/site-status.ts';
import { fill } from '#i18n/fill.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { $liveProgress, type LiveProgress } from '#stores/live-progress.ts';
import { WorkingLanguage } from '../parts/use-desk.ts';
import { PublicationStrip } from './PublicationStrip.tsx';

afterEach(() => $liveProgress.set({ step: 'idle' }));

const outlook = {
  changes: 1,
  expectedIn: undefined,
  isHeld: false,
  usualSeconds: undefined,
  buildsLeft: 5,
  isShort: false,
};

function strip(publication: LiveProgress, locale: (typeof locales)[number] = 'en'): string {
  $liveProgress.set(publication);
  return renderToStaticMarkup(
    createElement(
      WorkingLanguage,
      { value: { language: locale, words: deskWords(locale) } },
      createElement(PublicationStrip),
    ),
  );
}

describe('PublicationStrip', () => {
  test.each(locales)('explains each kind of build failure in %s', (locale) => {
    for (const failure of buildFailures)
      expect(strip({ step: 'failed', failure }, locale)).toContain(
        deskWords(locale).progress.failures[failure],
      );
  });

  test('shows the remaining builds as a hint, or as a warning if few builds remain', () => {
    const shown = (changes: Partial<typeof outlook>) =>
      strip({ step: 'live', outlook: { ...outlook, ...changes } });
    expect(shown({})).toContain('can be updated 5 more times this month.');
    expect(shown({ buildsLeft: 2, isShort: true })).toContain('left this month: 2. Publish');
    expect(shown({ buildsLeft: 0, isShort: true })).toContain('used up');
  });

  test.each(locales)('uses the singular for the number one in %s', (locale) => {
    const waiting = (n: number) =>
      strip(
        {
          step: 'waiting',
          outlook: { ...outlook, changes: n, expectedIn: n, usualSeconds: n, buildsLeft: n },
        },
        locale,
      );
    const { changes, expectedIn, usual, left } = deskWords(locale).life.progress;
    for (const { one, other } of [changes, expectedIn, usual, left]) {
      expect(waiting(1)).toContain(one);
      expect(waiting(2)).toContain(fill<string>(other, { n: 2 }));
    }
  });

  test('shows no countdown if the build is already due, and says how many pages are live', () => {
    expect(strip({ step: 'waiting', outlook: { ...outlook, expectedIn: 0 } })).toContain('updated now');
    const pages = ['/blog/a-nl', '/blog/a-en'].map((path) => ({
      path,
      becomes: 'online' as const,
      isSeen: true,
    }));
    expect(strip({ step: 'live', pages })).toContain('Live: checked, all 2 pages');
    expect(strip({ step: 'live', pages: pages.slice(1) })).toContain('Live: checked, the page');
  });
});
