import type { ByDay } from '../dictionary.ts';

/** These texts replace the texts that promise help around the clock. */
export const byDay: ByDay = {
  site: {
    meta: {
      home: {
        description:
          'Key holding, cleaning, pool, garden and maintenance for your home in Ibiza. A base package at a fixed monthly price, and help in emergencies.',
      },
      always: {
        title: 'Emergency service for your home in Ibiza',
        description:
          'A leak or breakdown at your home in Ibiza? We will come and see what is wrong, then call in the right tradesperson.',
      },
    },
    hero: { promise: 'Emergency help during office hours' },
    services: {
      cards: {
        always: {
          title: 'Emergency service',
          text: 'A leak or a breakdown? We will come and see what is wrong.',
          features: { 0: 'On call for emergencies during office hours' },
        },
      },
    },
    about: {
      stat: { value: '1', label: 'point of contact, whatever your home needs' },
    },
    contact: { emergenciesValue: 'During office hours' },
    servicePages: {
      emergency: { close: 'We take emergency calls during office hours. If people are in danger, call 112.' },
      samples: {
        always: {
          fact: { value: '9 December' },
          rows: { 0: { name: '10:40' }, 1: { name: '11:30' }, 2: { name: '11:35' }, 3: { name: '11:55' } },
        },
      },
      pages: {
        always: {
          intro:
            'If something leaks or breaks down, call us. We take emergency calls during office hours and come to your home to see what is wrong. On the phone we tell you when we will be there.',
          receives: { 0: 'One number to call in an emergency' },
          faq: { 1: { answer: 'No. We take emergency calls during office hours only.' } },
        },
      },
    },
  },
  legal: {
    terms: {
      sections: {
        5: {
          paragraphs: {
            0: 'We are on call for emergencies during office hours. If people are in danger, always call the emergency number 112 first.',
          },
        },
      },
    },
  },
};
