import { languageKeys, localeToSuggest } from '#core/language-choice.ts';
import { locales } from '#core/locale.ts';

const { choice, dismissed } = languageKeys;
const keysRead = { choice, dismissed };

/**
 * The script that suggests another language and stores the visitor's choice. The script is inline, after the hidden
 * suggestions that it may show, so that it runs before the first paint. A suggestion that appeared later would cover the
 * text or push it down.
 */
export const suggestionScript =
  `(${suggestLanguage.toString()})(${localeToSuggest.toString()},${JSON.stringify(keysRead)},${JSON.stringify(locales)})`
    // The script is minified, because every page contains it.
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/ (=>|[=!]==|&&|[?:=]) /g, '$1')
    .replaceAll(/(?<=[{,:)]) | (?=[{}])/g, '');

/**
 * The source of this function is inserted into the page as text, so it may use only its arguments and the browser's own
 * functions.
 */
function suggestLanguage(
  localeToSuggest_: typeof localeToSuggest,
  keys: typeof keysRead,
  ours: typeof locales,
): void {
  try {
    const isDismissed = localStorage.getItem(keys.dismissed) !== null;
    document.addEventListener('click', ({ target }) => {
      const link =
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('#languages a[hreflang], [data-suggests] a');
      if (!link) return;
      // The query may contain the visitor's price quote, so the link keeps the query and the anchor. Both are the same in
      // every language.
      link.search = location.search;
      link.hash = location.hash;
      localStorage.setItem(keys.choice, link.hreflang);
    });
    if (isDismissed) return;
    const lines = [...document.querySelectorAll<HTMLElement>('[data-suggests]')];
    const locale = localeToSuggest_({
      ours,
      shown: document.documentElement.lang,
      available: lines.map(({ lang }) => lang),
      preferred: navigator.languages,
      stored: localStorage.getItem(keys.choice),
    });
    const line = lines.find(({ lang }) => lang === locale);
    if (!line) return;
    line.hidden = false;
    line.querySelector('button')?.addEventListener('click', () => {
      localStorage.setItem(keys.dismissed, '1');
      line.hidden = true;
    });
  } catch {
    // Storage is blocked, so the visitor's choice could not be stored. Nothing is suggested, because the suggestion would
    // return on every page.
  }
}
