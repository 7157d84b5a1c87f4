import type { Words } from '../dictionary.ts';

export const hero: Words['hero'] = {
  heading: 'Ihr Haus auf Ibiza, in guten Händen',
  intro:
    'Wir verwahren Ihre Schlüssel, empfangen Ihre Gäste und kümmern uns um Haus, Pool und Garten. Ob Sie da sind oder nicht.',
  contact: 'Kontakt aufnehmen',
  chat: 'Per WhatsApp chatten',
  promise: 'Im Notfall Tag und Nacht erreichbar',
};

export const services: Words['services'] = {
  heading: 'Alles, was ein Haus braucht, wenn der Eigentümer fort ist',
  intro:
    'Fünf Leistungen, einzeln oder zusammen. Sie haben einen einzigen Ansprechpartner, auch wenn mehrere Gewerke nötig sind.',
  cards: {
    keys: {
      title: 'Schlüsselverwaltung und Empfang',
      text: 'Wir öffnen die Tür denen, die Sie erwarten, und sonst niemandem.',
      features: [
        'Sichere Verwahrung Ihrer Schlüssel',
        'Übergabe an Gäste, Familie und Lieferanten',
        'Empfang bei An- und Abreise',
        'Bearbeitung Ihrer Post',
      ],
    },
    cleaning: {
      title: 'Hausreinigung',
      text: 'Ein frisches Haus bei der Ankunft, ein gepflegtes bei der Abreise.',
      features: [
        'Regelmäßige Reinigung',
        'Grundreinigung',
        'Fensterputzen',
        'Reinigung und Willkommensservice vor Ihrer Ankunft',
      ],
    },
    pool: {
      title: 'Poolpflege',
      text: 'Klares Wasser, die ganze Saison und auch danach.',
      features: [
        'Kontrolle der Wasserqualität',
        'Reinigung von Boden, Wänden und Wasserlinie',
        'Kontrolle von Pumpe und Filter',
        'Nachricht, sobald etwas ersetzt werden muss',
      ],
    },
    works: {
      title: 'Koordination von Arbeiten und technische Instandhaltung',
      text: 'Wir stehen neben dem Handwerker, damit Sie nicht herfliegen müssen.',
      features: [
        'Termine mit und Zugang für Handwerker',
        'Aufsicht über die Arbeiten und Bericht an Sie',
        'Kontrolle der Versorgungsanschlüsse',
        'Kontrolle von Lüftung und Klimaanlage',
      ],
    },
    always: {
      title: '24/7-Service',
      text: 'Ein Wasserschaden hält sich nicht an Bürozeiten. Wir auch nicht.',
      features: [
        'Bei Notfällen Tag und Nacht erreichbar',
        'Vor Ort nachsehen, was los ist',
        'Den richtigen Handwerker rufen',
        'Sie auf dem Laufenden halten, bis alles gelöst ist',
      ],
    },
  },
  contact: 'Kontakt aufnehmen',
  chat: 'Per WhatsApp chatten',
};

export const why: Words['why'] = {
  heading: 'Warum Eigentümer sich für uns entscheiden',
  items: [
    {
      title: 'Ein Ansprechpartner',
      text: 'Schlüssel, Reinigung, Pool, Garten und Technik: Sie rufen eine Nummer an und erklären es einmal.',
    },
    {
      title: 'Ein fester Monatspreis',
      text: 'Das Basispaket hat einen Preis, inklusive Mehrwertsteuer. Was Sie dazuwählen, hat seinen eigenen Preis, vorab.',
    },
    {
      title: 'Regelmäßige Inspektionen',
      text: 'Zwei- oder viermal im Monat, wie vereinbart, sehen wir nach Ihrem Haus, bevor aus Kleinem Großes wird.',
    },
    {
      title: 'In {n} Sprachen',
      text: 'Sie können uns auf {languages} schreiben.',
    },
    {
      title: 'Auch nachts',
      text: 'Für Notfälle sind wir Tag und Nacht erreichbar, auch am Wochenende und an Feiertagen.',
    },
    {
      title: 'Bezahlen, wie Sie möchten',
      text: 'In Euro oder, wenn Ihnen das lieber ist, mit Bitcoin. Das entscheiden Sie erst nach dem Angebot.',
    },
  ],
};

