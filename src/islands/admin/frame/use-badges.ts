import type { DeskPage } from '#core/desk-pages.ts';
import { counted } from '#i18n/counted.ts';
import type { Count } from '../parts/Badge.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useToday } from '../parts/use-today.ts';

/** How much waits on each page of the menu. */
export function useBadges(): Partial<Record<DeskPage, Count>> {
  const { badges } = useDesk().words.today;
  const today = useToday().data;
  if (today === undefined) return {};
  const say = (n: number, texts: Parameters<typeof counted>[0], isUrgent = false) => ({
    n,
    text: counted(texts, n),
    isUrgent,
  });
  return {
    enquiries: say(today.enquiries.n, badges.enquiries, true),
    bitcoin: say(today.payments.n, badges.payments, true),
    articles: say(today.articles, badges.articles),
    news: say(today.news.n, badges.news),
  };
}
