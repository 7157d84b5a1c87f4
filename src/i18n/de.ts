import type { Words } from './dictionary.ts';
import { blog } from './de/blog.ts';
import { contact } from './de/contact.ts';
import { about, hero, how, pricing, services, why } from './de/home.ts';
import { news } from './de/news.ts';
import { bitcoin, partners } from './de/pages.ts';
import { quote } from './de/quote.ts';
import { errors, floatingWhatsApp, footer, languageSwitch, meta, nav, notFound } from './de/site.ts';

export const de: Words = {
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
};
