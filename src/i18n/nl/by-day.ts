import type { ByDay } from '../dictionary.ts';

/** These texts replace the texts that promise help around the clock. */
export const byDay: ByDay = {
  site: {
    meta: {
      home: {
        description:
          'Sleutelbeheer, schoonmaak, zwembad, tuin en technisch onderhoud voor uw huis op Ibiza. Vaste maandprijs, en hulp bij spoed.',
      },
      always: {
        title: 'Spoedservice voor uw huis op Ibiza',
        description:
          'Lekkage of storing in uw huis op Ibiza? Wij gaan ter plaatse kijken en schakelen de juiste vakman in.',
      },
    },
    hero: { promise: 'Bij spoed bereikbaar tijdens kantooruren' },
    services: {
      cards: {
        always: {
          title: 'Spoedservice',
          text: 'Lekkage of storing? Wij gaan ter plaatse kijken.',
          features: { 0: 'Tijdens kantooruren bereikbaar voor spoedgevallen' },
        },
      },
    },
    about: {
      stat: { value: '1', label: 'nummer voor alles rond uw huis' },
      badges: { 0: 'Tijdens kantooruren bereikbaar' },
    },
    contact: { emergenciesValue: 'Tijdens kantooruren' },
    servicePages: {
      pages: {
        always: {
          intro: 'Lekkage of storing? Bel ons: voor spoedgevallen zijn wij tijdens kantooruren bereikbaar.',
          does: { 0: 'Uw melding aannemen tijdens kantooruren' },
          often: 'Wij zijn tijdens kantooruren bereikbaar en komen wanneer het nodig is.',
          receives: { 0: 'Eén nummer voor spoedgevallen' },
          faq: { 1: { answer: 'Nee. Voor spoedgevallen zijn wij tijdens kantooruren bereikbaar.' } },
        },
      },
    },
  },
  legal: {
    terms: {
      sections: {
        5: {
          paragraphs: {
            0: 'Voor spoedgevallen zijn wij tijdens kantooruren bereikbaar. Bij gevaar voor mensen belt u altijd eerst het alarmnummer 112.',
          },
        },
      },
    },
  },
};
