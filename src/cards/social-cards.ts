import type { SocialCard } from '#core/social-card/card-address.ts';
import { renderCard } from './render-card.tsx';
import { cachedCards } from './cached-cards.ts';

const kept = cachedCards<Buffer>({ atOnce: 2, waiting: 30, kept: 60 });

export const socialCard = (
  card: SocialCard,
  place: { host: string; photo?: Uint8Array | undefined },
): Promise<Buffer> | undefined =>
  kept(JSON.stringify([card, place.host, place.photo !== undefined]), () => renderCard(card, place));
