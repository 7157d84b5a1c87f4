import { perLocale, sourceFirst, type Locale } from '../locale.ts';
import type { Business } from './business.ts';

/**
 * Returns the details of the business as pages show them on a day.
 * Removes holidays before `day`. Removes the notice if `day` is outside the notice’s period.
 */
export function shownOn(day: string, details: Business): Business {
  const { starts, ends } = details.notice;
  const isShown = starts <= day && (ends === '' || day <= ends);
  const holidays = details.holidays.filter((holiday) => holiday.slice(0, 'YYYY-MM-DD'.length) >= day);
  return { ...details, holidays, notice: isShown ? details.notice : emptyNotice };
}

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
