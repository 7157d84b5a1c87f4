import type { SocialCard } from '#core/social-card/card-address.ts';
import { coast } from './coast.ts';
import { house } from './house.ts';
import { keys } from './keys.ts';

/**
 * Chooses the drawing of a card, on a field of 160 × 224: the house for pages about our work, the coast for the blog, keys for
 * agreements.
 */
export function sceneOf(card: SocialCard): string {
  const page = card.of === 'post' ? 'blog' : card.page;
  if (page === 'blog') return coast;
  return page === 'home' || page === 'partners' ? house : keys;
}
