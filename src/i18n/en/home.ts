import type { Words } from '../dictionary.ts';

export const hero: Words['hero'] = {
  heading: 'Your house on Ibiza, in good hands',
  intro:
    'We keep your keys, welcome your guests and look after house, pool and garden. Whether you are here or not.',
  contact: 'Get in touch',
  chat: 'Chat on WhatsApp',
  promise: 'Reachable day and night in an emergency',
};

export const services: Words['services'] = {
  heading: 'Everything a house needs while its owner is away',
  intro:
    'Five services, on their own or together. You deal with one party, even when the job takes several trades.',
  cards: {
    keys: {
      title: 'Key management and reception',
      text: 'We open the door to those you expect, and to nobody else.',
      features: [
        'Safe keeping of your keys',
        'Handover to guests, family and suppliers',
        'Reception on arrival and departure',
        'Handling of your mail',
      ],
    },
    cleaning: {
      title: 'Home cleaning',
      text: 'A fresh house when you arrive, a tidy one when you leave.',
      features: [
        'Regular cleaning',
        'Deep cleaning',
        'Window washing',
        'Cleaning and welcome before you arrive',
      ],
    },
    pool: {
      title: 'Pool maintenance',
      text: 'Clear water all season, and out of season too.',
      features: [
        'Checks of the water quality',
        'Cleaning of floor, walls and waterline',
        'Checks of pump and filter',
        'A message as soon as something needs replacing',
      ],
    },
    works: {
      title: 'Coordination of works and technical maintenance',
      text: 'We stand beside the tradesman, so you need not catch a flight.',
      features: [
        'Appointments with and access for tradesmen',
        'Supervision of the work and reports to you',
        'Utilities checks',
        'Ventilation and air-conditioning checks',
      ],
    },
    always: {
      title: '24/7 service',
      text: 'A leak does not keep office hours. Nor do we.',
      features: [
        'Reachable day and night for emergencies',
        'Going there to see what is wrong',
        'Calling in the right tradesman',
        'Keeping you informed until it is solved',
      ],
    },
  },
  contact: 'Get in touch',
  chat: 'Chat on WhatsApp',
};

export const why: Words['why'] = {
  heading: 'Why owners choose us',
  items: [
    {
      title: 'One point of contact',
      text: 'Keys, cleaning, pool, garden and technical matters: you call one number and explain it once.',
    },
    {
      title: 'One price a month',
      text: 'The base package has one price, including VAT. Whatever you add has its own price in advance.',
    },
    {
      title: 'Regular inspections',
      text: 'Two or four times a month, as agreed, we go round your house before something small turns big.',
    },
    {
      title: 'In {n} languages',
      text: 'You can write to us in {languages}.',
    },
    {
      title: 'At night too',
      text: 'For emergencies we can be reached day and night, at weekends and on public holidays as well.',
    },
    {
      title: 'Pay as you like',
      text: 'In euros, or with Bitcoin if you prefer. You decide only after the quote.',
    },
  ],
};

export const pricing: Words['pricing'] = {
  heading: 'Clear prices',
  intro: 'One base package for every month. To that you add what you need, when you need it.',
  base: {
    title: 'Base package',
    perMonth: 'per month, including VAT',
    includes: 'Included',
    inclusions: {
      garden: 'Garden care',
      pool: 'Pool maintenance',
      utilities: 'Utilities check',
      mailkeys: 'Mail and key handling',
      inspections: '2 or 4 inspections per month, as agreed',
      hvac: 'Ventilation and air-conditioning check',
    },
    contact: 'Request a quote',
  },
  extras: {
    title: 'Extras',
    note: 'Prices are one-time, not monthly.',
    items: {
      groceries: 'Groceries before you arrive',
      handyman: 'Handyman',
      emergency: 'Emergency visit',
      deepclean: 'Deep cleaning',
      windowwash: 'Window washing',
      pest: 'Pest control',
      carclean: 'Car cleaning',
      weeklyinspections: 'Weekly inspections',
      rentalprep: 'Rental preparation',
      welcomeclean: 'Cleaning and welcome',
      seasonal: 'Seasonal set-up and take-down',
    },
    materials: 'materials not included',
    onRequest: 'on request',
    nameColumn: 'Extra',
    priceColumn: 'Price',
  },
  rental: {
    title: 'Rental package',
    fee: 'of the rental price',
    text: 'Full rental management: you make your house available, we do the rest.',
    includes: 'Included in rental management',
    inclusions: [
      'Marketing and listing',
      'Bookings and scheduling',
      'Guest communication',
      'Check-in and check-out with key handover',
      'Cleaning and linen coordination',
      'Inspections and damage handling',
    ],
    contact: 'Discuss rental management',
    hint: 'Use this button and the rental package goes with your message.',
  },
};

export const about: Words['about'] = {
  heading: 'About us',
  paragraphs: [
    'We look after houses on Ibiza whose owners are not here all year. Houses that stand empty in winter, are full in summer and need somebody to keep an eye on them all the year round.',
    'It begins with the key. Whoever keeps your key keeps your trust. So we agree in advance who may enter, what we check and when you will hear from us.',
    'On an island everything goes through people who know each other. With our network of tradesmen we arrange what your house needs, from a dripping tap to a whole season of letting.',
  ],
  values: {
    local: {
      title: 'Local knowledge',
      text: 'We work here all year and know what sun, salt and standing empty do to a house.',
    },
    reliability: {
      title: 'Reliability',
      text: 'What we agree, we do. If something does not work out, you hear it from us.',
    },
    network: { title: 'Local network', text: 'Tradesmen we know, and who know us.' },
    quality: { title: 'Quality', text: 'We leave a house the way we would want to find our own.' },
  },
  stat: { value: '24/7', label: 'reachable in an emergency' },
  mission: {
    title: 'Our mission',
    text: 'That your house on Ibiza gives you peace of mind, and no worries.',
  },
  badges: [
    'Day and night in an emergency',
    'E-mail answered within {hours} hours',
    'Prices known in advance',
  ],
};

export const how: Words['how'] = {
  heading: 'How it works',
  intro: 'From first message to regular care, in four steps.',
  steps: [
    {
      title: 'Getting to know you',
      text: 'You call or write to us and tell us about your house and what you need.',
    },
    {
      title: 'Seeing the house',
      text: 'We look at house, garden and installations and discuss what is needed.',
    },
    { title: 'Quote', text: 'You receive a quote with the base package and the extras you choose.' },
    {
      title: 'Keys and start',
      text: 'Once you approve, we take over the keys and the care of your house begins.',
    },
  ],
};
