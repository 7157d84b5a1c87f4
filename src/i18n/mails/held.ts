/** The mail that tells the business, in Dutch, how many suspicious enquiries wait. */
export const heldWords = {
  subject: '{count} berichten van de website worden vastgehouden',
  subjectOfOne: 'Eén bericht van de website wordt vastgehouden',
  why: 'Vastgehouden berichten zijn bewaard, maar niet aan u gemaild, omdat er te veel tegelijk binnenkwamen of omdat ze van een programma lijken te komen. Toch kan er een echte vraag tussen zitten.',
  open: 'Bekijk wat er onder “Vastgehouden” staat en mail de echte berichten door:',
  once: 'U krijgt deze melding hooguit één keer per uur. Wat u niet doormailt of beantwoordt, verdwijnt na {days} dagen.',
} as const;
