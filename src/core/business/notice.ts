import { sourceFirst, type Locale } from '../locale.ts';
import type { Business } from './business.ts';

/** Returns the details as pages show them on a day of the island: without a notice that has not begun or has ended. */
export function shownOn(day: string, details: Business): Business {
  const { starts, ends } = details.notice;
  const isShown = (starts === '' || starts <= day) && (ends === '' || day <= ends);
  return isShown ? details : { ...details, notice: emptyNotice };
}

export const emptyNotice: Business['notice'] = {
  starts: '',
  ends: '',
  texts: { en: '', nl: '', es: '', de: '' },
};

/** Returns the text of the notice in a language, or in another one that the owner has written; undefined without a notice. */
export function noticeIn(
  locale: Locale,
  { texts }: Business['notice'],
): { text: string; lang: Locale } | undefined {
  const lang = [locale, ...sourceFirst].find((each) => texts[each] !== '');
  return lang === undefined ? undefined : { text: texts[lang], lang };
}
