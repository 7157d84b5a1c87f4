import type { Words } from '../dictionary.ts';
import { bitcoin, bitcoinOrder } from './bitcoin.ts';
import { contact, quote } from './contact.ts';
import { about, hero, how, pricing, services, why } from './home.ts';
import { inspection } from './inspection.ts';
import { blog, legalVersions, news, partner, partners, preview } from './pages.ts';
import { servicePages } from './service-pages.ts';

const meta: Words['meta'] = {
  home: {
    title: 'Property care and key holding in Ibiza',
    description:
      'Key holding, cleaning, pool, garden and maintenance for your home in Ibiza. One monthly price, and on call day and night for emergencies.',
  },
  keys: {
    title: 'Key holding and guest reception in Ibiza',
    description:
      'We hold the keys to your home in Ibiza, meet your guests and take in your post. We agree with you in advance who may enter.',
  },
  cleaning: {
    title: 'Home and window cleaning in Ibiza',
    description:
      'Regular cleaning, deep cleaning, window cleaning and a fresh home when you arrive in Ibiza. You know the price in advance.',
  },
  pool: {
    title: 'Pool maintenance in Ibiza',
    description:
      'Your pool in Ibiza cleaned, and its water, pump and filter checked, in season and out. Part of the base package.',
  },
  works: {
    title: 'Works and technical maintenance in Ibiza',
    description:
      'We book tradespeople for your home in Ibiza, let them in, supervise the work and check the utilities and air conditioning.',
  },
  always: {
    title: '24/7 service for your home in Ibiza',
    description:
      'A leak or breakdown at your home in Ibiza? We are on call day and night, come to see what is wrong and call in the right tradesperson.',
  },
  rental: {
    title: 'Rental management in Ibiza',
    description:
      'Full rental management for your home in Ibiza: listing, bookings, guests, cleaning and inspections. Our fee is a percentage of the rental price.',
  },
  inspection: {
    title: 'What we check on a house inspection in Ibiza',
    description:
      'What we check in your home in Ibiza, room by room: a checklist to print, a sample report and your first week with us.',
  },
  blog: {
    title: 'Blog about your home in Ibiza',
    description: 'Articles for owners of homes in Ibiza: upkeep, pool, garden, keys and letting.',
  },
  news: {
    title: 'News from Ibiza',
    description: 'News from Ibiza in English, in brief, always with sources and dates.',
  },
  'how-we-write': {
    title: 'How our news is written',
    description:
      'What a program does for our news from Ibiza, what a person does, and how you can tell. With the numbers so far.',
  },
  bitcoin: {
    title: 'Paying with Bitcoin',
    description:
      'How to pay for our services with Bitcoin: once you accept the quote, you receive your own address and the exact amount.',
  },
  partners: {
    title: 'Our solar panel cleaning partner',
    description: 'Clean solar panels for your home in Ibiza: meet the partner we work with.',
  },
  privacy: {
    title: 'Privacy policy',
    description:
      'Which data we process, why and for how long, who processes them for us, and what rights you have.',
  },
  terms: {
    title: 'Terms and conditions',
    description: 'The terms of our services in Ibiza: contracts, prices, payment, keys and liability.',
  },
  cookies: {
    title: 'Cookie policy',
    description:
      'This website does not track you. What is stored in your browser, and why that needs no consent.',
  },
  legal: {
    title: 'Legal notice',
    description: 'Who is behind this website, how to reach us and what applies to its use.',
  },
  bitcoinOrder: {
    title: 'Your Bitcoin payment',
    description:
      'A personal page for one order: address and amount in BTC, and whether your payment has arrived.',
  },
  thanks: {
    title: 'Message sent',
    description: 'Your message has reached us. We will reply within {formHours} hours.',
  },
  notFound: { title: 'Page not found', description: 'This page does not exist, or no longer does.' },
};

const nav: Words['nav'] = {
  label: 'Main menu',
  home: 'Home',
  services: 'Services',
  pricing: 'Prices',
  about: 'About us',
  contact: 'Contact',
  blog: 'Blog',
  bitcoin: 'Bitcoin',
  partners: 'Partners',
  menu: 'Menu',
  skip: 'Skip to content',
  quick: 'Quick contact',
  call: 'Call',
  chat: 'WhatsApp',
  quote: 'Quote',
};

const languageSwitch: Words['languageSwitch'] = {
  label: 'Language',
  choose: 'Choose a language',
  suggestion: 'Read this page in English',
  dismiss: 'Do not show again',
  notTranslated: 'Not translated: go to the blog',
};

const footer: Words['footer'] = {
  tagline: 'Property care and key holding in Ibiza',
  navigation: 'Navigation',
  services: 'Services',
  legal: 'Legal',
  contact: 'Contact',
  privacy: 'Privacy policy',
  terms: 'Terms and conditions',
  cookies: 'Cookie policy',
  legalNotice: 'Legal notice',
  igj: 'IGJ registration {number}',
  iso: 'ISO 9001, certificate {number}',
};

const floatingWhatsApp: Words['floatingWhatsApp'] = {
  label: 'Chat with us on WhatsApp',
  tooltip: 'Questions? Send us a message',
  message: 'Hello, I have a question about property care for my home in Ibiza.',
};

const notFound: Words['notFound'] = {
  code: '404',
  heading: 'Oops! Page not found',
  message: 'The address is not quite right, or the page has moved.',
  home: 'Return to Home',
};

const errors: Words['errors'] = {
  crash: 'Unexpected Application Error!',
  crashText: 'This part is not working right now. The rest of the page is.',
  reload: 'Reload the page',
};

export const site: Words = {
  meta,
  nav,
  languageSwitch,
  hero,
  services,
  servicePages,
  inspection,
  about,
  footer,
  legalVersions,
  pricing,
  quote,
  contact,
  why,
  how,
  bitcoin,
  bitcoinOrder,
  blog,
  news,
  notFound,
  partner,
  partners,
  preview,
  floatingWhatsApp,
  errors,
};
