import type { Words } from './dictionary.ts';
import { blog } from './es/blog.ts';
import { contact } from './es/contact.ts';
import { about, hero, how, pricing, services, why } from './es/home.ts';
import { news } from './es/news.ts';
import { bitcoin, partners } from './es/pages.ts';
import { quote } from './es/quote.ts';
import { errors, floatingWhatsApp, footer, languageSwitch, meta, nav, notFound } from './es/site.ts';

export const es: Words = {
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
