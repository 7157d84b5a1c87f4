import { blog } from './nl/blog.ts';
import { contact } from './nl/contact.ts';
import { about, hero, how, pricing, services, why } from './nl/home.ts';
import { news } from './nl/news.ts';
import { bitcoin, partners } from './nl/pages.ts';
import { quote } from './nl/quote.ts';
import { errors, floatingWhatsApp, footer, languageSwitch, meta, nav, notFound } from './nl/site.ts';

/** The source: the other dictionaries must have exactly these keys and placeholders (see dictionary.ts). */
export const nl = {
  meta,
  nav,
  languageSwitch,
  hero,
  services,
  about,
  footer,
  pricing,
  quote,
  contact,
  why,
  how,
  bitcoin,
  blog,
  news,
  notFound,
  partners,
  floatingWhatsApp,
  errors,
} as const;
