import sharp, { type Region } from 'sharp';
import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { setBusiness } from '#core/business/current.ts';
import { cardSize } from '#core/social-card/card-address.ts';
import type { PostCard } from '#core/social-card/post-card.ts';
import { startingBusiness } from '../../tests/support/starting-business.ts';
import { renderCard } from './render-card.tsx';
import { socialCard } from './social-cards.ts';

const host = 'www.example.com';
const post = (title: string): PostCard => ({
  of: 'post',
  slug: 'tuin-nl',
  locale: 'nl',
  title,
  revision: 1,
  origin: undefined,
  image: undefined,
});

test('socialCard draws a card again after the owner has changed the name of the business', async () => {
  const card = () => socialCard({ of: 'page', page: 'home', locale: 'nl' }, { host });
  const before = await card();
  expect(await card()).toBe(before);
  setBusiness({ ...startingBusiness, name: 'Casa Otra' });
  const after = await card();
  setBusiness(startingBusiness);
  expect(after).not.toEqual(before);
});

describe('renderCard', () => {
  test('returns a PNG of 1200 × 630 pixels and less than 200 kB, which differs between languages', async () => {
    const cards = await Promise.all(
      locales.map((locale) => renderCard({ of: 'page', page: 'home', locale }, { host })),
    );
    for (const card of cards) {
      expect(await sharp(card).metadata()).toMatchObject({ format: 'png', ...cardSize });
      expect(card.length).toBeLessThan(200_000);
    }
    expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(locales.length);
  });

  test('shows the image of a post inside the arch, cropped around its focus point', async () => {
    const half = { create: { width: 600, height: 600, channels: 3 as const, background: '#cc2200' } };
    const photo = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0044cc' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .webp()
      .toBuffer();
    for (const [x, channel] of [
      [0, 0],
      [100, 2],
    ] as const) {
      const image = { path: '/media/x', focus: { x, y: 50 } };
      const card = await renderCard({ ...post('Tuin'), image }, { host, photo });
      expect(await sharp(card).metadata()).toMatchObject({ format: 'png', ...cardSize });
      const inArch = await statsOf(card, { left: 800, top: 300, width: 250, height: 250 });
      expect(inArch.channels[channel]?.mean).toBeGreaterThan(180);
      // This corner above the curve of the arch is outside the image, so it must stay white.
      const wall = await statsOf(card, { left: 730, top: 74, width: 20, height: 20 });
      expect(wall.channels.map(({ mean }) => mean > 250)).not.toContain(false);
    }
  });

  test('keeps the widest possible title within the text area', async () => {
    const widest = await drawn('W'.repeat(120));
    const plain = await drawn('');
    for (const region of [
      { left: 0, top: 0, width: 70, height: 630 },
      { left: 692, top: 0, width: 508, height: 630 },
      { left: 0, top: 0, width: 1200, height: 64 },
      { left: 0, top: 500, width: 1200, height: 130 },
    ]) {
      expect([region, await difference([widest, plain], region)]).toEqual([region, expect.toSatisfy(isNone)]);
    }
    const title = { left: 72, top: 130, width: 616, height: 340 };
    expect(await difference([widest, plain], title)).not.toSatisfy(isNone);
  });

  test('shows the AI label of a post in each language, without covering the image', async () => {
    for (const locale of locales) {
      const about = { ...post('Tuin'), locale };
      const [labelled, plain] = await Promise.all([
        renderCard({ ...about, origin: 'machine-translated' }, { host }),
        renderCard(about, { host }),
      ]);
      const label = { left: 72, top: 60, width: 616, height: 44 };
      expect(await difference([labelled, plain], label)).not.toSatisfy(isNone);
      for (const other of [
        { left: 692, top: 0, width: 508, height: 630 },
        { left: 72, top: 104, width: 616, height: 20 },
      ])
        expect([locale, await difference([labelled, plain], other)]).toEqual([
          locale,
          expect.toSatisfy(isNone),
        ]);
    }
  });

  test('renders a title that contains markup, control characters or characters that the fonts lack', async () => {
    for (const title of ['清潔', '🏊🏽‍♀️', '</div><img src=x onerror=alert(1)>&amp;', '\u202e\u0000'])
      expect(await sharp(await renderCard(post(title), { host })).metadata()).toMatchObject(cardSize);
  });
});

const drawn = (title: string): Promise<Buffer> => renderCard(post(title), { host });

/** Returns the largest difference (0–255) between two images in any colour channel within a region. */
async function difference([one, other]: [Buffer, Buffer], region: Region): Promise<number> {
  const beneath = await sharp(other).extract(region).removeAlpha().png().toBuffer();
  const apart = sharp(one)
    .extract(region)
    .removeAlpha()
    .composite([{ input: beneath, blend: 'difference' }]);
  const { channels } = await sharp(await apart.png().toBuffer()).stats();
  return Math.max(...channels.map(({ max }) => max));
}

/** Small differences are ignored: each card has its own PNG palette, which can shift a colour slightly. */
const isNone = (difference: number): boolean => difference < 48;

/** The second `sharp` call is needed, because `stats` ignores an earlier `extract`. */
const statsOf = async (card: Buffer, part: Region) =>
  sharp(await sharp(card).extract(part).toBuffer()).stats();
