import type { MailWords } from '../mail-words.ts';

export const mail: MailWords = {
  subject: 'Wir haben Ihre Nachricht erhalten',
  greeting: 'Guten Tag,',
  received:
    'vielen Dank für Ihre Nachricht vom {date}. Sie ist gut bei uns angekommen, und Sie erhalten innerhalb von 24 Stunden eine Antwort.',
  quote: 'Dieses Angebot gehört zu Ihrer Nachricht:',
  urgent: 'Ist es dringend? Dann rufen Sie uns bitte an: {phone}.',
  notYou:
    'Haben Sie uns nicht geschrieben? Dann hat sich jemand bei der E-Mail-Adresse vertippt. Sie müssen nichts tun.',
  regards: 'Mit freundlichen Grüßen',
};
