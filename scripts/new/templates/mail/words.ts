import type { InEachLanguage } from '#i18n/translated.ts';

const nl = {
  subject: 'Onderwerp',
  greeting: 'Goedendag,',
  text: 'Waar deze mail over gaat.',
  regards: 'Met vriendelijke groet,',
} as const;

/** Who reads it, and when. */
export const newThingWords = { nl } as InEachLanguage<typeof nl>;
