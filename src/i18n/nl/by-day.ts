import type { ByDay } from '../dictionary.ts';

/** These texts replace the texts that promise help around the clock. */
export const byDay: ByDay = {
  site: {
    meta: {
      home: {
        description:
          'Sleutelbeheer, schoonmaak, zwembad, tuin en technisch onderhoud voor uw huis op Ibiza. Vaste maandprijs en hulp bij spoed.',
      },
      always: {
        title: 'Spoedservice voor uw huis op Ibiza',
        description:
          'Lekkage of storing in uw huis op Ibiza? Wij gaan kijken en laten de juiste vakman komen.',
      },
    },
    hero: { promise: 'Bij spoed bereikbaar tijdens kantooruren' },
    services: {
      cards: {
        always: {
          title: 'Spoedservice',
          text: 'Lekkage of storing? Wij gaan kijken wat er aan de hand is.',
          features: { 0: 'Tijdens kantooruren bereikbaar' },
        },
      },
    },
    about: {
      stat: { value: '1', label: 'aanspreekpunt voor alles rond uw huis' },
    },
    contact: { emergenciesValue: 'Tijdens kantooruren' },
    servicePages: {
      emergency: { close: 'Tijdens kantooruren. Als er mensen in gevaar zijn, belt u 112.' },
      samples: {
        always: {
          fact: { value: '9 december' },
          rows: {
            0: { name: '10:40\u00a0uur' },
            1: { name: '11:30\u00a0uur' },
            2: { name: '11:35\u00a0uur' },
            3: { name: '11:55\u00a0uur' },
          },
        },
      },
      pages: {
        always: {
          intro:
            'Een lekkage of een storing in huis? Bel ons: voor spoedgevallen zijn wij tijdens kantooruren bereikbaar. Aan de telefoon hoort u wanneer wij er zijn.',
          receives: { 0: 'Eén nummer voor spoedgevallen' },
          faq: { 1: { answer: 'Nee. Ook bij spoed zijn wij alleen tijdens kantooruren bereikbaar.' } },
        },
      },
    },
  },
  legal: {
    terms: {
      sections: {
        5: {
          paragraphs: {
            0: 'Voor spoedgevallen zijn wij tijdens kantooruren bereikbaar. Als er mensen in gevaar zijn, belt u altijd eerst het alarmnummer 112.',
          },
        },
      },
    },
  },
};
