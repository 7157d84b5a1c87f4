import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import type { PostCard } from '#core/social-card/card-address.ts';
import { cardSize } from './Card.tsx';
import { renderCard } from './render-card.tsx';

const host = 'www.example.com';
const post = (title: string): PostCard => ({ of: 'post', slug: 'tuin-nl', locale: 'nl', title, revision: 1 });

test('a card is a PNG of 1200 × 630, small enough for every program that shows it, and differs by language', async () => {
  const cards = await Promise.all(
    locales.map((locale) => renderCard({ of: 'page', page: 'home', locale }, { host })),
  );
  for (const card of cards) {
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', ...cardSize });
    expect(card.length).toBeLessThan(200_000);
  }
  expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(locales.length);
});

test('a post with a picture shows it through the arch, cut around its point', async () => {
  const half = { create: { width: 600, height: 600, channels: 3 as const, background: '#cc2200' } };
  const photo = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#0044cc' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .webp()
    .toBuffer();
  for (const [x, place] of [
    [0, 0],
    [100, 2],
  ] as const) {
    const image = { path: '/media/x', focus: { x, y: 50 } };
    const card = await renderCard({ ...post('Tuin'), image }, { host, photo });
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', ...cardSize });
    const inArch = await statsOf(card, { left: 800, top: 300, width: 250, height: 250 });
    expect(inArch.channels[place]?.mean).toBeGreaterThan(180);
    // Beside the arch, above its curve, the wall stays white.
    const wall = await statsOf(card, { left: 730, top: 74, width: 20, height: 20 });
    expect(wall.channels.map(({ mean }) => mean > 250)).not.toContain(false);
  }
});

test('no letter of the widest title reaches into the scene or over the edge', async () => {
  const widest = await drawn('W'.repeat(120));
  const plain = await drawn('');
  // Left of the words, between them and the scene, and above and below the title.
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

test('a title in letters we do not have, or full of markup, is drawn all the same', async () => {
  for (const title of ['清潔', '🏊🏽‍♀️', '</div><img src=x onerror=alert(1)>&amp;', '\u202e\u0000'])
    expect(await sharp(await renderCard(post(title), { host })).metadata()).toMatchObject(cardSize);
});

const drawn = (title: string): Promise<Buffer> => renderCard(post(title), { host });

/** How far the two are apart where they are furthest, of 255. */
async function difference([one, other]: [Buffer, Buffer], region: Region): Promise<number> {
  const beneath = await sharp(other).extract(region).removeAlpha().png().toBuffer();
  const apart = sharp(one)
    .extract(region)
    .removeAlpha()
    .composite([{ input: beneath, blend: 'difference' }]);
  const { channels } = await sharp(await apart.png().toBuffer()).stats();
  return Math.max(...channels.map(({ max }) => max));
}

/** Each card has a palette of its own, so the same colour may differ by a shade. */
const isNone = (difference: number): boolean => difference < 48;

/** Of a part: `stats` itself looks at the whole, whatever was cut out before. */
const statsOf = async (card: Buffer, part: Region) =>
  sharp(await sharp(card).extract(part).toBuffer()).stats();
