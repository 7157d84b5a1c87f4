import type { DeskPage } from '#core/desk-pages.ts';
import { counted } from '#i18n/counted.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useToday } from '../start/use-today.ts';

export function useBadges(): Partial<Record<DeskPage, PageCount>> {
  const { badges } = useDesk().words.today;
  const today = useToday().data;
  if (today === undefined) return {};
  const say = (n: number, texts: Parameters<typeof counted>[0]) => ({ n, text: counted(texts, n) });
  return {
    enquiries: say(today.enquiries.n, badges.enquiries),
    bitcoin: say(today.payments.n, badges.payments),
    articles: say(today.failed.n + today.outdated.n + today.unread.n, badges.articles),
    news: say(today.news.n, badges.news),
  };
}

export type PageCount = { n: number; text: string };
