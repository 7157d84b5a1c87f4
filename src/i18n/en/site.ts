import type { Words } from '../dictionary.ts';
import { bitcoin, bitcoinOrder } from './bitcoin.ts';
import { contact, quote } from './contact.ts';
import { about, day, hero, how, why } from './home.ts';
import { inspection } from './inspection.ts';
import { pricing, services } from './offer.ts';
import { blog, legalVersions, news, partner, partners, preview } from './pages.ts';
import { servicePages } from './service-pages.ts';

const meta: Words['meta'] = {
  home: {
    title: 'Property care and key holding in Ibiza',
    description:
      'Key holding, cleaning, pool, garden and maintenance for your home in Ibiza. A base package at a fixed monthly price; on call day and night for emergencies.',
  },
  keys: {
    title: 'Key management and reception in Ibiza',
    description:
      'We hold the keys to your home in Ibiza, meet your guests and take in your post. We agree with you in advance who may enter.',
  },
  cleaning: {
    title: 'Home cleaning in Ibiza',
    description:
      'Regular, deep and window cleaning, and a fresh home when you arrive in Ibiza. You know the price in advance.',
  },
  pool: {
    title: 'Pool maintenance in Ibiza',
    description:
      'We clean your pool in Ibiza and check its water, pump and filter, in season and out. Included in the base package.',
  },
  works: {
    title: 'Works and technical maintenance in Ibiza',
    description:
      'We book tradespeople for your home in Ibiza, let them in, supervise the work and check the utilities and air conditioning.',
  },
  always: {
    title: '24/7 service for your home in Ibiza',
    description:
      'A leak or breakdown at your home in Ibiza? We are on call day and night: we will come and see what is wrong, then bring in the right tradesperson.',
  },
  rental: {
    title: 'Rental management in Ibiza',
    description:
      'Rental management for your home in Ibiza: listing, bookings, guests, inspections and coordinating the cleaning, for a percentage of the rental price.',
  },
  inspection: {
    title: 'What a house inspection in Ibiza covers',
    description:
      'Your home in Ibiza checked room by room: a checklist to print, a sample report and your first week with us.',
  },
  blog: {
    title: 'Blog on owning a home in Ibiza',
    description: 'Articles for owners of homes in Ibiza: upkeep, pool, garden, keys and letting.',
  },
  news: {
    title: 'News from Ibiza',
    description: 'Ibiza news in brief and in English, always with sources and dates.',
  },
  'how-we-write': {
    title: 'How our news is written',
    description:
      'How our Ibiza news is written: what a program does, what a person does, how to tell which is which, and the figures so far.',
  },
  bitcoin: {
    title: 'Paying with Bitcoin',
    description:
      'How to pay for our services with Bitcoin: once you accept the quote, you receive a unique address and the exact amount.',
  },
  partners: {
    title: 'Our solar panel cleaning partner',
    description: 'Solar panel cleaning for your home in Ibiza: meet the partner we work with.',
  },
  privacy: {
    title: 'Privacy policy',
    description:
      'What data we process, why and for how long, who processes it for us, and what rights you have.',
  },
  terms: {
    title: 'Terms and conditions',
    description: 'The terms for our services in Ibiza: contracts, prices, payment, keys and liability.',
  },
  cookies: {
    title: 'Cookie policy',
    description:
      'This website does not track you. See what it stores in your browser, and why that needs no consent.',
  },
  legal: {
    title: 'Legal notice',
    description: 'Who runs this website, how to reach us and which rules apply to its use.',
  },
  bitcoinOrder: {
    title: 'Your Bitcoin payment',
    description:
      'Your personal page for one order: the address, the amount in BTC and whether your payment has arrived.',
  },
  thanks: {
    title: 'Message sent',
    description: 'Your message has reached us. We will reply within {formHours} hours.',
  },
  notFound: { title: 'Page not found', description: 'This page does not exist, or is no longer here.' },
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
  dismiss: 'Don’t show this again',
  notTranslated: 'No translation: go to the blog',
};

const footer: Words['footer'] = {
  tagline: 'Property care and key holding in Ibiza',
  navigation: 'Navigation',
  services: 'Services',
  inspections: 'Inspections',
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
  message: 'The address may have been mistyped, or the page may have moved.',
  home: 'Return to Home',
};

const errors: Words['errors'] = {
  crash: 'Unexpected Application Error!',
  crashText: 'This part of the page is not working right now. Everything else is.',
  reload: 'Reload the page',
};

/** The site’s texts in English. `meta` has the title and description of each page. */
export const site: Words = {
  meta,
  nav,
  languageSwitch,
  hero,
  services,
  servicePages,
  inspection,
  about,
  day,
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
