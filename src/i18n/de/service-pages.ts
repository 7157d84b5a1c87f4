import type { Words } from '../dictionary.ts';

export const servicePages: Words['servicePages'] = {
  does: 'Was wir tun',
  often: 'Wie oft',
  costs: 'Was es kostet',
  receives: 'Was Sie davon haben',
  questions: 'Häufige Fragen',
  priceList: 'Zur vollständigen Preisliste',
  pages: {
    keys: {
      intro:
        'Wer Ihren Schlüssel hat, hat Ihr Vertrauen. Wir verwahren Ihre Schlüssel, öffnen die Tür, wenn Ihr Besuch kommt, und nehmen Ihre Post entgegen.',
      does: [
        'Ihre Schlüssel sicher verwahren',
        'Schlüssel an Gäste, Familie und Lieferanten übergeben, die Sie benannt haben',
        'Ihre Gäste bei An- und Abreise empfangen',
        'Handwerkern öffnen, wenn Arbeiten mit Ihnen vereinbart sind',
        'Ihre Post entgegennehmen',
      ],
      often:
        'Ihre Schlüssel verwahren wir, solange der Vertrag läuft. Gäste und Lieferanten empfangen wir an den Tagen, die Sie mit uns vereinbaren.',
      costs:
        'Die Post- und Schlüsselverwaltung ist im Basispaket enthalten. Für den Empfang Ihrer Gäste machen wir vorab ein Angebot.',
      receives: [
        'Einen Ansprechpartner für alle, die ins Haus müssen',
        'Klare Absprachen vorab: wer ins Haus darf und wann Sie von uns hören',
        'Alle Schlüssel zurück, wenn der Vertrag endet',
      ],
      faq: [
        {
          question: 'Wem geben Sie meinen Schlüssel?',
          answer:
            'Nur Personen, die Sie benannt haben oder die wir für die mit Ihnen vereinbarten Arbeiten einsetzen.',
        },
        {
          question: 'Kann meine Familie den Schlüssel bekommen, wenn ich nicht da bin?',
          answer: 'Ja. Sie sagen uns, wer wann kommt, und wir übergeben den Schlüssel.',
        },
        {
          question: 'Kann ich nur die Schlüsselverwaltung buchen?',
          answer:
            'Ja. Unsere Leistungen gibt es einzeln oder zusammen. Sie erhalten ein kostenloses Angebot für das, was Sie wählen.',
        },
      ],
    },
    cleaning: {
      intro:
        'Ein frisches Haus bei Ihrer Ankunft, ein ordentliches nach Ihrer Abreise. Wir reinigen, während Sie weg sind.',
      does: [
        'Regelmäßige Reinigung, wie mit Ihnen vereinbart',
        'Grundreinigung',
        'Fensterreinigung',
        'Reinigung und Willkommensservice vor Ihrer Ankunft',
        'Das Haus für Feriengäste vorbereiten',
      ],
      often:
        'Zu festen Terminen oder nur rund um Ihren Aufenthalt: Das vereinbaren wir vorab mit Ihnen. Grund- und Fensterreinigung bestellen Sie, wenn Sie sie brauchen.',
      costs:
        'Grundreinigung und Fensterreinigung haben jeweils einen festen Preis je Auftrag. Für die regelmäßige Reinigung machen wir vorab ein Angebot.',
      receives: [
        'Ein sauberes Haus an dem Tag, den Sie mit uns vereinbaren',
        'Einen Preis, den Sie kennen, bevor wir anfangen',
        'Nachricht von uns, falls etwas anders läuft als vereinbart',
      ],
      faq: [
        {
          question: 'Muss ich dabei sein?',
          answer:
            'Nein. Wenn wir Ihren Schlüssel verwahren, kommen wir an den vereinbarten Tagen selbst ins Haus.',
        },
        {
          question: 'Bereiten Sie das Haus auch für Gäste vor?',
          answer:
            'Ja. Die Vorbereitung für Feriengäste können Sie als Extra buchen, Preis auf Anfrage. Im Paket Ferienvermietung ist die Koordination von Reinigung und Wäsche inbegriffen.',
        },
        {
          question: 'Kann ich nur eine Grundreinigung bestellen?',
          answer:
            'Ja. Unsere Leistungen gibt es einzeln oder zusammen. Die Grundreinigung ist ein Extra mit festem Preis je Auftrag.',
        },
      ],
    },
    pool: {
      intro:
        'Gepflegtes Wasser, die ganze Saison und auch danach. Wir pflegen Ihren Pool, während Sie weg sind, und melden uns, wenn etwas zu tun ist.',
      does: [
        'Die Wasserqualität kontrollieren',
        'Boden, Wände und Wasserlinie reinigen',
        'Pumpe und Filter kontrollieren',
        'Sie benachrichtigen, sobald etwas ersetzt werden muss',
      ],
      often:
        'Das ganze Jahr über. Wie oft wir kommen, in der Saison und außerhalb, vereinbaren wir mit Ihnen, wenn wir Ihren Pool gesehen haben.',
      costs:
        'Die Poolpflege ist im Basispaket enthalten, zum festen Monatspreis. Wird ein Handwerker gebraucht, bitten wir Sie vorab um Ihre Zustimmung.',
      receives: [
        'Einen Pool, um den sich jemand kümmert, auch wenn Sie nicht da sind',
        'Nachricht, sobald etwas ersetzt werden muss',
        'Einen festen Monatspreis, der auch die Gartenpflege umfasst',
      ],
      faq: [
        {
          question: 'Läuft die Pflege im Winter weiter?',
          answer: 'Ja. Auch außerhalb der Saison kontrollieren wir Wasser, Pumpe und Filter.',
        },
        {
          question: 'Was passiert, wenn die Pumpe ausfällt?',
          answer:
            'Sie hören von uns. Mit Ihrer Zustimmung rufen wir einen Handwerker und öffnen ihm die Tür.',
        },
        {
          question: 'Kann ich nur die Poolpflege buchen?',
          answer:
            'Ja. Unsere Leistungen gibt es einzeln oder zusammen. Für die Poolpflege ohne Basispaket machen wir Ihnen ein kostenloses Angebot.',
        },
      ],
    },
    works: {
      intro:
        'Wir sind dabei, wenn der Handwerker kommt, damit Sie nicht herfliegen müssen. Und auch wenn nichts zu reparieren ist, kontrollieren wir die Technik Ihres Hauses.',
      does: [
        'Termine mit Handwerkern vereinbaren und ihnen öffnen',
        'Die Arbeiten beaufsichtigen',
        'Wasser, Strom und Gas kontrollieren',
        'Lüftung und Klimaanlage kontrollieren',
        'Kleine Reparaturen erledigen lassen',
      ],
      often:
        'Hauskontrollen finden zwei- oder viermal im Monat statt, wie vereinbart. Arbeiten planen wir in Absprache mit Ihnen.',
      costs:
        'Die Kontrolle von Wasser, Strom, Gas, Lüftung und Klimaanlage ist im Basispaket enthalten. Kleine Reparaturen haben einen festen Preis je Auftrag. Für andere Arbeiten machen wir vorab ein Angebot.',
      receives: [
        'Einen Ansprechpartner, auch wenn mehrere Handwerker nötig sind',
        'Einen Preis, den Sie kennen, bevor die Arbeit beginnt',
        'Einen Bericht darüber, was gemacht wurde',
      ],
      faq: [
        {
          question: 'Beginnt ein Handwerker ohne meine Zustimmung?',
          answer:
            'Nein, es sei denn, ein Notfall verlangt sofortiges Handeln, um Schaden zu verhindern. In diesem Fall informieren wir Sie so schnell wie möglich.',
        },
        {
          question: 'Muss ich kommen, wenn im Haus gearbeitet wird?',
          answer:
            'Das ist nicht nötig. Wir öffnen den Handwerkern, beaufsichtigen die Arbeiten und berichten Ihnen.',
        },
        {
          question: 'Ist bei kleinen Reparaturen das Material inbegriffen?',
          answer: 'Nein. Der Preis für kleine Reparaturen versteht sich ohne Material.',
        },
      ],
    },
    always: {
      intro:
        'Ein Wasserschaden hält sich nicht an Bürozeiten. Wir auch nicht: Für Notfälle sind wir Tag und Nacht erreichbar, auch am Wochenende und an Feiertagen.',
      does: [
        'Ihren Anruf zu jeder Stunde entgegennehmen',
        'Vor Ort nachsehen, was los ist',
        'Den richtigen Handwerker rufen',
        'Sie auf dem Laufenden halten, bis das Problem gelöst ist',
      ],
      often: 'Erreichbar sind wir 24 Stunden am Tag und 7 Tage die Woche. Wir kommen, wenn es nötig ist.',
      costs:
        'Ein Notfalleinsatz hat einen festen Preis, den Sie vorab kennen. Bevor wir Handwerker beauftragen, bitten wir Sie um Ihre Zustimmung, es sei denn, sofortiges Handeln ist nötig, um Schaden zu verhindern.',
      receives: [
        'Eine Nummer, die Sie Tag und Nacht anrufen können',
        'Nachricht darüber, was wir vor Ort vorfinden',
        'Laufend Bescheid, bis das Problem gelöst ist',
      ],
      faq: [
        {
          question: 'Wie erreiche ich Sie im Notfall?',
          answer:
            'Rufen Sie uns an: Das ist im Notfall immer der schnellste Weg. Bei Gefahr für Menschen wählen Sie immer zuerst den Notruf 112.',
        },
        {
          question: 'Gilt das auch an Feiertagen?',
          answer: 'Ja. Für Notfälle sind wir auch nachts, am Wochenende und an Feiertagen erreichbar.',
        },
        {
          question: 'Was tun Sie, wenn Sie mich nicht erreichen?',
          answer:
            'Ist sofortiges Handeln nötig, um Schaden zu verhindern, rufen wir einen Handwerker und informieren Sie so schnell wie möglich. Alle anderen Arbeiten warten auf Ihre Zustimmung.',
        },
      ],
    },
    rental: {
      intro:
        'Sie stellen Ihr Haus bereit, wir übernehmen den Rest: vom Inserat bis zur Schlüsselübergabe bei der Abreise.',
      does: [
        'Ihr Haus vermarkten und inserieren',
        'Buchungen annehmen und den Belegungsplan führen',
        'Mit Ihren Gästen kommunizieren',
        'Gäste ein- und auschecken und die Schlüssel übergeben',
        'Reinigung und Wäsche koordinieren',
        'Das Haus kontrollieren und Schäden abwickeln',
      ],
      often:
        'In den Zeiten, in denen Sie Ihr Haus bereitstellen. Welche das sind, vereinbaren wir vorab mit Ihnen.',
      costs:
        'Unsere Vergütung ist ein Anteil des Mietpreises. Für Arbeiten, die nicht zum Paket gehören, machen wir vorab ein Angebot.',
      receives: [
        'Einen Ansprechpartner, für Sie und für Ihre Gäste',
        'Klare Absprachen vorab: wann Ihr Haus verfügbar ist und wann Sie von uns hören',
        'Nachricht von uns, wenn etwas beschädigt ist',
      ],
      faq: [
        {
          question: 'Kann ich mein Haus weiterhin selbst nutzen?',
          answer: 'Ja. Sie bestimmen, wann Sie Ihr Haus bereitstellen.',
        },
        {
          question: 'Wer empfängt die Gäste?',
          answer:
            'Wir. Check-in und Check-out mit Schlüsselübergabe sind inbegriffen, ebenso die Kommunikation mit Ihren Gästen.',
        },
        {
          question: 'Kann ich nur die Vorbereitung für Gäste buchen?',
          answer:
            'Ja. Unsere Leistungen gibt es einzeln oder zusammen. Das Haus für Feriengäste vorzubereiten ist ein Extra, Preis auf Anfrage.',
        },
      ],
    },
  },
};
