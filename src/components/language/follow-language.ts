import { addressToFollow, languageKeys } from '#core/language-choice.ts';
import { prefixedLocales } from '#core/locale.ts';

/**
 * The script that redirects the English home page to the chosen language. Inline in the head, so that it runs before the first
 * paint: an external file would either block the paint or come after it.
 */
export const followScript = `(${followLanguage.toString()})(${addressToFollow.toString()}, ${JSON.stringify(languageKeys)}, ${JSON.stringify(prefixedLocales)})`;

/** Runs in the page as text, so it may use only its arguments and the browser's own functions. */
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
    // Hide the page while the browser loads the other one: Chromium stops rendering here, other browsers may not.
    document.documentElement.hidden = true;
    location.replace(to);
  } catch {
    // Storage is blocked, so there is no stored choice.
  }
}
