import { chosenLocale, languageKeys } from '#core/language-choice.ts';

/**
 * Replaces an unknown value that an earlier version of the site stored by English, only once. A language that the visitor
 * has chosen stays.
 */
export function checkChoice(): void {
  try {
    const chosen = chosenLocale(localStorage.getItem(languageKeys.choice));
    if (chosen === undefined || localStorage.getItem(languageKeys.checked) !== null) return;
    localStorage.setItem(languageKeys.choice, chosen);
    localStorage.setItem(languageKeys.checked, '1');
  } catch {
    // Storage is blocked, so there is no stored language to check.
  }
}
