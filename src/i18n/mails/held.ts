export const heldWords = {
  subject: '{count} berichten van de website worden vastgehouden',
  subjectOfOne: 'Eén bericht van de website wordt vastgehouden',
  why: 'Vastgehouden berichten zijn wel bewaard, maar niet aan u gemaild: er kwamen er te veel tegelijk binnen, of ze lijken door een programma te zijn verstuurd. Er kan een echte vraag tussen zitten.',
  open: 'Lees wat er onder “Vastgehouden” staat en mail door wat echt is:',
  once: 'U krijgt deze melding hooguit één keer per uur. Berichten die u niet doormailt of beantwoordt, worden na {days} dagen verwijderd.',
} as const;
