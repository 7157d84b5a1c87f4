import { languages, type Locale } from '#core/locale.ts';
import type { PublicPage } from '#core/paths.ts';
import { services } from '#core/services.ts';
import type { SocialCard } from '#core/social-card/card-address.ts';
import { fill } from '#i18n/fill.ts';
import { words } from '#i18n/words.ts';
import { business } from '#core/business/current.ts';

/** The words on a social card: a title, and above it the section of the site. */
export function cardWords(card: SocialCard): CardWords {
  const { locale } = card;
  const page = card.of === 'post' ? 'blog' : card.page;
  const origin = card.of === 'post' ? card.origin : undefined;
  const label = origin === undefined ? languages[locale].name : words(locale).blog.shortLabels[origin];
  return { section: `${section(page, locale)} · ${label}`, title: title(card) };
}

function title(card: SocialCard): string {
  const { meta, blog } = words(card.locale);
  if (card.of === 'post') return card.title;
  return card.number === undefined ? meta[card.page].title : fill(blog.pageTitle, { n: card.number });
}

function section(page: PublicPage, locale: Locale): string {
  const { nav, footer } = words(locale);
  if (page === 'home') return business().address.island;
  if (page === 'inspection' || services.some((service) => service === page)) return nav.services;
  if (page === 'news' || page === 'how-we-write') return words(locale).news.only;
  return page === 'blog' || page === 'bitcoin' || page === 'partners' ? nav[page] : footer.legal;
}

export type CardWords = { section: string; title: string };
