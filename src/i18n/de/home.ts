import type { Words } from '../dictionary.ts';

/** The top of the home page. */
export const hero: Words['hero'] = {
  heading: 'Ihr Haus auf Ibiza, in guten Händen',
  intro:
    'Wir verwahren Ihre Schlüssel, empfangen Ihre Gäste und kümmern uns um Haus, Pool und Garten, ob Sie da sind oder nicht.',
  contact: 'Kostenloses Angebot anfordern',
  chat: 'Per WhatsApp schreiben',
  promise: 'Im Notfall Tag und Nacht erreichbar',
};

/** The home page: reasons to choose this business. */
export const why: Words['why'] = {
  heading: 'Warum sich Eigentümer für uns entscheiden',
  items: [
    {
      title: 'Ein Ansprechpartner',
      text: 'Sie wenden sich immer an uns und müssen nichts zweimal erklären.',
    },
    {
      title: 'Regelmäßige Hauskontrollen',
      text: 'Wir sehen nach Ihrem Haus, damit kleine Mängel klein bleiben.',
    },
    {
      title: 'In {n} Sprachen',
      text: 'Schreiben Sie uns auf {languages}.',
    },
    {
      title: 'Bezahlen, wie Sie möchten',
      text: 'Euro oder Bitcoin: Sie entscheiden, sobald Sie das Angebot haben.',
    },
  ],
};

/** The home page: a day in the life of a key, from morning to night. */
export const day: Words['day'] = {
  heading: 'Ein Tag im Leben Ihres Schlüssels',
  times: {
    morning: { title: 'Morgen', text: 'Wir öffnen dem Handwerker die Tür und beaufsichtigen die Arbeit.' },
    midday: { title: 'Mittag', text: 'Wir kontrollieren Wasser, Pumpe und Filter Ihres Pools.' },
    evening: { title: 'Abend', text: 'Wir empfangen Ihre Gäste und übergeben ihnen einen Schlüssel.' },
    night: { title: 'Nacht', text: 'Ihr Schlüssel ist wieder sicher verwahrt.' },
  },
};

/** The home page: who the business is. */
export const about: Words['about'] = {
  heading: 'Über uns',
  paragraphs: [
    'Wir betreuen Häuser auf Ibiza, deren Eigentümer nicht das ganze Jahr hier sind. Im Winter stehen diese Häuser leer, im Sommer sind sie voller Leben, und immer brauchen sie jemanden, der nach dem Rechten sieht.',
    'Es beginnt mit dem Schlüssel. Wer Ihren Schlüssel hat, hat Ihr Vertrauen.',
    'Auf einer Insel kommt es darauf an, wen man kennt. Wir kennen die Handwerker hier und kümmern uns um das, was anfällt, vom tropfenden Wasserhahn bis zur kompletten Vermietungssaison.',
  ],
  values: {
    local: {
      title: 'Ortskenntnis',
      text: 'Wir arbeiten das ganze Jahr hier und wissen, was Sonne, Salz und Leerstand mit einem Haus machen.',
    },
    reliability: {
      title: 'Verlässlichkeit',
      text: 'Was wir vereinbaren, steht in Ihrem Angebot. Klappt etwas nicht, erfahren Sie es von uns.',
    },
    network: { title: 'Lokales Netzwerk', text: 'Wir kennen unsere Handwerker, und sie kennen uns.' },
    quality: {
      title: 'Qualität',
      text: 'Wir verlassen jedes Haus so, wie wir unser eigenes vorfinden möchten.',
    },
  },
  stat: { value: '24/7', label: 'im Notfall erreichbar' },
  mission: {
    title: 'Unser Anspruch',
    text: 'Ihr Haus auf Ibiza soll Ihnen Freude machen, keine Sorgen.',
  },
  badges: ['Kostenloses Angebot', 'Ein Bericht nach jeder Hauskontrolle', 'Preise vorab bekannt'],
};

/** The home page: the steps from the first message to regular care. */
export const how: Words['how'] = {
  heading: 'So läuft es ab',
  intro: 'Von der ersten Nachricht bis zur laufenden Betreuung, in vier Schritten.',
  steps: [
    {
      title: 'Kennenlernen',
      text: 'Sie rufen an oder schreiben uns und erzählen von Ihrem Haus und Ihren Wünschen.',
    },
    {
      title: 'Termin vor Ort',
      text: 'Wir sehen uns Haus, Garten und Technik an und besprechen, was nötig ist.',
    },
    {
      title: 'Angebot',
      text: 'Sie erhalten ein Angebot für das, was Sie wählen: das Basispaket, mit oder ohne Extras, oder einzelne Leistungen.',
    },
    {
      title: 'Schlüsselübergabe',
      text: 'Sobald Sie das Angebot annehmen, übernehmen wir die Schlüssel, und die Betreuung beginnt.',
    },
  ],
};
