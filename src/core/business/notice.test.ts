import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { businessProblems } from './business.ts';
import { emptyNotice, noticeIn, shownOn } from './notice.ts';

const texts = { ...emptyNotice.texts, nl: 'Storm', de: 'Sturm' };
const withNotice = (starts: string, ends: string) => ({
  ...startingBusiness,
  notice: { starts, ends, texts },
});

describe('notice on the site', () => {
  test.each([
    ['', '', true],
    ['2026-11-24', '2026-11-24', true],
    ['2026-11-25', '', false],
    ['', '2026-11-23', false],
  ])('that starts on %j and ends on %j is shown on 24 November 2026: %s', (starts, ends, isShown) => {
    const { notice } = shownOn('2026-11-24', withNotice(starts, ends));
    expect(noticeIn('nl', notice)?.text).toBe(isShown ? 'Storm' : undefined);
  });

  test('is shown together with the holidays of today and later, but not with past holidays', () => {
    const holidays = ['2026-11-23', '2026-11-24 09:00-13:00', '2026-12-25'];
    const shown = shownOn('2026-11-24', { ...startingBusiness, holidays });
    expect(shown.holidays).toEqual(holidays.slice(1));
  });

  test('falls back to Dutch, with the language code “nl”, if it has no text in the page’s language', () => {
    expect(noticeIn('de', { ...emptyNotice, texts })).toEqual({ text: 'Sturm', lang: 'de' });
    expect(noticeIn('en', { ...emptyNotice, texts })).toEqual({ text: 'Storm', lang: 'nl' });
  });

  test('is rejected if its end is before its start, or if its text contains a script', () => {
    expect(businessProblems(withNotice('2026-11-25', '2026-11-24'))).toEqual({ 'notice.ends': 'period' });
    const scripted = { ...emptyNotice, texts: { ...texts, nl: '<script>alert(1)</script>' } };
    expect(businessProblems({ ...startingBusiness, notice: scripted })).toEqual({
      'notice.texts.nl': 'markup',
    });
  });
});
