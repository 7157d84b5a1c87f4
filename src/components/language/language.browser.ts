import { chosenLocale, languageKeys } from '#core/language-choice.ts';

/** What an older site may have left behind becomes English, once; a choice stays what it is. */
export function checkChoice(): void {
  try {
    const chosen = chosenLocale(localStorage.getItem(languageKeys.choice));
    if (chosen === undefined || localStorage.getItem(languageKeys.checked) !== null) return;
    localStorage.setItem(languageKeys.choice, chosen);
    localStorage.setItem(languageKeys.checked, '1');
  } catch {
    // Storage may be closed; then there is nothing to check.
  }
}
