import type { PastedWords } from './pasted-words.ts';

export const nl: PastedWords = {
  title: 'Uw huis in de winter',
  intro: 'Van november tot maart staat een huis op Ibiza vaak leeg; juist dan gaat er iets stuk.',
  headings: ['Water en leidingen', 'De boiler', 'Wat de verzekering vraagt'],
  looks: [
    'Draai de ',
    'hoofdkraan',
    ' dicht en laat de leidingen ',
    'helemaal',
    ' leeglopen; ',
    'de pomp blijft aan',
    ' de pomp gaat uit.',
  ],
  address: ['Familie De Vríes', 'Camí de sa Vorera 12'],
  items: ['Ramen en luiken', 'ook het dakraam', 'de kleine haak bovenaan', 'Vocht in de kasten', 'Sleutels'],
  steps: ['Sluit de kraan.', 'Open de kranen boven.', 'Wacht een kwartier.', 'Sluit alles weer.'],
  table: [
    ['Klus', 'Wanneer', 'Prijs'],
    ['Zwembad', 'elke week', '45,50\u00a0€'],
    ['Tuin', '2\u00a0keer per maand', '1.250\u00a0€'],
  ],
  link: [
    'Lees eerst ',
    'onze lijst voor de winter',
    ' of bel ons op ',
    '+34 971 00 00 00',
    'huis@example.com',
  ],
  review: ['Wij komen ', 'soms', 'elke week', ' langs.'],
  hidden: 'alleen voor intern gebruik',
  notes: [
    ['De wet vraagt een keuring', 'Koninklijk besluit 487/2022.'],
    ['en een logboek', 'Ook als het huis leegstaat.'],
  ],
  signs: 'Zij zei: ‘’s Ochtends’, „nooit” – één vóór twee … café, naïef, Curaçao',
  greeting: 'Beste meneer De Vríes,',
  closing: ['Met vriendelijke groet,', 'Ana'],
  mailHead: [
    ['Van:', 'Jan <jan@example.com>'],
    ['Verzonden:', 'vrijdag 20 november 2026 10:12'],
    ['Onderwerp:', 'De sleutel'],
  ],
  olderMail: ['Waar ligt de sleutel?', 'Wij komen zaterdag aan.'],
  image: 'Een boiler op het dak',
  caption: 'Afbeelding 1: de boiler na de storm',
};
