import type { Words } from '../dictionary.ts';
import { serviceMoments } from './service-moments.ts';
import { serviceSamples } from './service-samples.ts';

/** The pages of the services. */
export const servicePages: Words['servicePages'] = {
  heading: '{service} auf Ibiza',
  does: 'Was wir tun',
  costs: 'Was es kostet',
  receives: 'Was Sie dafür bekommen',
  questions: 'Häufige Fragen',
  priceList: 'Zur Preisliste',
  alone: 'Nur diese Leistung',
  from: 'ab',
  perMonth: 'pro Monat',
  perChangeover: 'je Gästewechsel berechnet',
  mainWork: { cleaning: 'Regelmäßige Reinigung', works: 'Beaufsichtigung von Arbeiten' },
  bySize: 'je nach Größe des Hauses',
  emergency: {
    heading: 'Was passiert, wenn Sie anrufen',
    steps: {
      call: {
        title: 'Sie rufen an',
        text: 'Sagen Sie uns, um welches Haus es geht und was Sie sehen. Ein Foto per WhatsApp hilft.',
      },
      look: {
        title: 'Wir sehen nach',
        text: 'Wenn wir Ihren Schlüssel verwahren, können wir sofort ins Haus.',
      },
      repair: {
        title: 'Der richtige Handwerker',
        text: 'Wir rufen ihn, sobald Sie zustimmen, oder sofort, wenn sich ein Schaden nur so abwenden lässt.',
      },
      report: {
        title: 'Sie hören von uns',
        text: 'Was wir vorgefunden haben, was getan wurde und was es kostet.',
      },
    },
    close: 'Tag und Nacht, auch an Sonn- und Feiertagen.',
    until: 'Für alle im Haus, bis wir da sind',
    photo: 'Foto per WhatsApp senden',
    firstAid: [
      { title: 'Menschen', text: 'Ist jemand in Gefahr? Wählen Sie zuerst die 112, dann unsere Nummer.' },
      { title: 'Wasser', text: 'Drehen Sie den Haupthahn zu. Meist sitzt er neben dem Zähler.' },
      {
        title: 'Strom',
        text: 'Schalten Sie im Sicherungskasten den Hauptschalter aus, aber nie mit nassen Händen oder wenn Sie im Wasser stehen.',
      },
      {
        title: 'Gas',
        text: 'Drehen Sie die Gasflasche oder den Gashahn zu, öffnen Sie die Fenster, fassen Sie keinen Schalter an und gehen Sie nach draußen.',
      },
    ],
  },
  keyPromise: {
    heading: 'Unsere Zusagen zu Ihren Schlüsseln',
    promises: [
      {
        title: 'Wer sie bekommt',
        text: 'Wir geben sie nur Personen, die Sie uns genannt haben, und, wenn wir Ihr Haus vermieten, den Gästen, die es gebucht haben. Handwerkern öffnen wir selbst die Tür: für vereinbarte Arbeiten oder wenn wir sofort handeln müssen, um Schaden abzuwenden.',
      },
      {
        title: 'Kopien',
        text: 'Kopien lassen wir nur mit Ihrer Zustimmung anfertigen.',
      },
      {
        title: 'Verlust',
        text: 'Fehlt ein Schlüssel, erfahren Sie es sofort.',
      },
      {
        title: 'Kosten',
        text: 'Trifft uns die Schuld am Verlust, bezahlen wir ein neues Schloss und neue Schlüssel.',
      },
    ],
    terms: 'So steht es in unseren Geschäftsbedingungen',
  },
  moments: serviceMoments,
  samples: serviceSamples,
  start: {
    cleaning: 'Sobald Sie das Angebot annehmen, vereinbaren wir die Termine und fangen an.',
    pool: 'Sobald Sie das Angebot annehmen, vereinbaren wir den ersten Termin, und die Pflege beginnt.',
    works:
      'Sobald Sie das Angebot annehmen, vereinbaren wir Termine mit den Handwerkern und öffnen ihnen die Tür.',
    rental: 'Sobald Sie das Angebot annehmen, inserieren wir Ihr Haus und nehmen Buchungen an.',
  },
  quote: {
    keys: 'Angebot für Schlüsselverwaltung',
    cleaning: 'Angebot für Reinigung',
    pool: 'Angebot für Poolpflege',
    works: 'Angebot für Arbeiten im Haus',
    rental: 'Angebot für Ferienvermietung',
  },
  licence: {
    heading: 'Lizenz und Registrierungsnummer',
    text: 'Um ein Haus auf Ibiza an Feriengäste zu vermieten, brauchen Sie eine touristische Lizenz des Inselrats (Consell de Eivissa) und für Onlineplattformen zusätzlich eine staatliche Registrierungsnummer. Beide Nummern gehören ins Inserat. Wir inserieren nur Häuser, für die beide vorliegen. Was für Ihr Haus gilt, sagt Ihnen ein Anwalt oder Gestor.',
  },
  pages: {
    keys: {
      intro:
        'Wer Ihren Schlüssel hat, hat Ihr Vertrauen. Wir verwahren Ihre Schlüssel, öffnen die Tür, wenn Ihr Besuch kommt, und leeren Ihren Briefkasten.',
      does: [
        {
          title: 'Ihre Schlüssel sicher verwahren',
          text: 'Auf dem Anhänger steht nur eine Nummer, und jede Übergabe kommt ins Schlüsselbuch.',
        },
        {
          title: 'Schlüssel an Gäste und Familie übergeben, die Sie uns genannt haben',
          text: 'Sie sagen uns, wer wann kommt.',
        },
        {
          title: 'Ihre Gäste empfangen und verabschieden',
          text: 'An den Tagen, die wir mit Ihnen vereinbaren.',
        },
        {
          title: 'Handwerkern und Lieferanten die Tür öffnen, wie mit Ihnen vereinbart',
          text: 'Wir schließen auf, bleiben dabei und schließen wieder ab.',
        },
        { title: 'Ihren Briefkasten leeren', text: 'Ein voller Briefkasten verrät, dass niemand da ist.' },
      ],
      costs:
        'Die Post- und Schlüsselverwaltung gehört zum Basispaket. Für den Empfang Ihrer Gäste machen wir Ihnen vorher ein Angebot.',
      receives: [
        'Einen Ansprechpartner für alle, die ins Haus müssen',
        'Ein Schlüsselbuch mit jeder Übergabe',
        'Alle Schlüssel zurück, sobald der Vertrag endet',
      ],
      faq: [
        {
          question: 'Kann meine Familie den Schlüssel bekommen, wenn ich nicht da bin?',
          answer: 'Ja. Sie sagen uns, wer wann kommt, und wir übergeben den Schlüssel.',
        },
        {
          question: 'Kann ich nur die Schlüsselverwaltung buchen?',
          answer:
            'Ja, alle Leistungen lassen sich einzeln oder kombiniert buchen. Für Ihre Auswahl erhalten Sie ein kostenloses Angebot.',
        },
      ],
    },
    cleaning: {
      intro:
        'Bei Ihrer Ankunft ist Ihr Haus sauber, nach Ihrer Abreise bringen wir es wieder in Ordnung. Wir reinigen, während Sie nicht da sind.',
      does: [
        {
          title: 'Regelmäßige Reinigung, in Absprache mit Ihnen',
          text: 'Zu festen Terminen oder nur rund um Ihre Aufenthalte.',
        },
        { title: 'Grundreinigung', text: 'Für alles, was bei der regelmäßigen Reinigung liegen bleibt.' },
        { title: 'Fensterreinigung', text: 'Salz und Staub verschwinden vom Glas.' },
        {
          title: 'Reinigung und Willkommensservice vor Ihrer Ankunft',
          text: 'Sie kommen in ein frisches Haus.',
        },
        { title: 'Vorbereitung des Hauses für Feriengäste', text: 'Auch wenn Sie selbst vermieten.' },
      ],
      costs:
        'Was die regelmäßige Reinigung im Monat kostet, hängt von der Größe des Hauses und der Zahl der Termine ab; das steht vorab in Ihrem Angebot. Grund- und Fensterreinigung rechnen wir je Auftrag ab.',
      receives: [
        'Ein sauberes Haus am vereinbarten Tag',
        'Einen Preis, den Sie kennen, bevor wir beginnen',
        'Eine Nachricht, wenn einmal etwas anders läuft als geplant',
      ],
      faq: [
        {
          question: 'Muss ich dabei sein?',
          answer:
            'Nein. Wenn wir Ihren Schlüssel verwahren, schließen wir an den vereinbarten Tagen selbst auf.',
        },
        {
          question: 'Bereiten Sie das Haus auch für Gäste vor?',
          answer:
            'Ja, als Extra; den Preis nennen wir Ihnen auf Anfrage. Im Paket Ferienvermietung ist die Koordination von Reinigung und Wäsche bereits enthalten; Reinigung und Wäsche selbst berechnen wir je Gästewechsel.',
        },
        {
          question: 'Kann ich nur eine Grundreinigung bestellen?',
          answer: 'Ja, die Grundreinigung lässt sich einzeln buchen. Wir berechnen sie als Extra je Auftrag.',
        },
      ],
    },
    pool: {
      intro:
        'Ihr Pool bleibt das ganze Jahr über gepflegt. Wir kümmern uns um ihn, wenn Sie nicht da sind, und melden uns, sobald mehr nötig ist als die übliche Pflege.',
      does: [
        {
          title: 'Regelmäßig nach dem Pool sehen, auch im Winter',
          text: 'Wie oft, vereinbaren wir mit Ihnen, sobald wir den Pool gesehen haben.',
        },
        {
          title: 'Die Wasserqualität kontrollieren',
          text: 'Wir messen pH-Wert und Chlor und stellen beides richtig ein.',
        },
        {
          title: 'Boden, Wände und Wasserlinie reinigen',
          text: 'Damit sich Algen, Kiefernnadeln und Staub nicht festsetzen.',
        },
        { title: 'Pumpe und Filter kontrollieren', text: 'Körbe geleert, Pumpe läuft, Filter frei.' },
        {
          title: 'Sie informieren, sobald etwas ersetzt werden muss',
          text: 'Mit Ihrer Zustimmung rufen wir einen Handwerker.',
        },
      ],
      costs:
        'Die Poolpflege ist im festen Monatspreis des Basispakets enthalten. Ist ein Handwerker nötig, bitten wir Sie vorher um Ihre Zustimmung, es sei denn, wir müssen sofort handeln, um Schaden abzuwenden.',
      receives: [
        'Einen gepflegten Pool, auch wenn Sie nicht da sind',
        'Ein Wasserprotokoll nach jedem Besuch',
        'Mit dem Basispaket einen festen Monatspreis, der auch die Gartenpflege umfasst',
      ],
      faq: [
        {
          question: 'Was passiert, wenn die Pumpe ausfällt?',
          answer:
            'Dann hören Sie von uns. Sobald Sie zustimmen, rufen wir einen Handwerker und öffnen ihm die Tür.',
        },
        {
          question: 'Kann ich nur die Poolpflege buchen?',
          answer: 'Ja. Für die Poolpflege ohne Basispaket machen wir Ihnen ein kostenloses Angebot.',
        },
      ],
    },
    works: {
      headline: 'Handwerker im\u00a0Haus? Wir\u00a0sind\u00a0dabei.',
      intro:
        'Wir sind da, wenn der Handwerker kommt, damit Sie nicht herfliegen müssen. Die Technik Ihres Hauses kontrollieren wir auch dann, wenn nichts zu reparieren ist.',
      does: [
        {
          title: 'Termine mit Handwerkern vereinbaren und ihnen die Tür öffnen',
          text: 'In Absprache mit Ihnen.',
        },
        { title: 'Die Arbeiten beaufsichtigen', text: 'Wir sind dabei und berichten Ihnen.' },
        {
          title: 'Wasser, Strom und Gas kontrollieren',
          text: 'Wasser- und Stromzähler, Sicherungen und Leitungen geprüft, Gas abgedreht.',
        },
        {
          title: 'Lüftung und Klimaanlage kontrollieren',
          text: 'Auch in Monaten, in denen niemand sie einschaltet.',
        },
        {
          title: 'Kleine Reparaturen erledigen lassen',
          text: 'Vom tropfenden Hahn bis zum klemmenden Fensterladen.',
        },
      ],
      costs:
        'Die Kontrolle von Wasser, Strom, Gas, Lüftung und Klimaanlage gehört zum Basispaket, mit zwei oder vier Hauskontrollen im Monat, je nach Absprache. Kleine Reparaturen rechnen wir je Auftrag ab, das Material kommt hinzu. Für andere Arbeiten machen wir Ihnen vorab ein Angebot.',
      receives: [
        'Einen Ansprechpartner, auch wenn mehrere Handwerker nötig sind',
        'Einen Preis, den Sie kennen, bevor die Arbeiten beginnen',
        'Einen Bericht über die ausgeführten Arbeiten',
      ],
      faq: [
        {
          question: 'Beauftragen Sie Handwerker ohne meine Zustimmung?',
          answer:
            'Nein, es sei denn, wir müssen in einem Notfall sofort handeln, um Schaden abzuwenden. Dann informieren wir Sie so schnell wie möglich.',
        },
        {
          question: 'Muss ich kommen, wenn im Haus gearbeitet wird?',
          answer:
            'Nein. Wir öffnen den Handwerkern die Tür, beaufsichtigen die Arbeiten und berichten Ihnen.',
        },
        {
          question: 'Ist bei kleinen Reparaturen das Material inbegriffen?',
          answer: 'Nein, das Material berechnen wir zusätzlich.',
        },
      ],
    },
    always: {
      headline: 'Ein Notfall in Ihrem Haus? Rufen Sie uns an.',
      intro:
        'Ein Rohrbruch richtet sich nicht nach Bürozeiten. Wir im Notfall auch nicht: Sie erreichen uns Tag und Nacht, auch am Wochenende und an Feiertagen. Am Telefon sagen wir Ihnen, wann wir da sind.',
      costs: 'Jeden Notfalleinsatz berechnen wir einzeln; den Preis kennen Sie vorab.',
      receives: [
        'Eine Nummer für jeden Notfall',
        'Einen Bericht darüber, was wir im Haus vorgefunden haben',
        'Zwischenberichte, bis das Problem gelöst ist',
      ],
      faq: [
        {
          question: 'Wie erreiche ich Sie im Notfall?',
          answer:
            'Rufen Sie uns an, das geht am schnellsten. Sind Menschen in Gefahr, wählen Sie immer zuerst den Notruf 112.',
        },
        {
          question: 'Sind Sie auch an Feiertagen erreichbar?',
          answer: 'Ja, im Notfall an jedem Tag und zu jeder Stunde.',
        },
        {
          question: 'Was tun Sie, wenn Sie mich nicht erreichen?',
          answer:
            'Wenn wir sofort handeln müssen, um Schaden abzuwenden, rufen wir einen Handwerker und informieren Sie so schnell wie möglich. Alles andere wartet, bis Sie zugestimmt haben.',
        },
      ],
    },
    rental: {
      intro:
        'Sie sagen uns, wann Ihr Haus frei ist. Wir kümmern uns um Inserat, Buchungen und Gäste, bis zur Rückgabe der Schlüssel bei der Abreise.',
      does: [
        { title: 'Ihr Haus vermarkten und inserieren', text: 'Immer mit Lizenz und Registrierungsnummer.' },
        {
          title: 'Buchungen annehmen und den Belegungsplan führen',
          text: 'Nur in den Zeiträumen, die Sie freigeben.',
        },
        { title: 'Den Kontakt zu Ihren Gästen halten', text: 'Von der ersten Frage bis zur Abreise.' },
        {
          title: 'Check-in und Check-out mit Schlüsselübergabe übernehmen',
          text: 'Wir sind da, wenn Ihre Gäste kommen und wenn sie gehen. Einen Schlüssel erhält nur, wer gebucht hat.',
        },
        {
          title: 'Ihre Gäste melden, wie es das Gesetz verlangt',
          text: 'Wir übermitteln die Meldedaten an die Polizei.',
        },
        { title: 'Reinigung und Wäsche koordinieren', text: 'Damit die nächsten Gäste alles bereit finden.' },
        {
          title: 'Hauskontrollen durchführen und Schadensfälle abwickeln',
          text: 'Nach der Abreise der Gäste gehen wir durch das Haus.',
        },
      ],
      costs:
        'Sie zahlen uns einen Anteil am Mietpreis. Darin enthalten ist die Koordination von Reinigung und Wäsche, nicht aber die Reinigung und die Wäsche selbst. Für alles, was nicht zum Paket gehört, machen wir Ihnen vorab ein Angebot.',
      receives: [
        'Einen Ansprechpartner für Sie und für Ihre Gäste',
        'Eine Abrechnung der Vermietung und eine Nachricht, wenn wir einen Schaden feststellen',
        'Ihre eigenen Termine, im Kalender freigehalten',
      ],
      faq: [
        {
          question: 'Kann ich mein Haus weiterhin selbst nutzen?',
          answer: 'Ja. Sie bestimmen, wann wir es vermieten dürfen.',
        },
        {
          question: 'Wer empfängt die Gäste?',
          answer:
            'Das übernehmen wir. Check-in und Check-out mit Schlüsselübergabe gehören zum Paket, ebenso der Kontakt zu Ihren Gästen.',
        },
        {
          question: 'Kann ich nur die Vorbereitung des Hauses für Gäste buchen?',
          answer: 'Ja, dieses Extra lässt sich auch einzeln buchen. Den Preis nennen wir Ihnen auf Anfrage.',
        },
      ],
    },
  },
};
