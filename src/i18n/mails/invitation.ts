import type { InEachLanguage } from '../translated.ts';

const nl = {
  subject: 'Uitnodiging voor de redactie van {site}',
  greeting: 'Goedendag {name},',
  invited: 'U bent uitgenodigd om mee te werken aan de website van {site}.',
  open: 'Kies een wachtwoord, dan kunt u beginnen:',
  press: 'Wachtwoord kiezen',
  until: 'De link werkt één keer, tot en met {date}. Deel hem met niemand.',
  notYou: 'Als u deze uitnodiging niet had verwacht, hoeft u niets te doen.',
  regards: 'Met vriendelijke groet,',
} as const;

/** The mail that invites a new editor, in the desk language of the inviting editor. */
export const invitationWords: InEachLanguage<typeof nl> = {
  nl,
  en: {
    subject: 'Invitation to join the editorial desk of {site}',
    greeting: 'Hello {name},',
    invited: 'You have been invited to help edit the {site} website.',
    open: 'To get started, choose a password:',
    press: 'Choose a password',
    until: 'The link can be used only once, up to and including {date}. Please do not share it with anyone.',
    notYou: 'If you were not expecting this invitation, please ignore it.',
    regards: 'Kind regards,',
  },
  es: {
    subject: 'Invitación a la redacción de {site}',
    greeting: 'Buenos días, {name}:',
    invited: 'Le invitamos a colaborar en la web de {site}.',
    open: 'Para empezar, elija una contraseña:',
    press: 'Elegir la contraseña',
    until: 'El enlace funciona una sola vez, hasta el {date} inclusive. No lo comparta con nadie, por favor.',
    notYou: 'Si no esperaba esta invitación, no tiene que hacer nada.',
    regards: 'Atentamente,',
  },
  de: {
    subject: 'Einladung in die Redaktion von {site}',
    greeting: 'Guten Tag {name},',
    invited: 'Sie sind eingeladen, an der Website von {site} mitzuarbeiten.',
    open: 'Wählen Sie hier Ihr Passwort, dann kann es losgehen:',
    press: 'Passwort wählen',
    until: 'Der Link funktioniert nur einmal und nur bis zum {date}. Bitte geben Sie ihn nicht weiter.',
    notYou: 'Falls Sie keine Einladung erwartet haben, brauchen Sie nichts zu tun.',
    regards: 'Mit freundlichen Grüßen',
  },
};
