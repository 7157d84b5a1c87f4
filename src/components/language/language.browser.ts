import { chosenLocale, languageKeys } from '#core/language-choice.ts';

/** Resets values stored by an earlier version of the site to English, once; a choice by the visitor stays. */
export function checkChoice(): void {
  try {
    const chosen = chosenLocale(localStorage.getItem(languageKeys.choice));
    if (chosen === undefined || localStorage.getItem(languageKeys.checked) !== null) return;
    localStorage.setItem(languageKeys.choice, chosen);
    localStorage.setItem(languageKeys.checked, '1');
  } catch {
    // Storage is blocked, so there is nothing to check.
  }
}
