import type { SocialCard } from '#core/social-card/card-address.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { sceneOfPost } from '#core/post/scene-of-post.ts';
import { services } from '#core/services.ts';
import type { Scene } from '#components/art/scenes.ts';

export function sceneOf(card: SocialCard): Scene {
  if (card.of === 'post') return sceneOfPost(slugBaseOf(card.slug));
  const { page } = card;
  if (page === 'home') return 'house';
  if (page === 'partners') return 'solar';
  if (page === 'news' || page === 'how-we-write') return 'town';
  if (page === 'blog' || page === 'bitcoin') return 'coast';
  return services.find((service) => service === page) ?? 'keys';
}
