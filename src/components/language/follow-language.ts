import { prefixedLocales } from '#core/locale.ts';

/**
 * Takes visitors of the English home page, once per session, to the language that they chose. Inline in the head,
 * because an external file would delay the first paint or run after it. The page is hidden, because all browsers except
 * Chromium would show it while the new page loads. If storage is blocked, there is no stored choice. A test compares the
 * keys with `languageKeys`. Without a choice, `suggest-language.ts` only suggests one.
 */
export const followScript = `try{let stored=localStorage.getItem('lang')
if(${JSON.stringify(prefixedLocales)}.includes(stored)&&!sessionStorage.getItem('lang_followed')){sessionStorage.setItem('lang_followed','1')
document.documentElement.hidden=true
location.replace('/'+stored+location.search+location.hash)}}catch{}`;
