import type { FieldTexts } from './field-texts.ts';

/**
 * Returns the paths of texts that promise help around the clock, although the owner has switched this promise off.
 * @example promisedAnyway({ 'promises.aroundTheClock': '', 'faq.nl': 'Wanneer? Dag en nacht.' }) // => ['faq.nl']
 */
export const promisedAnyway = (texts: FieldTexts): string[] =>
  texts['promises.aroundTheClock'] === 'yes'
    ? []
    : Object.keys(texts).filter((path) => aroundTheClock.test(texts[path] ?? ''));

/** Promises of help around the clock, in four languages. */
const aroundTheClock =
  /24\s*\/\s*7|24 (uur per dag|hours a day|horas al día|stunden am tag)|dag en nacht|day (and|or) night|(a)?round the clock|día y noche|tag und nacht|rund um die uhr/i;
