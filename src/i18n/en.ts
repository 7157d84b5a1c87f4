import type { Words } from './dictionary.ts';
import { blog } from './en/blog.ts';
import { contact } from './en/contact.ts';
import { about, hero, how, pricing, services, why } from './en/home.ts';
import { news } from './en/news.ts';
import { bitcoin, partners } from './en/pages.ts';
import { quote } from './en/quote.ts';
import { errors, floatingWhatsApp, footer, languageSwitch, meta, nav, notFound } from './en/site.ts';

export const en: Words = {
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
