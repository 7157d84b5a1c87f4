import type { Words } from '../dictionary.ts';

export const quote: Words['quote'] = {
  title: 'Angebotsanfrage',
  extras: 'Extras, einmalig',
  monthly: 'Summe pro Monat',
  oneTime: 'Summe einmalig',
  openSum: 'ohne das, was auf Anfrage ist',
  valid: 'Preise gültig bis einschließlich {date}',
  replaced:
    'Seit dieses Angebot erstellt wurde, haben sich die Preise geändert. Sie sehen hier die Preise von heute.',
  heading: 'Ihr Angebot',
  hint: 'Was Sie ankreuzen, geht mit Ihrer Nachricht mit.',
  ask: 'Dieses Angebot anfordern',
  copy: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  copyFailed: 'Das Kopieren hat nicht geklappt. Dies ist der Link:',
  chat: 'Per WhatsApp senden',
  print: 'Drucken',
  online: 'Dieses Angebot online',
};
