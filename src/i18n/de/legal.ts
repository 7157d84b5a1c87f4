import type { LegalWords } from '../dictionary.ts';

export const legal: LegalWords = {
  privacy: {
    title: 'Datenschutz\u00aderklärung',
    intro: 'Wir fragen nur nach den Daten, die wir brauchen, um Ihnen zu antworten und Ihr Haus zu betreuen.',
    sections: [
      {
        heading: 'Verantwortlicher',
        paragraphs: [
          '{name}, {street}, {town}, {island}, Steuernummer {taxNumber}, ist für die Verarbeitung personenbezogener Daten auf dieser Website verantwortlich. Sie erreichen uns unter {email} oder {phone}.',
        ],
      },
      {
        heading: 'Welche Daten und wofür',
        paragraphs: ['Wir verarbeiten die folgenden Daten:'],
        list: [
          'Kontakt und Angebot: Ihren Namen, Ihre E-Mail-Adresse, Ihre Nachricht und, falls Sie sie angeben, Telefonnummer, Betreff und gewähltes Paket. Wir verwenden sie, um Ihnen zu antworten und ein Angebot zu erstellen (vorvertragliche Maßnahmen, Artikel 6 Absatz 1 Buchstabe b DSGVO).',
          'Aufträge: die Daten, die wir für die Betreuung Ihres Hauses, die Abrechnung und die Buchführung brauchen (Vertragserfüllung und rechtliche Verpflichtung, Artikel 6 Absatz 1 Buchstaben b und c DSGVO).',
          'Sicherheit: technische Daten wie Ihre IP-Adresse, kurzzeitig und nur zur Abwehr von Missbrauch und Störungen (berechtigtes Interesse, Artikel 6 Absatz 1 Buchstabe f DSGVO). Um wiederholte Versuche zu zählen, speichern wir statt Ihrer IP-Adresse einen Code, den nur wir mit ihr abgleichen können. Auch diesen Code behandeln wir als personenbezogenes Datum.',
          'Vermietung: die Daten der Gäste eines Hauses, das wir vermieten, für die Buchung und das gesetzliche Gästeregister (Vertragserfüllung und rechtliche Verpflichtung, Artikel 6 Absatz 1 Buchstaben b und c DSGVO; Real Decreto 933/2021).',
          'Redaktion: Konten der Personen, die Artikel auf dieser Website schreiben, damit wir wissen, wer was veröffentlicht hat (berechtigtes Interesse, Artikel 6 Absatz 1 Buchstabe f DSGVO).',
        ],
      },
      {
        heading: 'Was wir nicht tun',
        paragraphs: [
          'Wir verfolgen Sie nicht, erstellen keine Profile, treffen keine automatisierten Entscheidungen über Sie und verkaufen keine Daten. Wir geben Ihre Daten nur an die Empfänger weiter, die wir unten nennen. Diese Website lädt nichts von anderen Anbietern.',
        ],
      },
      {
        heading: 'Wer Daten von uns erhält',
        paragraphs: [
          'Handwerker, die für Sie arbeiten, erhalten Ihren Namen, Ihre Telefonnummer und Zugang zum Haus. Unsere Bank und die Steuerbehörde erhalten die Daten, die für Zahlung und Buchführung nötig sind. Gäste eines Hauses, das wir vermieten, melden wir bei der Polizei an, wie es das Gesetz verlangt.',
        ],
      },
      {
        heading: 'Auftragsverarbeiter',
        paragraphs: [
          'Diese Anbieter verarbeiten Daten in unserem Auftrag auf Grundlage eines Vertrags zur Auftragsverarbeitung:',
        ],
        list: [
          'Netlify: Hosting der Website und der Funktionen hinter den Formularen.',
          'Supabase: Datenbank, Konten der Redaktion und Speicherung von Bildern.',
          'Resend: Versand der E-Mails, die über die Formulare ausgelöst werden.',
          '{aiService}: KI zum Schreiben und Übersetzen von Artikeln. Dieser Dienst erhält keine Daten von Besuchern.',
          '{fallbackService}: Zustellung von Nachrichten, wenn die übliche Zustellung ausgefallen ist.',
        ],
      },
      {
        heading: 'Außerhalb des Europäischen Wirtschaftsraums',
        paragraphs: [
          'Auftragsverarbeiter können Daten auch außerhalb des Europäischen Wirtschaftsraums verarbeiten, vor allem in den USA. Das geschieht auf Grundlage eines Angemessenheitsbeschlusses (für Teilnehmer am EU-US Data Privacy Framework) oder der Standardvertragsklauseln der Europäischen Kommission.',
        ],
      },
      {
        heading: 'WhatsApp, Telefon und Bitcoin',
        paragraphs: [
          'Wenn Sie sich für WhatsApp entscheiden, gelten zusätzlich die Bedingungen dieses Dienstes. Der Dienst erhält Daten erst, wenn Sie den Link öffnen. Wenn Sie mit Bitcoin bezahlen, ist die Zahlung in einem öffentlichen Netzwerk sichtbar; Ihr Name steht nicht dabei, doch was dort verzeichnet ist, lässt sich nicht löschen. Ob gezahlt wurde, fragt unser Server bei zwei öffentlichen Diensten ab, die die Zahlungen in diesem Netzwerk zeigen; beide erhalten nur die Zahlungsadresse.',
        ],
      },
      {
        heading: 'Speicherdauer',
        paragraphs: [
          'Nachrichten bewahren wir nicht länger auf, als ihre Bearbeitung es erfordert.{retention} Daten zu einem Auftrag bewahren wir für dessen Dauer auf und danach so lange, wie es das Handels- und Steuerrecht verlangt.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        paragraphs: [
          'Sie sind nicht verpflichtet, uns Daten zu geben. Ohne Ihren Namen, Ihre E-Mail-Adresse und Ihre Nachricht können wir Ihnen jedoch nicht antworten.',
          'Nach der DSGVO und dem spanischen Datenschutzgesetz (Ley Orgánica 3/2018) können Sie Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder übertragen lassen, ihre Verarbeitung einschränken lassen und ihr widersprechen. Schreiben Sie an {email}; gegebenenfalls bitten wir Sie um einen Nachweis Ihrer Identität. Sind Sie mit unserer Antwort nicht einverstanden, können Sie sich bei der spanischen Aufsichtsbehörde (Agencia Española de Protección de Datos, www.aepd.es) oder bei der Ihres Landes beschweren.',
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
          'Das Angebot ist kostenlos. Ein Vertrag kommt zustande, wenn Sie das Angebot annehmen. Was im Angebot steht, geht diesen Bedingungen vor.',
        ],
      },
      {
        heading: 'Preise',
        paragraphs: [],
        list: [
          'Das Basispaket kostet {basePrice} pro Monat. Es umfasst, was im Abschnitt Preise als inbegriffen genannt ist; die Zahl der Hauskontrollen (2 oder 4 pro Monat) vereinbaren wir mit Ihnen.',
          'Extras werden je Auftrag zu einem festen Preis berechnet. Der Preis für kleine Reparaturen versteht sich ohne Material. Für Extras ohne genannten Preis machen wir vorab ein Angebot. {vat}',
          'Beim Vermietungsservice beträgt unsere Vergütung {rentalFee} des Mietpreises.',
        ],
      },
      {
        heading: 'Zahlung',
        paragraphs: [
          'Sie zahlen in Euro, auf die Weise und innerhalb der Frist, die im Angebot genannt sind. Wenn Sie mit Bitcoin bezahlen, erhalten Sie nach der Annahme eine eigene Adresse und den genauen Betrag; der Auftrag gilt als gebucht, sobald die Zahlung im Netzwerk bestätigt ist. Was gilt, wenn Sie zu spät, zu wenig oder zu viel zahlen, steht auf der Seite über Bitcoin.',
        ],
      },
      {
        heading: 'Schlüssel und Zugang',
        paragraphs: [
          'Wir verwahren Ihre Schlüssel sorgfältig und geben sie nur an Personen, die Sie benannt haben oder die wir für die vereinbarten Arbeiten einsetzen. Kopien lassen wir nur mit Ihrer Zustimmung anfertigen. Fehlt ein Schlüssel, teilen wir es Ihnen sofort mit; ist das unsere Schuld, zahlen wir den Ersatz von Schloss und Schlüsseln. Am Ende des Vertrags erhalten Sie alle Schlüssel zurück.',
        ],
      },
      {
        heading: 'Arbeiten durch Dritte',
        paragraphs: [
          'Bevor wir Handwerker beauftragen, bitten wir Sie um Ihre Zustimmung, es sei denn, in einem Notfall muss sofort gehandelt werden, um Schaden abzuwenden. In diesem Fall informieren wir Sie so schnell wie möglich.',
        ],
      },
      {
        heading: 'Notfälle',
        paragraphs: [
          'In Notfällen sind wir 24 Stunden am Tag und 7 Tage die Woche erreichbar. Sind Menschen in Gefahr, wählen Sie immer zuerst den Notruf 112.',
        ],
      },
      {
        heading: 'Haftung',
        paragraphs: [
          'Wir arbeiten sorgfältig und haften im Rahmen des Gesetzes für Schäden, die durch unser Verschulden entstehen. Für eine passende Versicherung von Haus und Hausrat sorgen Sie selbst. Nichts in diesen Bedingungen beschränkt zwingende gesetzliche Rechte, die Ihnen als Verbraucher zustehen.',
        ],
      },
      {
        heading: 'Widerruf und Kündigung',
        paragraphs: [
          'Schließen Sie als Verbraucher einen Vertrag im Fernabsatz, können Sie ihn binnen 14 Tagen ohne Angabe von Gründen widerrufen. Eine Nachricht an {email} genügt; Sie können auch das gesetzliche Muster-Widerrufsformular verwenden. Das Widerrufsrecht gilt nicht für dringende Reparaturen, um die Sie uns ausdrücklich bitten. Beginnen wir auf Ihren Wunsch früher und widerrufen Sie dann, zahlen Sie die bis dahin erbrachten Leistungen. Die Kündigungsfrist laufender Leistungen steht im Angebot.',
        ],
      },
      {
        heading: 'Anwendbares Recht',
        paragraphs: [
          'Für unsere Verträge gilt spanisches Recht. Als Verbraucher behalten Sie den Schutz des Rechts des Landes, in dem Sie wohnen, und können dort die Gerichte anrufen. Beschwerden richten Sie bitte zuerst an {email}. Sie können bei uns auch das amtliche Beschwerdeformular (hoja de reclamación) verlangen. Diese Bedingungen gibt es in mehreren Sprachen; für Sie gilt der Text in der Sprache Ihres Angebots.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie-Richtlinie',
    intro:
      'Diese Website setzt keine Cookies, um Sie zu verfolgen, Zugriffe zu messen oder Werbung anzuzeigen.',
    sections: [
      {
        heading: 'Warum wir Sie nicht um Einwilligung bitten',
        paragraphs: [
          'Wir speichern in Ihrem Browser nichts, was Sie verfolgt, und laden nichts von anderen Anbietern. Gespeichert wird nur, was für eine Funktion nötig ist, die Sie selbst nutzen möchten. Dafür verlangt das Gesetz keine Einwilligung.',
        ],
      },
      {
        heading: 'Was in Ihrem Browser gespeichert wird',
        paragraphs: ['Nur auf Ihrem eigenen Gerät und nur, wenn Sie die jeweilige Funktion nutzen:'],
        list: [
          'Die Sprache, die Sie gewählt haben (lang, lokaler Speicher, bis Sie ihn löschen).',
          'Ein Vermerk, dass diese Sprachwahl einmal geprüft wurde (lang_reset, lokaler Speicher).',
          'Ein Vermerk, dass die Startseite Sie einmal zu Ihrer Sprache geführt hat (lang_followed, Sitzungsspeicher).',
          'Ein Vermerk, dass Sie den Vorschlag einer anderen Sprache geschlossen haben (lang_suggestion, lokaler Speicher).',
          'Ein Vermerk, dass Sie einen Hinweis geschlossen haben (notice, lokaler Speicher).',
          'Die Extras, die Sie angekreuzt haben, sobald Sie ein Angebot anfordern (quote, Sitzungsspeicher, bis die Nachricht gesendet ist oder Sie den Tab schließen).',
          'Was Sie in das Kontaktformular schreiben, damit es beim Neuladen erhalten bleibt (enquiry, Sitzungsspeicher, bis es gesendet ist oder Sie den Tab schließen).',
          'Für die Redaktion: die Anmeldung (admin_token und sb-…-auth-token, lokaler Speicher, bis zur Abmeldung).',
          'Für die Redaktion: die eingegebene Webhook-Adresse (contact_webhook, lokaler Speicher, bis zur Abmeldung).',
          'Für die Redaktion: der Artikel, der gerade geschrieben wird (new-article), und noch nicht gespeicherte Änderungen eines Artikels (post:… mit dessen Adresse; lokaler Speicher, bis sie gespeichert oder verworfen werden).',
          'Für die Redaktion: noch nicht gespeicherte Änderungen der Unternehmensangaben (business; lokaler Speicher, bis sie gespeichert oder verworfen werden) und der Schritt beim Einrichten der Website (first-hour; bis der Tab geschlossen wird).',
          'Für die Redaktion: die gewählte Sprache (desk-lang), der Name unter geprüften Texten (reviewer) und was abgeschickt wurde, aber noch nicht auf der Website steht (on-its-way; lokaler Speicher oder Sitzungsspeicher, bis Sie ihn löschen).',
        ],
      },
      {
        heading: 'So löschen Sie es',
        paragraphs: [
          'In den Einstellungen Ihres Browsers können Sie Website-Daten ansehen und löschen. Die Website funktioniert danach unverändert.',
        ],
      },
      {
        heading: 'Links zu anderen Websites',
        paragraphs: [
          'Wenn Sie WhatsApp oder die Website eines Partners öffnen, gelten die Regeln des jeweiligen Anbieters.',
        ],
      },
    ],
  },
  legal: {
    title: 'Impressum',
    intro: 'Wer hinter dieser Website steht und was für ihre Nutzung gilt.',
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
          'Die Website informiert über unsere Leistungen für Häuser auf {island} und zeigt, wie Sie uns erreichen. Verträge werden über die Website nicht geschlossen.',
        ],
      },
      {
        heading: 'Inhalte',
        paragraphs: [
          'Wir erstellen die Inhalte mit Sorgfalt, können aber nicht ausschließen, dass etwas unvollständig oder veraltet ist. Artikel im Blog sind allgemeine Informationen und keine Beratung für Ihren Fall. Texte, die von KI geschrieben oder übersetzt und von niemandem geprüft wurden, sind als solche gekennzeichnet.',
        ],
      },
      {
        heading: 'Rechte an Texten und Bildern',
        paragraphs: [
          'Texte, Zeichnungen und Gestaltung dieser Website sind geschützt. Sie dürfen darauf verlinken und mit Quellenangabe daraus zitieren; für andere Nutzungen bitten Sie uns um Erlaubnis.',
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
          'Für diese Website gilt spanisches Recht, unbeschadet der Rechte, die Ihnen als Verbraucher in Ihrem Land zustehen.',
        ],
      },
    ],
  },
};
