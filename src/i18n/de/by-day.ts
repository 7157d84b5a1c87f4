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
    hero: { promise: 'Im Notfall zu Bürozeiten erreichbar' },
    services: {
      cards: {
        always: {
          title: 'Notfallservice',
          text: 'Ein Wasserschaden kann nicht warten. Wir sehen vor Ort nach.',
          features: { 0: 'Bei Notfällen zu Bürozeiten erreichbar' },
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
            'Wasserschaden oder Störung im Haus? Rufen Sie uns an: Zu Bürozeiten sind wir im Notfall für Sie da.',
          does: { 0: 'Ihren Anruf zu Bürozeiten entgegennehmen' },
          often: 'Wir sind zu Bürozeiten erreichbar. Und wenn es nötig ist, kommen wir.',
          receives: { 0: 'Eine Nummer für Notfälle' },
          faq: { 1: { answer: 'Nein. Im Notfall erreichen Sie uns zu Bürozeiten.' } },
        },
      },
    },
  },
  legal: {
    terms: {
      sections: {
        5: {
          paragraphs: {
            0: 'Für Notfälle sind wir zu Bürozeiten erreichbar. Sind Menschen in Gefahr, wählen Sie immer zuerst den Notruf 112.',
          },
        },
      },
    },
  },
};
