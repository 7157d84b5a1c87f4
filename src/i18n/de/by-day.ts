import type { ByDay } from '../dictionary.ts';

/** These texts replace the texts that promise help around the clock. */
export const byDay: ByDay = {
  site: {
    meta: {
      home: {
        description:
          'Schlüssel, Reinigung, Pool, Garten und Technik für Ihr Haus auf Ibiza. Fester Monatspreis und Hilfe im Notfall.',
      },
      always: {
        title: 'Notfallservice für Ihr Haus auf Ibiza',
        description:
          'Wasserschaden oder Störung in Ihrem Haus auf Ibiza? Wir sehen vor Ort nach und rufen den richtigen Handwerker.',
      },
    },
    hero: { promise: 'Notfallservice während der Bürozeiten' },
    services: {
      cards: {
        always: {
          title: 'Notfallservice',
          text: 'Wasserschaden oder Störung? Wir sehen vor Ort nach.',
          features: { 0: 'Während der Bürozeiten telefonisch erreichbar' },
        },
      },
    },
    about: {
      stat: { value: '1', label: 'Ansprechpartner für alles rund um Ihr Haus' },
    },
    contact: { emergenciesValue: 'Während der Bürozeiten' },
    servicePages: {
      emergency: { close: 'Während unserer Bürozeiten. Sind Menschen in Gefahr, wählen Sie die 112.' },
      samples: {
        always: {
          fact: { value: '9. Dezember' },
          rows: {
            0: { name: '10:40\u00a0Uhr' },
            1: { name: '11:30\u00a0Uhr' },
            2: { name: '11:35\u00a0Uhr' },
            3: { name: '11:55\u00a0Uhr' },
          },
        },
      },
      pages: {
        always: {
          intro:
            'Wasserschaden oder Störung im Haus? Rufen Sie uns während unserer Bürozeiten an, dann sehen wir vor Ort nach. Am Telefon sagen wir Ihnen, wann wir da sind.',
          receives: { 0: 'Eine Nummer, die Sie im Notfall anrufen können' },
          faq: { 1: { answer: 'Nein. Auch im Notfall erreichen Sie uns nur während unserer Bürozeiten.' } },
        },
      },
    },
  },
  legal: {
    terms: {
      sections: {
        5: {
          paragraphs: {
            0: 'In Notfällen erreichen Sie uns während unserer Bürozeiten. Sind Menschen in Gefahr, wählen Sie immer zuerst den Notruf 112.',
          },
        },
      },
    },
  },
};
