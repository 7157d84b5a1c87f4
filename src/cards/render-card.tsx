import satori from 'satori';
import sharp from 'sharp';
import { cardSize, type SocialCard } from '#core/social-card/card-address.ts';
import { business } from '#core/business/current.ts';
import { centre, type Focus } from '#core/images/focus.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { sceneOfPost } from '#core/post/scene-of-post.ts';
import { services } from '#core/services.ts';
import type { Scene } from '#components/art/scenes.ts';
import { sceneOfService } from '#components/art/service-scene.ts';
import { Card, titleBox } from './Card.tsx';
import { asImage, photoInArch, sceneInArch } from './seen-through-arch.ts';
import { cardFonts } from './card-fonts.ts';
import { cardWords } from './card-words.ts';
import { drawableText } from './renderable-text.ts';
import { titleLines } from './title-lines.ts';

/** Draws a social card as a PNG: the title, the name of the site, and a photo or a drawing. */
export async function renderCard(card: SocialCard, { host, photo }: CardSite): Promise<Buffer> {
  const { forDrawing, titleWidthOf, textWidthOf } = cardFonts();
  const { section, title } = cardWords(card);
  // If the fonts lack the script of the title, the card shows the name of the business instead.
  const drawn = drawableText(title, titleWidthOf) || drawableText(business().name, titleWidthOf);
  const svg = await satori(
    <Card
      section={drawableText(section, textWidthOf)}
      title={titleLines(drawn, { ...titleBox, widthOf: titleWidthOf })}
      name={drawableText(business().name, textWidthOf)}
      host={host}
      seen={
        photo === undefined ? asImage(sceneInArch(sceneOf(card))) : await photoInArch(photo, focusOf(card))
      }
    />,
    { ...cardSize, fonts: forDrawing },
  );
  // A photo has enough colours to need dithering, but a drawn scene does not.
  const dither = photo === undefined ? 0 : 1;
  return sharp(Buffer.from(svg)).png({ palette: true, dither, effort: 4 }).toBuffer();
}

const focusOf = (card: SocialCard): Focus => (card.of === 'post' ? card.image?.focus : undefined) ?? centre;

function sceneOf(card: SocialCard): Scene {
  if (card.of === 'post') return sceneOfPost(slugBaseOf(card.slug));
  const { page } = card;
  if (page === 'home') return 'house';
  if (page === 'partners') return 'solar';
  if (page === 'news' || page === 'how-we-write') return 'town';
  if (page === 'blog' || page === 'bitcoin') return 'coast';
  return sceneOfService(services.find((service) => service === page) ?? 'keys');
}

type CardSite = {
  host: string;
  photo?: Uint8Array | undefined;
};
