import type { SocialCard } from '#core/social-card/card-address.ts';
import { coast } from './coast.ts';
import { house } from './house.ts';
import { keys } from './keys.ts';

/** Returns the drawing of a card, 160 × 224: a house, the coast or a board with keys. */
export function sceneOf(card: SocialCard): string {
  const page = card.of === 'post' ? 'blog' : card.page;
  if (page === 'blog') return coast;
  return page === 'home' || page === 'partners' ? house : keys;
}
