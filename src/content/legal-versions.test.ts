import { beforeEach, expect, test } from 'vitest';
import type { LegalVersion } from '#core/business/legal-version.ts';
import { business } from '#core/business/current.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { legalTexts } from '#i18n/legal-text.ts';
import { withBuildInputs } from '../../tests/support/content/build-inputs.ts';
import { versionsAround } from './legal-versions.ts';

const texts = legalTexts('terms', business());
const older = { ...texts, de: { ...texts.de, title: 'Alte AGB' } };
const store = (legalVersions: LegalVersion[]) => withBuildInputs({ legalVersions });

beforeEach(() => store([]));

test('a legal text that was never stored has today’s date as its version', () => {
  expect(versionsAround('terms', texts)).toEqual({ now: islandDay(new Date()), earlier: [] });
});

test('an unchanged legal text keeps its version, even if another document has a newer version', () => {
  store([
    { document: 'privacy', version: '2031-02-03', texts },
    { document: 'terms', version: '2031-02-02', texts },
    { document: 'terms', version: '2031-02-01', texts: older },
  ]);
  expect(versionsAround('terms', texts)).toEqual({ now: '2031-02-02', earlier: ['2031-02-01'] });
});

test('a legal text that was changed in one language has today’s date as its version', () => {
  store([{ document: 'terms', version: '2031-02-02', texts: older }]);
  expect(versionsAround('terms', texts)).toEqual({ now: islandDay(new Date()), earlier: ['2031-02-02'] });
});

test('the second version of a legal text on the same day has the suffix `.2`', () => {
  const today = islandDay(new Date());
  store([{ document: 'terms', version: today, texts: older }]);
  expect(versionsAround('terms', texts)).toEqual({ now: `${today}.2`, earlier: [today] });
});