export const pricing: Words['pricing'] = {
  heading: 'Klare Preise',
  intro: 'Ein Basispaket für jeden Monat. Dazu wählen Sie, was Sie brauchen, wann Sie es brauchen.',
  base: {
    title: 'Basispaket',
    perMonth: 'pro Monat, inklusive MwSt.',
    includes: 'Inbegriffen',
    inclusions: {
      garden: 'Gartenpflege',
      pool: 'Poolpflege',
      utilities: 'Kontrolle der Versorgungsanschlüsse',
      mailkeys: 'Post und Schlüsselverwaltung',
      inspections: '2 oder 4 Inspektionen pro Monat, wie vereinbart',
      hvac: 'Kontrolle von Lüftung und Klimaanlage',
    },
    contact: 'Angebot anfordern',
  },
  extras: {
    title: 'Extras',
    note: 'Einmalige Preise, keine Monatsbeträge.',
    items: {
      groceries: 'Einkauf vor Ihrer Ankunft',
      handyman: 'Handwerkliche Kleinarbeiten',
      emergency: 'Notfalleinsatz',
      deepclean: 'Grundreinigung',
      windowwash: 'Fensterputzen',
      pest: 'Schädlingsbekämpfung',
      carclean: 'Autowäsche',
      weeklyinspections: 'Wöchentliche Inspektionen',
      rentalprep: 'Vorbereitung auf die Vermietung',
      welcomeclean: 'Reinigung und Willkommensservice',
      seasonal: 'Auf- und Abbau zur Saison',
    },
    materials: 'ohne Material',
    onRequest: 'auf Anfrage',
    nameColumn: 'Extra',
    priceColumn: 'Preis',
  },
  rental: {
    title: 'Vermietungspaket',
    fee: 'des Mietpreises',
    text: 'Vollständige Vermietungsverwaltung: Sie stellen Ihr Haus bereit, wir übernehmen den Rest.',
    includes: 'In der Vermietungsverwaltung inbegriffen',
    inclusions: [
      'Vermarktung und Inserat',
      'Buchungen und Terminplanung',
      'Kommunikation mit den Gästen',
      'Check-in und Check-out mit Schlüsselübergabe',
      'Koordination von Reinigung und Wäsche',
      'Inspektionen und Schadensabwicklung',
    ],
    contact: 'Vermietung besprechen',
    hint: 'Über diese Schaltfläche geht das Vermietungspaket mit Ihrer Nachricht mit.',
  },
};

export const about: Words['about'] = {
  heading: 'Über uns',
  paragraphs: [
    'Wir betreuen Häuser auf Ibiza, deren Eigentümer nicht das ganze Jahr hier sind. Häuser, die im Winter leer stehen, im Sommer voll sind und das ganze Jahr jemanden brauchen, der nach dem Rechten sieht.',
    'Es beginnt beim Schlüssel. Wer Ihren Schlüssel verwahrt, dem vertrauen Sie. Deshalb vereinbaren wir vorab, wer ins Haus darf, was wir kontrollieren und wann Sie von uns hören.',
    'Auf einer Insel geht alles über Menschen, die sich kennen. Mit unserem Netzwerk von Handwerkern regeln wir, was Ihr Haus braucht, vom tropfenden Wasserhahn bis zur ganzen Vermietungssaison.',
  ],
  values: {
    local: {
      title: 'Kenntnis der Insel',
      text: 'Wir arbeiten das ganze Jahr hier und wissen, was Sonne, Salz und Leerstand mit einem Haus machen.',
    },
    reliability: {
      title: 'Verlässlichkeit',
      text: 'Was wir vereinbaren, tun wir. Klappt etwas nicht, erfahren Sie es von uns.',
    },
    network: { title: 'Lokales Netzwerk', text: 'Handwerker, die wir kennen und die uns kennen.' },
    quality: {
      title: 'Qualität',
      text: 'Wir verlassen jedes Haus so, wie wir unser eigenes vorfinden möchten.',
    },
  },
  stat: { value: '24/7', label: 'im Notfall erreichbar' },
  mission: {
    title: 'Unser Auftrag',
    text: 'Dass Ihr Haus auf Ibiza Ihnen Ruhe schenkt und keine Sorgen macht.',
  },
  badges: ['Im Notfall Tag und Nacht', 'Antwort auf E-Mails binnen {hours} Stunden', 'Preise vorab bekannt'],
};

export const how: Words['how'] = {
  heading: 'So läuft es ab',
  intro: 'Von der ersten Nachricht zur festen Betreuung, in vier Schritten.',
  steps: [
    {
      title: 'Kennenlernen',
      text: 'Sie rufen an oder schreiben uns und erzählen von Ihrem Haus und Ihren Wünschen.',
    },
    {
      title: 'Haus ansehen',
      text: 'Wir sehen uns Haus, Garten und Anlagen an und besprechen, was nötig ist.',
    },
    { title: 'Angebot', text: 'Sie erhalten ein Angebot mit dem Basispaket und den Extras Ihrer Wahl.' },
    {
      title: 'Schlüssel und Start',
      text: 'Nach Ihrer Zusage übernehmen wir die Schlüssel, und die Betreuung beginnt.',
    },
  ],
};
