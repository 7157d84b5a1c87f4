import type { PastedWords } from './pasted-words.ts';

export const en: PastedWords = {
  title: 'Your house in winter',
  intro: 'From November to March a house on Ibiza is often empty, and that is when things break.',
  headings: ['Water and pipes', 'The boiler', 'What the insurer asks for'],
  looks: [
    'Turn off the ',
    'main tap',
    ' and let the pipes run ',
    'completely',
    ' dry; ',
    'the pump stays on',
    ' the pump is switched off.',
  ],
  address: ['The Ó Briain family', 'Camí de sa Vorera 12'],
  items: [
    'Windows and shutters',
    'the skylight as well',
    'the small hook at the top',
    'Damp in the cupboards',
    'Keys',
  ],
  steps: ['Close the tap.', 'Open the taps upstairs.', 'Wait a quarter of an hour.', 'Close them all again.'],
  table: [
    ['Task', 'When', 'Price'],
    ['Pool', 'every week', '€45.50'],
    ['Garden', 'twice a month', '€1,250'],
  ],
  link: [
    'First read ',
    'our list for the winter',
    ' or call us on ',
    '+34 971 00 00 00',
    'house@example.com',
  ],
  review: ['We come by ', 'now and then', 'every week', '.'],
  hidden: 'for internal use only',
  notes: [
    ['The law asks for an inspection', 'Royal Decree 487/2022.'],
    ['and for a logbook', 'Even while nobody lives there.'],
  ],
  signs: 'She said: “Don’t – ever”, it’s 5′ 11″ … a façade, a résumé, 20 °C',
  greeting: 'Dear Mr Ó Briain,',
  closing: ['Kind regards,', 'Ana'],
  mailHead: [
    ['From:', 'John <john@example.com>'],
    ['Sent:', 'Friday, 20 November 2026 10:12'],
    ['Subject:', 'The key'],
  ],
  olderMail: ['Where is the key?', 'We arrive on Saturday.'],
  image: 'A boiler on the roof',
  caption: 'Figure 1: the boiler after the storm',
};
