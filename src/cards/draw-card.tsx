import satori from 'satori';
import sharp from 'sharp';
import type { SocialCard } from '#core/social-card/card-address.ts';
import { site } from '#site-config';
import { Card, cardSize, titleBox } from './Card.tsx';
import { cardFonts } from './card-fonts.ts';
import { cardWords } from './card-words.ts';
import { drawableText } from './drawable-text.ts';
import { sceneOf } from './scenes/scene-of.ts';
import { titleLines } from './title-lines.ts';

/** Draws the picture that is shown where a page or post is shared: a PNG of 1200 × 630. */
export async function drawCard(card: SocialCard, { host }: { host: string }): Promise<Buffer> {
  const { forDrawing, titleWidthOf, textWidthOf } = cardFonts();
  const { section, title } = cardWords(card);
  // A title in letters we do not have leaves nothing; the name of the business then says whose picture it is.
  const drawn = drawableText(title, titleWidthOf) || drawableText(site.name, titleWidthOf);
  const svg = await satori(
    <Card
      section={drawableText(section, textWidthOf)}
      title={titleLines(drawn, { ...titleBox, widthOf: titleWidthOf })}
      name={drawableText(site.name, textWidthOf)}
      host={host}
      scene={sceneOf(card)}
    />,
    { ...cardSize, fonts: forDrawing },
  );
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 4 }).toBuffer();
}
