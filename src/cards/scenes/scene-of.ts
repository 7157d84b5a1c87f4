import type { SocialCard } from '#core/social-card/card-address.ts';
import { coast } from './coast.ts';
import { house } from './house.ts';
import { keys } from './keys.ts';

/** Returns the drawing (160 × 224): house for home and partner pages, coast for the blog, else keys. */
export function sceneOf(card: SocialCard): string {
  const page = card.of === 'post' ? 'blog' : card.page;
  if (page === 'blog') return coast;
  return page === 'home' || page === 'partners' ? house : keys;
}
