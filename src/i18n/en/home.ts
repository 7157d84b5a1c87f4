import type { Words } from '../dictionary.ts';

/** The top of the home page. */
export const hero: Words['hero'] = {
  heading: 'Your home in Ibiza, in good hands',
  intro:
    'We hold your keys, welcome your guests and look after the house, pool and garden, whether you are here or not.',
  contact: 'Get a free quote',
  chat: 'Chat on WhatsApp',
  promise: 'On call day and night for emergencies',
};

/** The home page: reasons to choose this business. */
export const why: Words['why'] = {
  heading: 'Why owners choose us',
  items: [
    {
      title: 'One point of contact',
      text: 'Whatever your home needs, you deal with us and only have to explain it once.',
    },
    {
      title: 'Regular inspections',
      text: 'We check the house so that small problems stay small.',
    },
    {
      title: 'In {n} languages',
      text: 'You can write to us in {languages}.',
    },
    {
      title: 'Pay as you prefer',
      text: 'In euros or Bitcoin: you decide once you have your quote.',
    },
  ],
};

/** The home page: a day in the life of a key, from morning to night. */
export const day: Words['day'] = {
  heading: 'A day in the life of your key',
  times: {
    morning: { title: 'Morning', text: 'We let the tradesperson in and supervise the work.' },
    midday: { title: 'Midday', text: 'We check your pool’s water, pump and filter.' },
    evening: { title: 'Evening', text: 'We meet your guests and hand them a key.' },
    night: { title: 'Night', text: 'Your key is back in our safe keeping.' },
  },
};

/** The home page: who the business is. */
export const about: Words['about'] = {
  heading: 'About us',
  paragraphs: [
    'We look after homes in Ibiza for owners who cannot always be here: houses that stand empty in winter, fill up in summer and need care all year.',
    'It all begins with the key. Whoever holds your key must have your trust.',
    'On an island, things get done by people who know one another. Together with our network of tradespeople, we take care of whatever your home needs, from a dripping tap to a whole season of letting.',
  ],
  values: {
    local: {
      title: 'Local knowledge',
      text: 'We work here all year and know what sun, salt and empty months do to a house.',
    },
    reliability: {
      title: 'Reliability',
      text: 'Whatever we agree is set out in your quote. If something does not go to plan, you will hear it from us.',
    },
    network: { title: 'Local network', text: 'Tradespeople we know, and who know us.' },
    quality: { title: 'Quality', text: 'We leave your home as we would want to find our own.' },
  },
  stat: { value: '24/7', label: 'on call for emergencies' },
  mission: {
    title: 'Our mission',
    text: 'A home in Ibiza that brings you peace of mind, not worry.',
  },
  badges: ['Free quotes', 'A report after every inspection', 'Prices known in advance'],
};

/** The home page: the steps from the first message to regular care. */
export const how: Words['how'] = {
  heading: 'How it works',
  intro: 'From first message to regular care, in four steps.',
  steps: [
    {
      title: 'Getting to know you',
      text: 'You call or write, and tell us about your home and what you need.',
    },
    {
      title: 'A look round the house',
      text: 'We go over the house, garden and equipment, and discuss with you what needs doing.',
    },
    {
      title: 'Your quote',
      text: 'You receive a quote for what you have chosen: the base package, with or without extras, or individual services.',
    },
    {
      title: 'Handing over the keys',
      text: 'Once you accept the quote, we take the keys and start looking after your home.',
    },
  ],
};
