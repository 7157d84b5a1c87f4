import { chosenLocale, languageKeys } from '#core/language-choice.ts';

/** Replaces a stored language with English if the site does not have that language. Checks each browser only once. */
export function checkChoice(): void {
  try {
    const chosen = chosenLocale(localStorage.getItem(languageKeys.choice));
    if (chosen === undefined || localStorage.getItem(languageKeys.checked) !== null) return;
    localStorage.setItem(languageKeys.choice, chosen);
    localStorage.setItem(languageKeys.checked, '1');
  } catch {
    // Storage is blocked, so no language is stored.
  }
}
