import { languageKeys, localeToSuggest } from './language-choice.ts';
import { locales } from '#core/locale.ts';

const { choice, dismissed } = languageKeys;
const keysRead = { choice, dismissed };

/**
 * Suggests the visitor’s own language at the first visit, if the page exists in it.
 * The script is inline after the suggestions, because a late suggestion would move the text down.
 */
export const suggestionScript =
  `(${suggestLanguage.toString()})(${localeToSuggest.toString()},${JSON.stringify(keysRead)},${JSON.stringify(locales)})`
    // The script is minified, because every page contains it.
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/ (=>|[=!]==|&&|[?:=]) /g, '$1')
    .replaceAll(/(?<=[{,:)]) | (?=[{}])/g, '');

/** This function becomes text in the page, so it may use only its arguments and browser functions. */
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
      // The link gets the query and the fragment of this page’s URL. The query may contain the visitor’s price quote.
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
    // If storage is blocked, no suggestion appears, because a dismissed suggestion would return on every page.
  }
}
