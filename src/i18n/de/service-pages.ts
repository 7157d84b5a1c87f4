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
        'Handwerkern öffnen, wenn Sie Arbeiten mit uns vereinbart haben',
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
          answer: 'Nur Personen, die Sie benannt haben oder die wir für vereinbarte Arbeiten einsetzen.',
        },
        {
          question: 'Kann meine Familie den Schlüssel bekommen, wenn ich nicht da bin?',
          answer: 'Ja. Sie sagen uns, wer wann kommt, und wir übergeben den Schlüssel.',
        },
        {
          question: 'Kann ich nur die Schlüsselverwaltung buchen?',
          answer:
            'Ja. Unsere Leistungen können Sie einzeln oder kombiniert buchen. Sie erhalten ein kostenloses Angebot für das, was Sie wählen.',
        },
      ],
    },
    cleaning: {
      intro: 'Sauber bei Ihrer Ankunft. Aufgeräumt nach Ihrer Abreise. Dabei sein müssen Sie nicht.',
      does: [
        'Regelmäßige Reinigung, wie mit Ihnen vereinbart',
        'Grundreinigung',
        'Fensterreinigung',
        'Reinigung und Willkommensservice vor Ihrer Ankunft',
        'Das Haus für Feriengäste vorbereiten',
      ],
      often:
        'Zu festen Terminen oder nur rund um Ihren Aufenthalt, wie wir es vorab mit Ihnen vereinbaren. Grund- und Fensterreinigung bestellen Sie nach Bedarf.',
      costs:
        'Grundreinigung und Fensterreinigung haben jeweils einen festen Preis je Auftrag. Für die regelmäßige Reinigung machen wir vorab ein Angebot.',
      receives: [
        'Ein sauberes Haus an dem Tag, den Sie mit uns vereinbaren',
        'Einen Preis, den Sie kennen, bevor wir anfangen',
        'Nachricht von uns, falls etwas anders läuft als geplant',
      ],
      faq: [
        {
          question: 'Muss ich dabei sein?',
          answer: 'Nein. Verwahren wir Ihren Schlüssel, schließen wir an den vereinbarten Tagen selbst auf.',
        },
        {
          question: 'Bereiten Sie das Haus auch für Gäste vor?',
          answer:
            'Ja, für Feriengäste können Sie das als Extra buchen; den Preis nennen wir Ihnen auf Anfrage. Im Paket Ferienvermietung ist die Koordination von Reinigung und Wäsche schon inbegriffen.',
        },
        {
          question: 'Kann ich nur eine Grundreinigung bestellen?',
          answer:
            'Ja. Sie ist ein Extra mit festem Preis je Auftrag, und Sie können sie auch ohne andere Leistungen buchen.',
        },
      ],
    },
    pool: {
      intro:
        'Gepflegtes Wasser, die ganze Saison und auch danach. Wir kümmern uns um Ihren Pool, während Sie nicht da sind, und melden uns, wenn etwas zu tun ist.',
      does: [
        'Die Wasserqualität kontrollieren',
        'Boden, Wände und Wasserlinie reinigen',
        'Pumpe und Filter kontrollieren',
        'Ihnen Bescheid geben, sobald etwas ersetzt werden muss',
      ],
      often:
        'Das ganze Jahr über. Wie oft wir kommen, in der Saison und außerhalb, vereinbaren wir mit Ihnen, sobald wir Ihren Pool gesehen haben.',
      costs:
        'Die Poolpflege ist im Basispaket enthalten, zum festen Monatspreis. Braucht es einen Handwerker, bitten wir Sie vorab um Ihre Zustimmung.',
      receives: [
        'Einen Pool, der auch ohne Sie gepflegt wird',
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
          answer: 'Ja. Für die Poolpflege ohne Basispaket machen wir Ihnen ein kostenloses Angebot.',
        },
      ],
    },
    works: {
      intro:
        'Wir sind da, wenn der Handwerker kommt, damit Sie nicht herfliegen müssen. Auch wenn nichts zu reparieren ist, kontrollieren wir die Technik Ihres Hauses.',
      does: [
        'Termine mit Handwerkern vereinbaren und ihnen die Tür öffnen',
        'Die Arbeiten beaufsichtigen',
        'Wasser, Strom und Gas kontrollieren',
        'Lüftung und Klimaanlage kontrollieren',
        'Kleine Reparaturen erledigen lassen',
      ],
      often:
        'Hauskontrollen machen wir zwei- oder viermal im Monat, wie vereinbart. Die Termine für Arbeiten stimmen wir mit Ihnen ab.',
      costs:
        'Die Kontrolle von Wasser, Strom, Gas, Lüftung und Klimaanlage ist im Basispaket enthalten. Kleine Reparaturen haben einen festen Preis je Auftrag. Für andere Arbeiten machen wir vorab ein Angebot.',
      receives: [
        'Einen Ansprechpartner, auch wenn mehrere Handwerker nötig sind',
        'Einen Preis, den Sie kennen, bevor die Arbeit beginnt',
        'Einen Bericht über die ausgeführten Arbeiten',
      ],
      faq: [
        {
          question: 'Beauftragen Sie Handwerker ohne meine Zustimmung?',
          answer:
            'Nein. Nur wenn in einem Notfall sofort gehandelt werden muss, um Schaden abzuwenden, warten wir Ihre Zustimmung nicht ab. Dann informieren wir Sie so schnell wie möglich.',
        },
        {
          question: 'Muss ich kommen, wenn im Haus gearbeitet wird?',
          answer:
            'Das ist nicht nötig. Wir öffnen den Handwerkern die Tür, beaufsichtigen die Arbeiten und berichten Ihnen.',
        },
        {
          question: 'Ist bei kleinen Reparaturen das Material inbegriffen?',
          answer: 'Nein. Der Preis für kleine Reparaturen versteht sich ohne Material.',
        },
      ],
    },
    always: {
      intro:
        'Ein Wasserschaden hält sich nicht an Bürozeiten. Wir auch nicht: Im Notfall erreichen Sie uns Tag und Nacht, auch am Wochenende und an Feiertagen.',
      does: [
        'Ihren Anruf rund um die Uhr entgegennehmen',
        'Vor Ort nachsehen, was los ist',
        'Den richtigen Handwerker rufen',
        'Sie auf dem Laufenden halten, bis das Problem gelöst ist',
      ],
      often: 'Wir sind rund um die Uhr erreichbar, an sieben Tagen die Woche. Ist es nötig, kommen wir.',
      costs:
        'Ein Notfalleinsatz hat einen festen Preis, den Sie vorab kennen. Handwerker beauftragen wir erst mit Ihrer Zustimmung, es sei denn, es muss sofort gehandelt werden, um Schaden abzuwenden.',
      receives: [
        'Eine Nummer, die Sie Tag und Nacht anrufen können',
        'Nachricht darüber, was wir vor Ort vorgefunden haben',
        'Laufende Information, bis das Problem gelöst ist',
      ],
      faq: [
        {
          question: 'Wie erreiche ich Sie im Notfall?',
          answer:
            'Rufen Sie uns an, das geht immer am schnellsten. Sind Menschen in Gefahr, wählen Sie immer zuerst den Notruf 112.',
        },
        {
          question: 'Gilt das auch an Feiertagen?',
          answer: 'Ja. Im Notfall erreichen Sie uns auch nachts, am Wochenende und an Feiertagen.',
        },
        {
          question: 'Was tun Sie, wenn Sie mich nicht erreichen?',
          answer:
            'Muss sofort gehandelt werden, um Schaden abzuwenden, rufen wir einen Handwerker und informieren Sie so schnell wie möglich. Mit allem anderen warten wir, bis Sie zugestimmt haben.',
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
        'Check-in und Check-out mit Schlüsselübergabe übernehmen',
        'Reinigung und Wäsche koordinieren',
        'Das Haus kontrollieren und Schadensfälle abwickeln',
      ],
      often:
        'Immer dann, wenn Sie Ihr Haus zur Vermietung freigeben. Welche Zeiten das sind, vereinbaren wir vorab mit Ihnen.',
      costs:
        'Unsere Vergütung ist ein Anteil am Mietpreis. Für Arbeiten, die nicht zum Paket gehören, machen wir vorab ein Angebot.',
      receives: [
        'Einen Ansprechpartner, für Sie und für Ihre Gäste',
        'Klare Absprachen vorab: wann Ihr Haus verfügbar ist und wann Sie von uns hören',
        'Nachricht von uns, wenn etwas beschädigt ist',
      ],
      faq: [
        {
          question: 'Kann ich mein Haus weiterhin selbst nutzen?',
          answer: 'Ja. Sie bestimmen, wann Sie Ihr Haus zur Vermietung freigeben.',
        },
        {
          question: 'Wer empfängt die Gäste?',
          answer:
            'Das übernehmen wir. Check-in und Check-out mit Schlüsselübergabe sind inbegriffen, ebenso die Kommunikation mit Ihren Gästen.',
        },
        {
          question: 'Kann ich nur die Vorbereitung für Gäste buchen?',
          answer:
            'Ja. Sie ist ein Extra und lässt sich einzeln buchen. Den Preis nennen wir Ihnen auf Anfrage.',
        },
      ],
    },
  },
};
