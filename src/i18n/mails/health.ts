/** The mail that tells the business, in Dutch, what is wrong with the site. */
export const healthWords = {
  subject: 'De website vraagt aandacht ({count})',
  subjectOfNone: 'De website: alles is opgelost',
  intro: 'Dit vraagt nu uw aandacht, het dringendste eerst:',
  resolved: 'Alle gemelde problemen zijn opgelost. U hoeft niets te doen.',
  open: 'De gezondheid van de site:',
  once: 'U krijgt deze melding hooguit één keer per dag en alleen als er iets is veranderd.',
} as const;
