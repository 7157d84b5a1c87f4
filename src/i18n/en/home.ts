import type { Words } from '../dictionary.ts';

export const hero: Words['hero'] = {
  heading: 'Your home in Ibiza, in good hands',
  intro:
    'We hold your keys, welcome your guests and look after the house, pool and garden, whether you are here or not.',
  contact: 'Get in touch',
  chat: 'Chat on WhatsApp',
  promise: 'On call day and night for emergencies',
};

export const services: Words['services'] = {
  heading: 'Everything a home needs while its owner is away',
  intro: 'One service or several: you deal with one company, however many trades the job takes.',
  cards: {
    keys: {
      title: 'Key management and reception',
      text: 'We open the door to the people you are expecting, even when you are away.',
      features: [
        'Storing your keys securely',
        'Handing keys over to guests, family and suppliers',
        'Meeting guests and seeing them off',
        'Taking in your post',
      ],
    },
    cleaning: {
      title: 'Home cleaning',
      text: 'A fresh home when you arrive, a tidy one after you leave.',
      features: [
        'Regular cleaning',
        'Deep cleaning',
        'Window cleaning',
        'Pre-arrival cleaning and a welcome',
      ],
    },
    pool: {
      title: 'Pool maintenance',
      text: 'We look after the water, in season and out.',
      features: [
        'Water quality checks',
        'Floor, wall and waterline cleaning',
        'Pump and filter checks',
        'A message as soon as something needs replacing',
      ],
    },
    works: {
      title: 'Coordination of works and technical maintenance',
      text: 'We are there when the tradespeople are, so you don’t have to fly out.',
      features: [
        'Booking tradespeople and letting them in',
        'Supervising the work and reporting to you',
        'Utilities checks',
        'Ventilation and air-conditioning checks',
      ],
    },
    always: {
      title: '24/7 service',
      text: 'Leaks don’t keep office hours. In an emergency, neither do we.',
      features: [
        'On call day and night for emergencies',
        'A visit to see what is wrong',
        'The right tradesperson called in',
        'Updates until the problem is solved',
      ],
    },
    rental: {
      title: 'Rental management',
      text: 'You decide when your home is free; we look after the guests.',
      features: [
        'Marketing and listing',
        'Bookings and scheduling',
        'Guest communication',
        'Check-in and check-out with key handover',
        'Cleaning and linen coordination',
        'Inspections and damage handling',
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
      text: 'Whatever your home needs, you call one number and explain it once.',
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
      title: 'Pay your way',
      text: 'In euros or Bitcoin: you decide once you have your quote.',
    },
  ],
};

export const pricing: Words['pricing'] = {
  heading: 'Clear prices',
  intro: 'One base package, one monthly price. Add what you need, when you need it.',
  withoutVat: 'excl. VAT',
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
    note: 'One-off charges, not monthly.',
    items: {
      groceries: 'Groceries before you arrive',
      handyman: 'Handyman job',
      emergency: 'Emergency visit',
      deepclean: 'Deep cleaning',
      windowwash: 'Window cleaning',
      pest: 'Pest control',
      carclean: 'Car cleaning',
      weeklyinspections: 'Weekly inspections',
      rentalprep: 'Rental preparation',
      welcomeclean: 'Cleaning and welcome',
      seasonal: 'Seasonal set-up and take-down (opening or closing the house)',
    },
    materials: 'materials not included',
    onRequest: 'on request',
    nameColumn: 'Extra',
    priceColumn: 'Price',
  },
  rental: {
    title: 'Rental package',
    fee: 'of the rental price',
    includes: 'Included in rental management',
    contact: 'Ask about rental management',
    hint: 'This button adds the rental package to your message.',
  },
};

export const day: Words['day'] = {
  heading: 'A day in the life of your key',
  times: {
    morning: { title: 'Morning', text: 'We open the door for the tradesperson and supervise the work.' },
    midday: { title: 'Midday', text: 'We check the water, pump and filter of your pool.' },
    evening: { title: 'Evening', text: 'We meet your guests and hand them the key.' },
    night: { title: 'Night', text: 'Your key is back in our safe keeping.' },
  },
};

export const about: Words['about'] = {
  heading: 'About us',
  more: 'More about us',
  paragraphs: [
    'We look after homes in Ibiza for owners who cannot always be here: houses that stand empty in winter, fill up in summer and need care all year.',
    'It all begins with the key. Whoever holds your key holds your trust. So we agree in advance who may enter, what we check and when you will hear from us.',
    'On an island, things get done by people who know one another. Together with our network of tradespeople, we take care of whatever your home needs, from a dripping tap to a whole season of letting.',
  ],
  values: {
    local: {
      title: 'Local knowledge',
      text: 'We work here all year and know what sun, salt and empty months do to a house.',
    },
    reliability: {
      title: 'Reliability',
      text: 'What we agree is in your quote. If something does not go to plan, you will hear it from us.',
    },
    network: { title: 'Local network', text: 'Tradespeople we know, and who know us.' },
    quality: { title: 'Quality', text: 'We leave your home as we would want to find our own.' },
  },
  stat: { value: '24/7', label: 'on call for emergencies' },
  mission: {
    title: 'Our mission',
    text: 'A home in Ibiza that brings you peace of mind, not worry.',
  },
  badges: [
    'On call day and night',
    'E-mails answered within {emailHours}\u00a0hours',
    'Prices known in advance',
  ],
};

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
      text: 'You receive a quote for what you have chosen: the base package with any extras, or individual services.',
    },
    {
      title: 'Handing over the keys',
      text: 'Once you accept the quote, we take the keys and start looking after your home.',
    },
  ],
};
