import type { ByDay } from '../dictionary.ts';

/** These texts replace the texts that promise help around the clock. */
export const byDay: ByDay = {
  site: {
    meta: {
      home: {
        description:
          'Custodia de llaves, limpieza, piscina, jardín y mantenimiento de su casa en Ibiza. Precio fijo al mes y atención de urgencias.',
      },
      always: {
        title: 'Servicio de urgencias para su casa en Ibiza',
        description:
          '¿Una fuga o una avería en su casa de Ibiza? Acudimos a la casa y llamamos al profesional adecuado.',
      },
    },
    hero: { promise: 'Atendemos urgencias en horario de oficina' },
    services: {
      cards: {
        always: {
          title: 'Servicio de urgencias',
          text: '¿Una fuga de agua? Llámenos y acudimos a ver qué ha ocurrido.',
          features: { 0: 'Atención de urgencias en horario de oficina' },
        },
      },
    },
    about: {
      stat: { value: '1', label: 'interlocutor para todo lo relativo a su casa' },
    },
    contact: { emergenciesValue: 'En horario de oficina' },
    servicePages: {
      emergency: { close: 'En horario de oficina. Si hay peligro para las personas, llame al 112.' },
      samples: {
        always: {
          fact: { value: '9 de diciembre' },
          rows: { 0: { name: '10:40' }, 1: { name: '11:30' }, 2: { name: '11:35' }, 3: { name: '11:55' } },
        },
      },
      pages: {
        always: {
          intro:
            '¿Una fuga o una avería? Llámenos: atendemos las urgencias en horario de oficina. Por teléfono le decimos a qué hora llegamos.',
          receives: { 0: 'Un número para las urgencias' },
          faq: { 1: { answer: 'No. Atendemos las urgencias en horario de oficina.' } },
        },
      },
    },
  },
  legal: {
    terms: {
      sections: {
        5: {
          paragraphs: {
            0: 'Atendemos urgencias en horario de oficina. Si hay peligro para las personas, llame siempre primero al 112.',
          },
        },
      },
    },
  },
};
