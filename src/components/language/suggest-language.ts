import { languageKeys, localeToSuggest } from '#core/language-choice.ts';
import { locales } from '#core/locale.ts';

const { choice, dismissed } = languageKeys;
const keysRead = { choice, dismissed };

/** Inline after the suggestions: a suggestion shown after the first paint would move the text down. */
export const suggestionScript =
  `(${suggestLanguage.toString()})(${localeToSuggest.toString()},${JSON.stringify(keysRead)},${JSON.stringify(locales)})`
    // Minified, because every page contains the script.
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/ (=>|[=!]==|&&|[?:=]) /g, '$1')
    .replaceAll(/(?<=[{,:)]) | (?=[{}])/g, '');

/** The page contains this function as text, so it may use only arguments and browser functions. */
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
      // Keeps the query, which may contain the visitor’s price quote, and the anchor.
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
    // Storage is blocked: without a stored answer, the suggestion would return on every page.
  }
}
