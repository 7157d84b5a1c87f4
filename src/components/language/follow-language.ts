import { addressToFollow, languageKeys } from '#core/language-choice.ts';
import { prefixedLocales } from '#core/locale.ts';

/**
 * The script that redirects the English home page to the language that the visitor has chosen. The script is inline in the
 * head, so that it runs before the first paint. An external file would delay the paint or run after it.
 */
export const followScript = `(${followLanguage.toString()})(${addressToFollow.toString()}, ${JSON.stringify(languageKeys)}, ${JSON.stringify(prefixedLocales)})`;

/**
 * The source of this function is inserted into the page as text, so it may use only its arguments and the browser's own
 * functions.
 */
function followLanguage(
  addressToFollow_: typeof addressToFollow,
  keys: typeof languageKeys,
  prefixes: readonly string[],
): void {
  try {
    const to = addressToFollow_({
      stored: localStorage.getItem(keys.choice),
      hasFollowed: sessionStorage.getItem(keys.followed) !== null,
      prefixes,
      search: location.search,
      hash: location.hash,
    });
    if (to === undefined) return;
    sessionStorage.setItem(keys.followed, '1');
    // Hides the English page while the browser loads the other page. Chromium stops rendering here, but other browsers may
    // continue.
    document.documentElement.hidden = true;
    location.replace(to);
  } catch {
    // Storage is blocked, so there is no stored choice of language.
  }
}
