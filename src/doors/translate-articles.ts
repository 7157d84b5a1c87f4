import { translateWanted } from '#core/translation/background/translate-wanted.ts';
import { site } from '#site-config';
import type { AfterAnswer } from '#wiring/publishing.ts';
import { translatingWanted } from '#wiring/translating.ts';

/** The host ends it after 15 minutes, and a language may take three: later than this none is begun, in seconds. */
const longestRun = 11 * 60;

/** Translates what editors want translated, whoever it was. */
export const translateArticles = (afterAnswer: AfterAnswer) =>
  translateWanted(translatingWanted({ afterAnswer, names: [site.name, site.partner.name] }), {
    seconds: longestRun,
  });
