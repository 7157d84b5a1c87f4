import type { Words } from '../dictionary.ts';

/** The home page: the services, each of which has a page. */
export const services: Words['services'] = {
  heading: 'Everything a home needs while its owner is away',
  intro: 'One service or several: you choose.',
  cards: {
    keys: {
      title: 'Key management and reception',
      text: 'We open the door to the people you are expecting, even when you are away.',
      features: [
        'Storing your keys securely',
        'Handing keys over to the guests and family you name',
        'Meeting guests and seeing them off, letting suppliers in',
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
        'Pre-arrival cleaning and welcome service',
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
        'The right tradesperson, if one is needed',
        'Updates until the problem is solved',
      ],
    },
    rental: {
      title: 'Rental management',
      text: 'You decide when your home is available; we look after the guests.',
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

/** The home page: prices, and the calculator of a quote. */
export const pricing: Words['pricing'] = {
  heading: 'Clear prices',
  intro: 'One base package, one fixed monthly price. Add what you need, when you need it.',
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
  },
  extras: {
    title: 'Extras',
    note: 'The prices shown are one-off charges, not monthly. For extras priced on request, your quote says how they are charged.',
    items: {
      groceries: 'Grocery shopping before you arrive',
      handyman: 'Handyman job',
      emergency: 'Emergency visit',
      deepclean: 'Deep cleaning',
      windowwash: 'Window cleaning',
      pest: 'Pest control',
      carclean: 'Car cleaning',
      weeklyinspections: 'Additional weekly inspections',
      rentalprep: 'Rental preparation',
      welcomeclean: 'Pre-arrival cleaning and welcome service',
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
    includes: 'Included in the rental package',
    hint: 'This button adds the rental package to your message.',
  },
};
