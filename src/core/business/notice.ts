import { sourceFirst, type Locale } from '../locale.ts';
import type { Business } from './business.ts';

/** Removes the holidays before `day`, and the notice if pages must not show it on `day`. */
export function shownOn(day: string, details: Business): Business {
  const { starts, ends } = details.notice;
  const isShown = starts <= day && (ends === '' || day <= ends);
  const holidays = details.holidays.filter((holiday) => holiday.slice(0, 'YYYY-MM-DD'.length) >= day);
  return { ...details, holidays, notice: isShown ? details.notice : emptyNotice };
}

export const emptyNotice: Business['notice'] = {
  starts: '',
  ends: '',
  texts: { en: '', nl: '', es: '', de: '' },
};

/** Returns the notice's text in this language, or else in Dutch, or else in the first other language with a text. */
export function noticeIn(
  locale: Locale,
  { texts }: Business['notice'],
): { text: string; lang: Locale } | undefined {
  const lang = [locale, ...sourceFirst].find((each) => texts[each] !== '');
  return lang === undefined ? undefined : { text: texts[lang], lang };
}
