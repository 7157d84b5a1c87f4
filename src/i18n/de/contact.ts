import type { Words } from '../dictionary.ts';

/** The contact section of the home page, with the form. */
export const contact: Words['contact'] = {
  heading: 'Erzählen Sie uns von Ihrem Haus',
  intro:
    'Haben Sie eine Frage oder möchten Sie ein kostenloses Angebot? Rufen Sie uns an oder schreiben Sie uns. Im Notfall wählen Sie {emergencyPhone}.',
  details: 'Kontaktdaten',
  phone: 'Telefon',
  office: 'Büro',
  email: 'E-Mail',
  address: 'Adresse',
  map: 'Auf der Karte ansehen',
  hours: 'Bürozeiten',
  hoursValue: '{days}, {from}\u2060–\u2060{to} Uhr',
  closedOn: '{date}: geschlossen',
  dayRange: '{first} bis {last}',
  emergencies: 'Notfälle',
  emergenciesValue: 'Rund um die Uhr, 7\u00a0Tage die Woche',
  reply: 'Antwortzeit',
  replyValue:
    'E-Mails beantworten wir innerhalb von {emailHours}\u00a0Bürostunden, Nachrichten über unser Formular innerhalb von {formHours}\u00a0Stunden',
  facts: {
    proof: 'Wer wir sind',
    consent: 'mit Erlaubnis',
    kept: ' Spätestens nach {days} Tagen werden sie automatisch gelöscht.',
    agreements: ', jeweils auf der Grundlage eines Vertrags zur Auftragsverarbeitung',
    testimonials: 'Was Kunden über uns sagen',
    source: 'Quelle',
    notice: 'Hinweis',
    languages: 'Wir sprechen',
    area: 'Einsatzgebiet',
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
      text: 'Schreiben Sie uns, wo Ihr Haus steht, ob Pool und Garten dazugehören und was wir für Sie übernehmen sollen.',
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
      'Wir behandeln Ihre Daten vertraulich, nutzen sie nur, um Ihnen zu antworten, und geben sie nicht an Dritte für deren eigene Zwecke weiter. Sie haben das Recht auf Auskunft, Berichtigung und Löschung.',
    send: 'Senden',
    sending: 'Wird gesendet\u00a0…',
    sent: 'Gesendet',
    sentText: 'Vielen Dank für Ihre Nachricht. Wir antworten Ihnen innerhalb von {formHours} Stunden.',
    sentFallback: 'Auf anderem Weg gesendet',
    failed: 'Senden fehlgeschlagen',
    failedText: 'Ihre Nachricht ist noch nicht bei uns angekommen. Ihr Text bleibt hier erhalten.',
    tooMany:
      'Von Ihrem Internetanschluss kamen zu viele Nachrichten. Bitte versuchen Sie es in einer Stunde erneut oder rufen Sie uns an.',
    mail: 'E-Mail schreiben',
    check: 'Ihre Nachricht wurde noch nicht gesendet. Bitte prüfen Sie diese Felder:',
    problems: {
      name: {
        noName: 'Bitte geben Sie nur Ihren Namen ein, ohne Link oder E-Mail-Adresse.',
        missing: 'Bitte geben Sie Ihren Namen ein.',
        tooLong: 'Ihr Name darf höchstens {limit} Zeichen lang sein.',
      },
      email: {
        missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
        noEmail: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
        tooLong: 'Ihre E-Mail-Adresse darf höchstens {limit} Zeichen lang sein.',
      },
      phone: {
        noPhone: 'Bitte geben Sie Ihre Telefonnummer mit Ländervorwahl an, zum Beispiel +49 1512 3456789.',
        tooLong: 'Ihre Telefonnummer darf höchstens {limit} Zeichen lang sein.',
      },
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
    appointment: {
      heading: 'Termin vorschlagen (optional)',
      hint: 'Nennen Sie ein oder zwei Tage, die Ihnen passen. Wir bestätigen den Termin in unserer Antwort.',
      kind: 'Art des Termins',
      kinds: { visit: 'Besuch in Ihrem Haus', call: 'Telefongespräch' },
      day1: 'Wunschtag',
      day2: 'Ausweichtag',
      part: 'Tageszeit',
      parts: { any: 'vor- oder nachmittags', morning: 'vormittags', afternoon: 'nachmittags' },
      refused:
        'An diesem Tag ist kein Termin möglich. Bitte nennen Sie in Ihrer Nachricht einen anderen Tag.',
    },
    dropQuote: 'Preisübersicht entfernen',
    close: 'Meldung schließen',
  },
  thanks: {
    heading: 'Ihre Nachricht wurde gesendet',
    text: 'Vielen Dank. Wir antworten Ihnen innerhalb von {formHours} Stunden. Wenn es eilt, rufen Sie uns bitte an.',
    home: 'Zurück zur Startseite',
  },
};

/** A price quote: beside the calculator, in the enquiry and in mails. */
export const quote: Words['quote'] = {
  title: 'Angebotsanfrage',
  extras: 'Extras',
  monthly: 'Summe pro Monat',
  oneTime: 'Summe einmalig',
  openSum: 'ohne Posten auf Anfrage',
  valid: 'Preise gültig bis einschließlich {date}',
  replaced:
    'Seit diese Preisübersicht erstellt wurde, haben sich unsere Preise geändert. Hier sehen Sie den aktuellen Stand.',
  unknownExtras:
    'Ein Posten aus diesem Link steht nicht in unserer Preisliste. Ihre übrige Auswahl sehen Sie hier.',
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
