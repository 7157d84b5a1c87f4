export const heldWords = {
  subject: '{count} berichten van de website worden vastgehouden',
  subjectOfOne: 'Eén bericht van de website wordt vastgehouden',
  why: 'Deze berichten zijn bewaard, maar niet aan u gemaild: er kwamen er te veel tegelijk binnen, of ze lijken door een programma te zijn verstuurd. Er kan een echte vraag tussen zitten.',
  open: 'Lees ze onder “Vastgehouden” en mail de echte berichten door:',
  once: 'U krijgt deze melding hooguit één keer per uur. Berichten die u niet doormailt of beantwoordt, worden na {days} dagen verwijderd.',
} as const;
