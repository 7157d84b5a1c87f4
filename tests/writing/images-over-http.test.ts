import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';
import { aPhoto } from '../support/images.ts';

const product = inject('product');
const { url, publishableKey } = product;
const token = await anEditor(product);
const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
const { sub: userId } = JSON.parse(claims) as { sub: string };

async function upload(bytes: Buffer, type = 'image/jpeg') {
  const path = `${userId}/${crypto.randomUUID()}`;
  const sent = await fetch(`${url}/storage/v1/object/incoming/${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, Authorization: `Bearer ${token}`, 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  expect(sent.status).toBe(200);
  const answer = await callFunction(url, 'take-image', { token, body: { path } });
  return { ...answer, incoming: path };
}

describe('take-image', () => {
  test('converts a photo to immutable variants without metadata, and deletes the upload', async () => {
    const photo = await aPhoto();
    const { status, json, incoming } = await upload(photo);
    expect(status).toBe(200);
    const path = String(json['path']);
    const image = await fetch(url + path);
    expect([image.status, image.headers.get('content-type'), image.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'max-age=31536000, public, immutable',
    ]);
    const { width, exif } = await sharp(await image.arrayBuffer()).metadata();
    expect([width, exif]).toEqual([960, undefined]);
    expect((await fetch(url + path.replace('960.webp', '480.avif'))).headers.get('content-type')).toBe(
      'image/avif',
    );
    expect((await upload(photo)).json).toEqual(json);

    const again = await callFunction(url, 'take-image', { token, body: { path: incoming } });
    expect([again.status, again.json]).toMatchObject([404, { error: { code: 'image-not-found' } }]);
  });

  test.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['an SVG', 415, 'image-kind-refused', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['text', 415, 'not-an-image', () => Buffer.from('Geen foto.')],
    ['a film', 415, 'image-is-film', () => Buffer.from('\0\0\0\x14ftypisom\0\0\0\0mp42', 'latin1')],
  ])('refuses %s with status %i and the code “%s”', async (_what, status, code, make) => {
    const { status: answered, json } = await upload(await make());
    expect([answered, json]).toMatchObject([status, { error: { code } }]);
  });

  test.each(['../../etc/passwd', 'media/x', `${crypto.randomUUID()}/${crypto.randomUUID()}`])(
    'refuses the path “%s”, because this editor has not uploaded it',
    async (path) => {
      const { status } = await callFunction(url, 'take-image', { token, body: { path } });
      expect([400, 404]).toContain(status);
    },
  );
});

/** Stores an article with a main image in Dutch and English. */
async function illustrated() {
  const { json } = await upload(await aPhoto());
  const heroes = { hero_image_url: json['path'], hero_image_alt: 'Een bad', hero_focus: { x: 90, y: 20 } };
  const article = anArticle({ languages: ['nl', 'en'], ...heroes });
  expect((await callFunction(url, 'create-multilingual-blog', { token, body: article })).status).toBe(200);
  return { article, heroes };
}

describe('images of an article', () => {
  test('are imported from the text, except images at private network addresses', async () => {
    const pasted = `data:image/png;base64,${(
      await sharp(await aPhoto({ width: 40, height: 30 }))
        .png()
        .toBuffer()
    ).toString('base64')}`;
    const article = anArticle({
      languages: ['nl'],
      html_nl: `<p>Voor <img src="${pasted}" alt="Een foto"> en <img src="http://127.0.0.1:${new URL(url).port}/og/nl/home.png"> na.</p>`,
    });
    const stored = await callFunction(url, 'create-multilingual-blog', { token, body: article });
    expect([stored.status, stored.json]).toMatchObject([
      200,
      { data: { images_left_out: [{ reason: 'address-not-allowed', stays: false }] } },
    ]);
    const read = await callFunction(url, `read-post?slug=${article.slug_base}-nl`, { token });
    expect(read.json['content']).toMatch(
      /^<p>Voor <img src="\/media\/[0-9a-f]{32}-40x30-[0-9a-f]{36}\/40\.webp" alt="Een foto"> en {2}na\.<\/p>$/,
    );
    const page = await eventually(async () => (await fetch(`${url}/blog/${article.slug_base}-nl`)).text(), {
      until: (text) => text.includes('Een foto'),
    });
    expect(page).toContain('<source type="image/avif" srcset="/media/');
  });

  test('include a main image, cropped around its focus point on the social card and on the page', async () => {
    const { article } = await illustrated();
    const slug = `${article.slug_base}-nl`;
    const page = await eventually(async () => (await fetch(`${url}/blog/${slug}`)).text(), {
      until: (text) => text.includes('alt="Een bad"'),
    });
    expect(page).toMatch(
      /<link rel="preload" as="image" type="image\/avif" imagesrcset="\/media\/[^"]+ 480w/,
    );
    expect(page).toMatch(
      /<img class="x90 y20[^"]*" src="\/media\/[^"]+" srcset="[^"]+ 1200w" [^>]*width="1200" height="800" alt="Een bad"/,
    );
    expect(page).not.toMatch(/<[^>]+\sstyle=/);

    const card = Buffer.from(await (await fetch(`${url}/og/blog/${slug}.png`)).arrayBuffer());
    // The photo’s bright spot is on the right, and must be in the middle of the arch on the social card.
    const middle = await sharp(card)
      .extract({ left: 860, top: 300, width: 260, height: 200 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const bright = Array.from({ length: middle.length / 3 }, (_, index) =>
      middle.subarray(index * 3, index * 3 + 3),
    );
    expect(bright.some(([red = 0, , blue = 255]) => red > 220 && blue < 90)).toBe(true);
    expect(card.length).toBeLessThan(300_000);
  });

  test('give a translation the same main image, which needs its own description before the translation is published', async () => {
    const { article, heroes } = await illustrated();
    const read = await callFunction(url, `read-post?slug=${article.slug_base}-en`, { token });
    expect(read.json).toMatchObject({
      hero_image_url: heroes.hero_image_url,
      hero_image_alt: null,
      hero_focus_x: 90,
    });
    const translated = {
      slug: `${article.slug_base}-en`,
      language: 'en',
      revision: read.json['revision'],
      title: 'Pool',
      content: 'Check it.',
    };
    const undescribed = await callFunction(url, 'update-blog-post', {
      token,
      body: { ...translated, hero_image_url: heroes.hero_image_url },
    });
    expect([undescribed.status, undescribed.json]).toMatchObject([
      400,
      { error: { fields: { hero_image_alt: expect.any(String) as string } } },
    ]);
    const saved = await callFunction(url, 'update-blog-post', { token, body: translated });
    expect(saved.status).toBe(200);
    const publish = () =>
      callFunction(url, 'publish-blog-post', { token, body: { slug: translated.slug, language: 'en' } });
    expect((await publish()).json).toMatchObject({ error: { code: 'image-alt-missing' } });
    await callFunction(url, 'update-blog-post', {
      token,
      body: { ...translated, revision: saved.json['revision'], ...heroes, hero_image_alt: 'A pool' },
    });
    expect((await publish()).status).toBe(200);
  });
});
