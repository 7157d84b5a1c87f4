export const healthWords = {
  subject: 'De website vraagt aandacht ({count})',
  subjectOfNone: 'De website: alles is opgelost',
  intro: 'Dit heeft nu aandacht nodig, het dringendste eerst:',
  resolved: 'De problemen die wij u hebben gemeld, zijn opgelost. U hoeft niets te doen.',
  open: 'De gezondheid van de site:',
  once: 'U krijgt deze melding hooguit één keer per dag, en alleen als er iets is veranderd.',
} as const;
