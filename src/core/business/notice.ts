import { perLocale, sourceFirst, type Locale } from '../locale.ts';
import type { Business } from './business.ts';

/**
 * Returns the details of the business as pages show them on a day.
 * Removes holidays before `day`. Removes the notice if `day` is outside the notice’s period.
 */
export function shownOn(day: string, details: Business): Business {
  const isShown = isNoticeDay(day, details.notice);
  const holidays = details.holidays.filter((holiday) => holiday.slice(0, 'YYYY-MM-DD'.length) >= day);
  return { ...details, holidays, notice: isShown ? details.notice : emptyNotice };
}

/** Whether a day is within the notice’s period. Without a start, the period begins at once, and without an end it lasts. */
export const isNoticeDay = (day: string, { starts, ends }: { starts: string; ends: string }): boolean =>
  starts <= day && (ends === '' || day <= ends);

export const emptyNotice: Business['notice'] = {
  starts: '',
  ends: '',
  texts: perLocale(() => ''),
};

/** Returns the notice in `locale`. If there is no such text, returns the Dutch text, or else any other text. */
export function noticeIn(
  locale: Locale,
  { texts }: Business['notice'],
): { text: string; lang: Locale } | undefined {
  const lang = [locale, ...sourceFirst].find((each) => texts[each] !== '');
  return lang === undefined ? undefined : { text: texts[lang], lang };
}
