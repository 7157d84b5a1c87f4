/** The social cards of the site, from memory if they were drawn recently. */
import { business } from '#core/business/current.ts';
import type { SocialCard } from '#core/social-card/card-address.ts';
import { cardWords } from './card-words.ts';
import { renderCard } from './render-card.tsx';
import { cachedCards } from './cached-cards.ts';

const cached = cachedCards<Buffer>({ atOnce: 2, waiting: 30, max: 60 });

/** Besides the card itself, the key holds what the owner can change at the desk. */
export function socialCard(
  card: SocialCard,
  site: { host: string; photo?: Uint8Array | undefined },
): Promise<Buffer> | undefined {
  const key = [card, cardWords(card), business().name, site.host, site.photo !== undefined];
  return cached(JSON.stringify(key), () => renderCard(card, site));
}
