import type { SocialCard } from '#core/social-card/card-address.ts';
import { coast } from './coast.ts';
import { house } from './house.ts';
import { keys } from './keys.ts';

/**
 * Returns the drawing for a card, in a view box of 160 × 224. The home page and the page about partners show the house, the
 * blog and its posts show the coast, and all other pages show the keys.
 */
export function sceneOf(card: SocialCard): string {
  const page = card.of === 'post' ? 'blog' : card.page;
  if (page === 'blog') return coast;
  return page === 'home' || page === 'partners' ? house : keys;
}
