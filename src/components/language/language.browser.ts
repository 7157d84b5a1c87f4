import { chosenLocale, languageKeys } from './language-choice.ts';

/** Checks the stored choice of a language. If the site lacks the stored language, stores English instead. Checks only once in each browser. */
export function checkChoice(): void {
  try {
    const chosen = chosenLocale(localStorage.getItem(languageKeys.choice));
    if (chosen === undefined || localStorage.getItem(languageKeys.choiceChecked) !== null) return;
    localStorage.setItem(languageKeys.choice, chosen);
    localStorage.setItem(languageKeys.choiceChecked, '1');
  } catch {
    // Storage is blocked, so no language is stored.
  }
}
