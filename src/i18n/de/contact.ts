import type { Words } from '../dictionary.ts';

export const contact: Words['contact'] = {
  heading: 'Erzählen Sie uns von Ihrem Haus',
  intro:
    'Eine Frage, ein Angebot oder ein Notfall: Wählen Sie den Weg, der Ihnen am liebsten ist. Das Angebot ist kostenlos.',
  details: 'Kontaktdaten',
  phone: 'Telefon',
  email: 'E-Mail',
  address: 'Adresse',
  hours: 'Bürozeiten',
  hoursValue: '{days}, {from}\u2060–\u2060{to} Uhr',
  dayRange: '{first} bis {last}',
  emergencies: 'Notfälle',
  emergenciesValue: '24 Stunden am Tag, 7 Tage die Woche',
  reply: 'Antwort',
  replyValue:
    'Auf E-Mails innerhalb von {hours} Stunden, auf dieses Formular innerhalb von {formHours} Stunden',
  facts: {
    languages: 'Wir sprechen',
    area: 'Arbeitsgebiet',
    legalName: 'Eingetragener Name',
    register: 'Registereintrag',
    insurance: 'Versicherung',
    policy: 'Police {policy}',
    sum: 'Versicherungssumme {sum}',
    until: 'gültig bis zum {date}',
  },
  ways: {
    call: {
      title: 'Rufen Sie uns an',
      text: 'Im Notfall immer der schnellste Weg.',
      action: '{phone} anrufen',
    },
    chat: {
      title: 'Schreiben Sie uns per WhatsApp',
      text: 'Mit einem Foto ist vieles sofort klar.',
      action: 'WhatsApp öffnen',
    },
    email: {
      title: 'Angebot per E-\u2060Mail anfordern',
      text: 'Schreiben Sie uns, wo Ihr Haus steht, ob Pool und Garten dazugehören und was wir Ihnen abnehmen dürfen.',
      action: 'E-Mail schreiben',
      subject: 'Angebotsanfrage',
    },
  },
  form: {
    heading: 'Schreiben Sie uns',
    marks: 'Felder mit * sind Pflichtfelder.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    subject: 'Betreff',
    message: 'Ihre Nachricht',
    trap: 'Bitte lassen Sie dieses Feld leer',
    privacy:
      'Wir behandeln Ihre Daten vertraulich und geben sie nicht an Dritte für deren eigene Zwecke weiter.',
    send: 'Senden',
    sending: 'Wird gesendet\u00a0…',
    sent: 'Gesendet',
    sentText: 'Vielen Dank für Ihre Nachricht. Sie erhalten innerhalb von 24 Stunden eine Antwort.',
    sentFallback: 'Auf anderem Weg gesendet',
    failed: 'Senden fehlgeschlagen',
    failedText: 'Ihre Nachricht ist noch nicht bei uns angekommen. Ihr Text bleibt hier erhalten.',
    tooMany:
      'Über Ihre Verbindung wurden viele Nachrichten gesendet. Versuchen Sie es in einer Stunde erneut, oder rufen Sie uns an.',
    mail: 'E-Mail schreiben',
    check: 'Ihre Nachricht wurde noch nicht gesendet. Bitte prüfen Sie diese Felder:',
    problems: {
      name: {
        missing: 'Bitte geben Sie Ihren Namen ein.',
        tooLong: 'Ihr Name darf höchstens {limit} Zeichen lang sein.',
      },
      email: {
        missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
        noEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.',
        tooLong: 'Ihre E-Mail-Adresse darf höchstens {limit} Zeichen lang sein.',
      },
      phone: { tooLong: 'Ihre Telefonnummer darf höchstens {limit} Zeichen lang sein.' },
      subject: { tooLong: 'Der Betreff darf höchstens {limit} Zeichen lang sein.' },
      message: {
        missing: 'Bitte schreiben Sie eine Nachricht.',
        tooLong: 'Ihre Nachricht darf höchstens {limit} Zeichen lang sein.',
      },
      refused: 'Bitte prüfen Sie dieses Feld.',
    },
    offline: 'Sie sind offline. Ihr Text bleibt hier erhalten.',
    online: 'Sie sind wieder online. Ihre Nachricht wurde noch nicht gesendet.',
    sendNow: 'Jetzt senden',
    quote: 'Diese Preisübersicht wird mit Ihrer Nachricht gesendet:',
    dropQuote: 'Preisübersicht entfernen',
    close: 'Meldung schließen',
  },
  thanks: {
    heading: 'Ihre Nachricht wurde gesendet',
    text: 'Vielen Dank. Sie erhalten innerhalb von 24 Stunden eine Antwort. Wenn es eilt, rufen Sie uns bitte an.',
    home: 'Zurück zur Startseite',
  },
};

export const quote: Words['quote'] = {
  title: 'Angebotsanfrage',
  extras: 'Extras, einmalig',
  monthly: 'Monatlich gesamt',
  oneTime: 'Einmalig gesamt',
  openSum: 'ohne Posten auf Anfrage',
  valid: 'Preise gültig bis einschließlich {date}',
  replaced:
    'Seit diese Preisübersicht erstellt wurde, haben sich die Preise geändert. Sie sehen hier die aktuellen Preise.',
  heading: 'Ihre Preisübersicht',
  hint: 'Was Sie ankreuzen, wird mit Ihrer Nachricht gesendet.',
  ask: 'Angebot mit dieser Auswahl anfordern',
  copy: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  copyFailed: 'Der Link ließ sich nicht kopieren. Hier ist er:',
  chat: 'Per WhatsApp senden',
  print: 'Drucken',
  online: 'Diese Preisübersicht online',
};
