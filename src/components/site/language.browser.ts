import { chosenLocale, languageKeys, localeToSuggest } from '#core/language-choice.ts';

/** Remembers which language somebody chooses, and suggests the one their browser prefers. All links work without. */
export function wakeLanguages(): void {
  try {
    checkOnce();
    document.addEventListener('click', rememberChoice);
    suggest();
  } catch {
    // Storage may be closed; then nothing is remembered, and nothing suggested again and again.
  }
}

/** What an older site may have left behind becomes English; a choice stays what it is. */
function checkOnce(): void {
  const chosen = chosenLocale(localStorage.getItem(languageKeys.choice));
  if (chosen === undefined || localStorage.getItem(languageKeys.checked) !== null) return;
  localStorage.setItem(languageKeys.choice, chosen);
  localStorage.setItem(languageKeys.checked, '1');
}

function rememberChoice({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(choices);
  if (!link) return;
  // A quote, or the place on the page, is the same in every language.
  link.search = location.search;
  link.hash = location.hash;
  localStorage.setItem(languageKeys.choice, link.hreflang);
}

function suggest(): void {
  if (localStorage.getItem(languageKeys.dismissed) !== null) return;
  const suggestions = [...document.querySelectorAll<HTMLElement>('[data-suggests]')];
  const locale = localeToSuggest({
    shown: document.documentElement.lang,
    available: suggestions.map(({ lang }) => lang),
    preferred: navigator.languages,
    stored: localStorage.getItem(languageKeys.choice),
  });
  const suggestion = suggestions.find(({ lang }) => lang === locale);
  if (!suggestion) return;
  suggestion.hidden = false;
  suggestion.querySelector('button')?.addEventListener('click', () => {
    localStorage.setItem(languageKeys.dismissed, '1');
    suggestion.hidden = true;
  });
}

const choices = '#languages a[hreflang], [data-suggests] a';
