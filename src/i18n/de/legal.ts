import type { LegalWords } from '../dictionary.ts';

/** The legal pages: privacy, cookies and terms. The business’s details and prices fill the placeholders. */
export const legal: LegalWords = {
  privacy: {
    title: 'Datenschutz\u00aderklärung',
    intro: 'Wir fragen nur nach den Daten, die wir brauchen, um Ihnen zu antworten und Ihr Haus zu betreuen.',
    sections: [
      {
        heading: 'Verantwortlicher',
        paragraphs: [
          'Verantwortlich für die Verarbeitung personenbezogener Daten auf dieser Website ist {name}, {street}, {town}, {island}, Steuernummer {taxNumber}. Sie erreichen uns per E-Mail an {email} oder telefonisch unter {phone}.',
        ],
      },
      {
        heading: 'Wofür wir Daten nutzen',
        paragraphs: ['Hier lesen Sie, welche Daten wir wofür und auf welcher Rechtsgrundlage verarbeiten:'],
        table: {
          heads: ['Bereich', 'Daten und Zweck', 'Rechtsgrundlage'],
          rows: [
            [
              'Kontakt und Angebot',
              'Ihr Name, Ihre E-Mail-Adresse, Ihre Nachricht und was Sie sonst angeben, etwa Telefonnummer, Betreff, gewählte Leistungen oder ein Terminvorschlag. Damit antworten wir Ihnen und erstellen Ihr Angebot.',
              'Vorvertragliche Maßnahmen, Artikel 6 Absatz 1 Buchstabe b DSGVO',
            ],
            [
              'Aufträge',
              'Die Daten, die wir brauchen, um Ihr Haus zu betreuen, abzurechnen und unsere Bücher zu führen.',
              'Vertragserfüllung und rechtliche Verpflichtung, Artikel 6 Absatz 1 Buchstaben b und c DSGVO',
            ],
            [
              'Schlüssel und Hauskontrollen',
              'Die Nummern Ihrer Schlüssel, die Codes Ihrer Alarmanlage, das Schlüsselbuch (welcher Schlüssel wann bei wem war) und Fotos von Räumen in unseren Berichten. Damit lassen wir nur ins Haus, wer hineindarf, und zeigen Ihnen, was wir vorgefunden haben. Endet der Vertrag, erhalten Sie die Schlüssel zurück, und wir löschen die Codes; Schlüsselbuch und Fotos bewahren wir auf, solange noch Ansprüche möglich sind.',
              'Vertragserfüllung, Artikel 6 Absatz 1 Buchstabe b DSGVO; bei anderen Personen im Schlüsselbuch berechtigtes Interesse, Artikel 6 Absatz 1 Buchstabe f DSGVO',
            ],
            [
              'Sicherheit',
              'Technische Daten wie Ihre IP-Adresse, nur für kurze Zeit und nur, um Missbrauch und Störungen abzuwehren. Um wiederholte Versuche zu zählen, speichern wir anstelle der IP-Adresse einen Code, den nur wir dieser Adresse zuordnen können. Auch dieser Code gehört zu den personenbezogenen Daten.',
              'Berechtigtes Interesse, Artikel 6 Absatz 1 Buchstabe f DSGVO',
            ],
            [
              'Vermietung',
              'Die Daten der Gäste von Häusern, die wir vermieten, für die Buchung und das gesetzlich vorgeschriebene Gästeregister.',
              'Vertragserfüllung und rechtliche Verpflichtung, Artikel 6 Absatz 1 Buchstaben b und c DSGVO; Real Decreto 933/2021',
            ],
            [
              'Redaktion',
              'Die Konten der Personen, die für diese Website Artikel schreiben, damit wir wissen, wer was veröffentlicht hat.',
              'Berechtigtes Interesse, Artikel 6 Absatz 1 Buchstabe f DSGVO',
            ],
          ],
        },
      },
      {
        heading: 'Was wir nicht tun',
        paragraphs: [
          'Wir betreiben kein Tracking, erstellen keine Profile, treffen keine automatisierten Entscheidungen über Sie und verkaufen keine Daten. Ihre Daten geben wir nur an die Empfänger und Dienste weiter, die auf dieser Seite stehen. Inhalte anderer Anbieter bindet diese Website nicht ein.',
        ],
      },
      {
        heading: 'Wer Daten von uns erhält',
        paragraphs: [
          'Handwerker, die für Sie arbeiten, erhalten Ihren Namen, Ihre Telefonnummer und die Adresse des Hauses, aber keinen Schlüssel: Wir öffnen ihnen selbst die Tür. Unsere Bank und die Steuerbehörde erhalten die Daten, die für Zahlung und Buchführung nötig sind. Die Daten der Gäste von Häusern, die wir vermieten, übermitteln wir der Polizei; dazu sind wir gesetzlich verpflichtet.',
        ],
      },
      {
        heading: 'Auftragsverarbeiter',
        paragraphs: ['Die folgenden Anbieter verarbeiten Daten in unserem Auftrag{agreements}:'],
        list: [
          'Netlify: Hosting der Website und der Funktionen hinter den Formularen.',
          'Supabase: Datenbank, Konten der Redaktion und Speicherung von Bildern.',
          'Resend: Versand der E-Mails dieser Website.',
          '{aiService}: künstliche Intelligenz, die Artikel schreibt und übersetzt. Daten von Besuchern erhält dieser Dienst nicht.',
          '{fallbackService}: Zustellung von Nachrichten, falls der übliche Weg ausfällt.',
        ],
      },
      {
        heading: 'Außerhalb des Europäischen Wirtschaftsraums',
        paragraphs: [
          'Auftragsverarbeiter können Daten auch außerhalb des Europäischen Wirtschaftsraums verarbeiten, vor allem in den USA. Das geschieht auf der Grundlage eines Angemessenheitsbeschlusses (bei Teilnehmern am EU-US Data Privacy Framework) oder der Standardvertragsklauseln der Europäischen Kommission.',
        ],
      },
      {
        heading: 'WhatsApp und Bitcoin',
        paragraphs: [
          'Schreiben Sie uns per WhatsApp, gelten zusätzlich die Bedingungen dieses Dienstes; Daten erhält er erst, wenn Sie den Link öffnen. Eine Zahlung mit Bitcoin ist in einem öffentlichen Netzwerk sichtbar. Ihr Name steht nicht dabei, doch der Eintrag lässt sich nicht mehr löschen. Um festzustellen, ob Ihre Zahlung eingegangen ist, fragt unser Server zwei öffentliche Dienste, die dieses Netzwerk auswerten; beide erfahren nur die Zahlungsadresse.',
        ],
      },
      {
        heading: 'Speicherdauer',
        paragraphs: [
          'Nachrichten bewahren wir nur so lange auf, wie wir sie für die Bearbeitung brauchen.{retention} Daten zu einem Auftrag behalten wir, solange er läuft, und danach so lange, wie es das Handels- und Steuerrecht verlangt oder solange noch Ansprüche möglich sind.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        paragraphs: [
          'Sie sind nicht verpflichtet, uns Daten mitzuteilen. Ohne Namen, E-Mail-Adresse und Nachricht können wir Ihnen allerdings nicht antworten.',
          'Nach der DSGVO und dem spanischen Datenschutzgesetz (Ley Orgánica 3/2018) haben Sie das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit. Außerdem können Sie der Verarbeitung widersprechen. Schreiben Sie dazu an {email}; wenn nötig, bitten wir Sie um einen Nachweis Ihrer Identität. Sie können sich auch bei der spanischen Aufsichtsbehörde (Agencia Española de Protección de Datos, www.aepd.es) oder bei der Aufsichtsbehörde Ihres Landes beschweren.',
        ],
      },
    ],
  },
  terms: {
    title: 'Allgemeine Geschäfts\u00adbedingungen',
    intro: 'Diese Bedingungen gelten für die Leistungen von {name} auf {island}.',
    sections: [
      {
        heading: 'Angebot und Vertrag',
        paragraphs: [
          'Unser Angebot ist kostenlos. Der Vertrag kommt zustande, sobald Sie es annehmen. Weicht das Angebot von diesen Bedingungen ab, gilt das Angebot.',
        ],
      },
      {
        heading: 'Preise',
        paragraphs: [],
        list: [
          'Das Basispaket kostet {basePrice} pro Monat. Was dazugehört, steht auf der Startseite unter „Inbegriffen“; ob wir 2 oder 4 Hauskontrollen pro Monat durchführen, vereinbaren wir mit Ihnen.',
          'Extras mit genanntem Preis berechnen wir je Auftrag, nicht pro Monat. Bei kleinen Reparaturen kommt das Material hinzu. Für Extras ohne genannten Preis machen wir Ihnen vorab ein Angebot, in dem auch steht, wie wir sie berechnen.',
          'Für die Ferienvermietung erhalten wir {rentalFee} des Mietpreises.',
          '{rentalFeeOf}',
        ],
      },
      {
        heading: 'Zahlung',
        paragraphs: [
          'Sie zahlen in Euro oder mit Bitcoin. Auf welchem Weg und bis wann Sie in Euro zahlen, steht im Angebot. Zahlen Sie mit Bitcoin, erhalten Sie nach der Annahme des Angebots eine eigene Adresse und den genauen Betrag. Der Auftrag gilt als gebucht, sobald die Zahlung im Netzwerk bestätigt ist. Was gilt, wenn Sie zu spät, zu wenig oder zu viel zahlen, lesen Sie auf der Seite „Mit Bitcoin bezahlen“.',
        ],
      },
      {
        heading: 'Schlüssel und Zugang',
        paragraphs: [
          'Wir verwahren Ihre Schlüssel sorgfältig und geben sie nur Personen, die Sie uns genannt haben, und, wenn wir Ihr Haus vermieten, den Gästen, die es gebucht haben. Handwerkern öffnen wir selbst die Tür: für vereinbarte Arbeiten oder wenn wir sofort handeln müssen, um Schaden abzuwenden. Kopien lassen wir nur mit Ihrer Zustimmung anfertigen. Fehlt ein Schlüssel, erfahren Sie es sofort; trifft uns die Schuld, bezahlen wir ein neues Schloss und neue Schlüssel. Endet der Vertrag, erhalten Sie alle Schlüssel zurück.',
        ],
      },
      {
        heading: 'Arbeiten durch Dritte',
        paragraphs: [
          'Bevor wir Handwerker beauftragen, holen wir Ihre Zustimmung ein. Eine Ausnahme gilt nur, wenn wir in einem Notfall sofort handeln müssen, um Schaden abzuwenden. Dann informieren wir Sie so schnell wie möglich.',
        ],
      },
      {
        heading: 'Notfälle',
        paragraphs: [
          'In Notfällen erreichen Sie uns rund um die Uhr, an sieben Tagen in der Woche. Sind Menschen in Gefahr, wählen Sie immer zuerst den Notruf 112.',
        ],
      },
      {
        heading: 'Haftung',
        paragraphs: [
          'Wir arbeiten sorgfältig und haften im Rahmen des Gesetzes für Schäden, die wir verschulden. Für eine passende Versicherung von Haus und Hausrat sorgen Sie selbst. Ihre zwingenden gesetzlichen Rechte als Verbraucher bleiben von diesen Bedingungen unberührt.',
        ],
      },
      {
        heading: 'Widerruf und Kündigung',
        paragraphs: [
          'Schließen Sie als Verbraucher einen Vertrag im Fernabsatz, können Sie ihn binnen 14 Tagen ohne Angabe von Gründen widerrufen. Eine Nachricht an {email} genügt; das gesetzliche Muster-Widerrufsformular können Sie verwenden, müssen es aber nicht. Bei dringenden Reparaturen, um die Sie uns ausdrücklich bitten, besteht kein Widerrufsrecht. Beginnen wir auf Ihren Wunsch schon vor Ablauf der Frist mit der Arbeit, bezahlen Sie im Fall eines Widerrufs, was wir bis dahin geleistet haben. Welche Kündigungsfrist für laufende Leistungen gilt, steht im Angebot.',
        ],
      },
      {
        heading: 'Anwendbares Recht',
        paragraphs: [
          'Für unsere Verträge gilt spanisches Recht. Als Verbraucher behalten Sie den Schutz, den Ihnen das Recht Ihres Wohnsitzlandes gibt, und können dort auch klagen. Mit Beschwerden wenden Sie sich bitte zuerst an {email}. Auf Verlangen erhalten Sie von uns auch das amtliche Beschwerdeformular (hoja de reclamaciones). Diese Bedingungen liegen in mehreren Sprachen vor; für Sie gilt der Text in der Sprache Ihres Angebots.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie-Richtlinie',
    intro: 'Diese Website setzt keine Cookies für Tracking, Besucherstatistik oder Werbung.',
    sections: [
      {
        heading: 'Warum wir Sie nicht um Einwilligung bitten',
        paragraphs: [
          'Wir speichern in Ihrem Browser nichts, womit sich Ihr Verhalten verfolgen ließe, und binden keine Inhalte anderer Anbieter ein. Gespeichert wird nur, was für eine Funktion nötig ist, die Sie selbst nutzen möchten. Dafür verlangt das Gesetz keine Einwilligung.',
        ],
      },
      {
        heading: 'Was in Ihrem Browser gespeichert wird',
        paragraphs: [
          'Diese Daten liegen nur auf Ihrem eigenen Gerät und werden nur gespeichert, wenn Sie die jeweilige Funktion nutzen. In Klammern stehen der technische Name, der Speicherort und die Dauer, sofern sie begrenzt ist:',
        ],
        list: [
          'Die Sprache, die Sie gewählt haben (lang, lokaler Speicher, bis Sie die Daten löschen).',
          'Ein Vermerk, dass diese Wahl einmal geprüft wurde (lang_reset, lokaler Speicher).',
          'Ein Vermerk, dass die Startseite Sie einmal zur Seite in Ihrer Sprache weitergeleitet hat (lang_followed, Sitzungsspeicher).',
          'Ein Vermerk, dass Sie den Vorschlag zum Sprachwechsel geschlossen haben (lang_suggestion, lokaler Speicher).',
          'Ein Vermerk, dass Sie einen Hinweis geschlossen haben (notice, lokaler Speicher).',
          'Die angekreuzten Extras, sobald Sie dafür ein Angebot anfordern (quote, Sitzungsspeicher, bis die Nachricht gesendet ist oder Sie den Tab schließen).',
          'Ihre Eingaben im Kontaktformular, damit sie beim Neuladen der Seite nicht verloren gehen (enquiry, Sitzungsspeicher, bis sie gesendet sind oder Sie den Tab schließen).',
          'Für die Redaktion: die Anmeldung (admin_token, admin_account und sb-…-auth-token, lokaler Speicher, bis zur Abmeldung).',
          'Für die Redaktion: die eingetragene Webhook-Adresse (contact_webhook, lokaler Speicher, bis zur Abmeldung).',
          'Für die Redaktion: ein begonnener Artikel (new-article) und nicht gespeicherte Änderungen an einem Artikel (post:… mit dessen Adresse; beides im lokalen Speicher, bis es gespeichert oder verworfen wird).',
          'Für die Redaktion: nicht gespeicherte Änderungen an den Unternehmensangaben (business, lokaler Speicher, bis sie gespeichert oder verworfen werden) und der Stand beim Einrichten der Website (first-hour, bis der Tab geschlossen wird).',
          'Für die Redaktion: die Sprache der Redaktion (desk-lang), der Name unter geprüften Texten (reviewer) und gesendete Änderungen, die auf der Website noch nicht zu sehen sind (on-its-way; alles im lokalen Speicher oder Sitzungsspeicher, bis Sie die Daten löschen).',
        ],
      },
      {
        heading: 'Daten löschen',
        paragraphs: [
          'In den Einstellungen Ihres Browsers können Sie ansehen und löschen, was Websites gespeichert haben. Diese Website funktioniert danach weiter wie gewohnt.',
        ],
      },
      {
        heading: 'Links zu anderen Websites',
        paragraphs: [
          'Wenn Sie WhatsApp oder die Website eines Partners öffnen, gelten dort die Regeln des jeweiligen Anbieters.',
        ],
      },
    ],
  },
  legal: {
    title: 'Impressum',
    intro: 'Hier lesen Sie, wer hinter dieser Website steht und was für ihre Nutzung gilt.',
    sections: [
      {
        heading: 'Anbieter',
        paragraphs: [
          'Anbieter dieser Website ist {name}, {street}, {town}, {island}, Spanien. Spanische Steuernummer: {taxNumber}. E-Mail: {email}. Telefon: {phone}.',
        ],
      },
      {
        heading: 'Zweck der Website',
        paragraphs: [
          'Auf dieser Website stellen wir unsere Leistungen für Häuser auf {island} vor und sagen Ihnen, wie Sie uns erreichen. Verträge werden über die Website nicht geschlossen.',
        ],
      },
      {
        heading: 'Inhalte',
        paragraphs: [
          'Wir erstellen die Inhalte mit Sorgfalt; trotzdem können einzelne Angaben unvollständig oder veraltet sein. Die Artikel im Blog dienen der allgemeinen Information und ersetzen keine Beratung im Einzelfall. Von einer KI geschriebene oder übersetzte Texte, die niemand geprüft hat, sind als solche gekennzeichnet.',
        ],
      },
      {
        heading: 'Rechte an Texten und Bildern',
        paragraphs: [
          'Texte, Zeichnungen und Gestaltung dieser Website sind geschützt. Sie dürfen auf diese Website verlinken und mit Quellenangabe daraus zitieren; für jede andere Nutzung brauchen Sie unsere Zustimmung.',
        ],
      },
      {
        heading: 'Links',
        paragraphs: [
          'Für die Inhalte von Websites, auf die wir verlinken, sind deren Betreiber verantwortlich.',
        ],
      },
      {
        heading: 'Anwendbares Recht',
        paragraphs: [
          'Für die Nutzung dieser Website gilt spanisches Recht. Ihre Rechte als Verbraucher in Ihrem eigenen Land bleiben davon unberührt.',
        ],
      },
    ],
  },
};
