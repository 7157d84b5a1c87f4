import { addressToFollow, languageKeys } from '#core/language-choice.ts';
import { prefixedLocales } from '#core/locale.ts';

/**
 * The script of the English home page that leads on to the language somebody chose. It stands in the head itself and
 * runs before anything is drawn: a file of its own would either hold up the first paint or come after it.
 */
export const followScript = `(${followLanguage.toString()})(${addressToFollow.toString()}, ${JSON.stringify(languageKeys)}, ${JSON.stringify(prefixedLocales)})`;

/** Runs in the page as text, so it may use nothing but its arguments and the browser. */
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
    // Chromium stops reading this page here; another browser might go on drawing it until the other one answers.
    document.documentElement.hidden = true;
    location.replace(to);
  } catch {
    // Storage may be closed; then nobody chose anything here.
  }
}
