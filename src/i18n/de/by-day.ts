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
    hero: { promise: 'Notfallhilfe zu unseren Bürozeiten' },
    services: {
      cards: {
        always: {
          title: 'Notfallservice',
          text: 'Wasserschaden oder Störung? Wir sehen vor Ort nach.',
          features: { 0: 'Für Notfälle zu Bürozeiten erreichbar' },
        },
      },
    },
    about: {
      stat: { value: '1', label: 'Nummer für alles rund um Ihr Haus' },
      badges: { 0: 'Zu Bürozeiten für Sie da' },
    },
    contact: { emergenciesValue: 'Zu Bürozeiten' },
    servicePages: {
      pages: {
        always: {
          intro:
            'Wasserschaden oder Störung im Haus? Rufen Sie uns an: Im Notfall erreichen Sie uns zu unseren Bürozeiten.',
          does: { 0: 'Ihren Anruf zu unseren Bürozeiten entgegennehmen' },
          often: 'Sie erreichen uns zu unseren Bürozeiten. Wenn es nötig ist, kommen wir vorbei.',
          receives: { 0: 'Eine Nummer für Notfälle' },
          faq: { 1: { answer: 'Nein. Im Notfall erreichen Sie uns zu unseren Bürozeiten.' } },
        },
      },
    },
  },
  legal: {
    terms: {
      sections: {
        5: {
          paragraphs: {
            0: 'In Notfällen erreichen Sie uns zu unseren Bürozeiten. Sind Menschen in Gefahr, wählen Sie immer zuerst den Notruf 112.',
          },
        },
      },
    },
  },
};
