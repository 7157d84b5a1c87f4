import type { InEachLanguage } from '../translated.ts';

const nl = {
  subject: 'Wij hebben uw bericht ontvangen',
  greeting: 'Goedendag,',
  received:
    'Dank u wel voor uw bericht van {date}. Het is goed aangekomen. U krijgt binnen {formHours} uur antwoord.',
  quote: 'U hebt dit prijsoverzicht meegestuurd:',
  appointment: 'U hebt een afspraak voorgesteld: {appointment}. Wij bevestigen de afspraak in ons antwoord.',
  urgent: 'Bij spoed kunt u ons het best bellen: {phone}.',
  notYou:
    'Als u ons niet hebt geschreven, heeft iemand zich vergist in het e-mailadres. U hoeft niets te doen.',
  regards: 'Met vriendelijke groet,',
} as const;

/**
 * The mail that tells a visitor that the enquiry has arrived. It does not repeat the message, because a sender can enter
 * another person’s e-mail address.
 */
export const confirmationWords: InEachLanguage<typeof nl> = {
  nl,
  en: {
    subject: 'We have received your message',
    greeting: 'Hello,',
    received:
      'Thank you for your message of {date}. It has arrived safely. We will reply within {formHours} hours.',
    quote: 'This estimate was sent with your message:',
    appointment:
      'Your suggestion for an appointment: {appointment}. We will confirm the appointment in our reply.',
    urgent: 'If it is urgent, please call us: {phone}.',
    notYou:
      'If you did not write to us, someone has probably mistyped their e-mail address, and you can simply ignore this message.',
    regards: 'Kind regards,',
  },
  es: {
    subject: 'Hemos recibido su mensaje',
    greeting: 'Buenos días:',
    received:
      'Gracias por su mensaje del {date}. Nos ha llegado correctamente y le responderemos en un plazo de {formHours} horas.',
    quote: 'Junto con su mensaje hemos recibido esta estimación de precio:',
    appointment: 'Su propuesta de cita: {appointment}. Se la confirmaremos en nuestra respuesta.',
    urgent: 'Si es urgente, llámenos al {phone}.',
    notYou:
      'Si no nos ha escrito usted, alguien habrá indicado su dirección de correo por error. No tiene que hacer nada.',
    regards: 'Atentamente,',
  },
  de: {
    subject: 'Wir haben Ihre Nachricht erhalten',
    greeting: 'Guten Tag,',
    received:
      'vielen Dank für Ihre Nachricht vom {date}. Wir haben sie erhalten und antworten Ihnen innerhalb von {formHours} Stunden.',
    quote: 'Ihrer Nachricht lag diese Preisübersicht bei:',
    appointment: 'Ihr Terminwunsch: {appointment}. Wir bestätigen den Termin in unserer Antwort.',
    urgent: 'Wenn es eilt, rufen Sie uns bitte an: {phone}.',
    notYou:
      'Haben Sie uns nicht geschrieben? Dann hat sich jemand bei der E-Mail-Adresse vertippt, und Sie brauchen nichts zu tun.',
    regards: 'Mit freundlichen Grüßen',
  },
};
