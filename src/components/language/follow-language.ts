import { addressToFollow, languageKeys } from '#core/language-choice.ts';
import { prefixedLocales } from '#core/locale.ts';

const usedKeys = { choice: languageKeys.choice, followed: languageKeys.followed };

/** The script is inline in the head, because an external file would delay the first paint or run after it. */
export const followScript = `(${followLanguage.toString()})(${addressToFollow.toString()}, ${JSON.stringify(usedKeys)}, ${JSON.stringify(prefixedLocales)})`;

/** This function becomes text in the page, so it may use only its arguments and browser functions. */
function followLanguage(
  addressToFollow_: typeof addressToFollow,
  keys: typeof usedKeys,
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
    // Hides the English page, because all browsers except Chromium would show it while the new page loads.
    document.documentElement.hidden = true;
    location.replace(to);
  } catch {
    // If storage is blocked, there is no stored choice of language.
  }
}
