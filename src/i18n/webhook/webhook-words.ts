import type { Locale } from '#core/locale.ts';
import { mailKeyMissing } from './mail-key-missing.ts';
import type { InEachLanguage, Translated } from '../translated.ts';

/** Texts about the webhook of the contact form, which only signed-in editors see, loaded on demand. */
export const webhookWords = (locale: Locale): Translated<typeof nl> => byLocale[locale];

const nl = {
  label: 'Zapier webhook-URL (alleen beheerder)',
  hint: 'Lukt het versturen niet, dan stuurt deze browser het bericht hierheen. Het adres blijft in deze browser.',
  save: 'Opslaan',
  saved: 'Opgeslagen',
  failed: 'Fout',
  failedText: 'Kon de webhook niet opslaan.',
  wrong: 'Het adres begint met https://hooks.zapier.com/.',
  misconfigured: mailKeyMissing.nl,
  /** Shown if the message was stored but not mailed. */
  storedOnly: 'Het bericht is bewaard, maar niet gemaild.',
} as const;

const byLocale: InEachLanguage<typeof nl> = {
  nl,
  en: {
    label: 'Zapier webhook URL (administrator only)',
    hint: 'If sending fails, this browser sends the message there. The address stays in this browser.',
    save: 'Save',
    saved: 'Saved',
    failed: 'Error',
    failedText: 'Could not save the webhook.',
    wrong: 'The address begins with https://hooks.zapier.com/.',
    misconfigured: mailKeyMissing.en,
    storedOnly: 'The message has been saved, but not e-mailed.',
  },
  es: {
    label: 'URL del webhook de Zapier (solo administrador)',
    hint: 'Si el envío falla, este navegador manda el mensaje allí. La dirección se queda en este navegador.',
    save: 'Guardar',
    saved: 'Guardado',
    failed: 'Error',
    failedText: 'No se ha podido guardar el webhook.',
    wrong: 'La dirección empieza por https://hooks.zapier.com/.',
    misconfigured: mailKeyMissing.es,
    storedOnly: 'El mensaje se ha guardado, pero no se ha enviado por correo.',
  },
  de: {
    label: 'Zapier-Webhook-URL (nur Administrator)',
    hint: 'Schlägt das Senden fehl, schickt dieser Browser die Nachricht dorthin. Die Adresse bleibt in diesem Browser.',
    save: 'Speichern',
    saved: 'Gespeichert',
    failed: 'Fehler',
    failedText: 'Der Webhook konnte nicht gespeichert werden.',
    wrong: 'Die Adresse beginnt mit https://hooks.zapier.com/.',
    misconfigured: mailKeyMissing.de,
    storedOnly: 'Die Nachricht ist gespeichert, wurde aber nicht per E-Mail gesendet.',
  },
};
