import type { BrowserContextOptions, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { anEditor, aStoredArticle, callFunction, eventually, siteIsLive } from '../products/editor.ts';
import { aKnownArticle, knownChange } from '../stand-ins/demo-translator.ts';
import { aPhoto } from '../images.ts';
import { watchedPage } from './chromium.ts';
import { clipboardFragments } from './clipboard-fragments.ts';
import { byKeyboard, type Hand } from './hands.ts';
import { paste } from './paste.ts';
import { fromDisk, rtfOf } from './word-images.ts';
import { aStopwatch, type Stopwatch } from './stopwatch.ts';

/**
 * Runs one errand of an editor (a story, such as writing and publishing an article) in a new browser context. Allows at
 * most `clicks` clicks and exactly one page load.
 */
export async function timeStory({ story, clicks, hand, view, product }: Timed): Promise<void> {
  const { url, adminToken } = product;
  const { page, troubles } = await watchedPage(url, view);
  const watch = await aStopwatch(page);
  const slugBase = await story({ page, hand, watch, url, adminToken });
  expect(watch.counted.clicks).toBeLessThanOrEqual(clicks);
  expect(watch.counted.loads).toBe(1);
  if (hand === byKeyboard) expect(watch.lost).toEqual([]);
  expect(troubles).toEqual([]);
  for (const [language, words] of shownBy.get(story) ?? []) {
    const html = await (await fetch(`${url}/blog/${slugBase}-${language}`)).text();
    expect(html).toContain(words);
    if (story === fourLanguages) expect(html.match(/<figure/g)).toHaveLength(2);
  }
}

const titles = [
  ['nl', 'Regen op komst'],
  ['en', 'Rain on its way'],
  ['es', 'Se acerca la lluvia'],
  ['de', 'Regen im Anmarsch'],
] as const;

const corrected = [
  ['nl', 'Geef de vijgenboom'],
  ['en', 'Water the fig tree'],
  ['es', 'Riegue la higuera'],
  ['de', 'Gießen Sie den Feigenbaum'],
] as const;

/** Signs in and publishes a Dutch text. Returns the slug base. */
export async function oneLanguage(desk: Desk): Promise<string> {
  await signIn(desk);
  await writeArticle(desk, asWord);
  const slugBase = await save(desk);
  await desk.watch.until('live in Dutch', () => isSaidLive(desk.page, [`/blog/${slugBase}-nl`]));
  return slugBase;
}

/** Publishes a Word text with two images in four languages. Returns the slug base. */
export async function fourLanguages(desk: Desk): Promise<string> {
  const { page, hand, watch } = desk;
  await signIn(desk);
  await writeArticle(desk, await withImages());
  const slugBase = await save(desk);
  // The page must report the text as live before the story leaves it.
  await watch.until('live in Dutch', () => isSaidLive(page, [`/blog/${slugBase}-nl`]));
  // One language can be read while the others are being translated.
  await hand.press(page.locator('.next-step').getByRole('button', { name: 'Nalezen' }));
  const good = page.getByRole('button', { name: /^Goed, / });
  for (const [index, language] of ['Engels', 'Spaans', 'Duits'].entries()) {
    const heading = page.getByRole('heading', { name: `Taal ${index + 1} van 3: ${language}` });
    await watch.until(
      `${language} to be read`,
      async () => (await heading.isVisible()) && (await good.isVisible()),
    );
    await hand.press(good);
  }
  const publishAll = page.getByRole('button', { name: 'Alles publiceren' });
  await watch.until('the end of the review', () => publishAll.isVisible());
  await hand.press(publishAll);
  const pages = ['en', 'es', 'de'].map((language) => `/blog/${slugBase}-${language}`);
  await watch.until('live in three more languages', () => isSaidLive(page, pages));
  return slugBase;
}

/**
 * Corrects a sentence of an article that is live in four languages. After typing, the editor presses at most two
 * buttons. One saves the text and shows the new translations, and one publishes all texts. Returns the slug base.
 */
export async function correction({ page, hand, watch, url, adminToken }: Desk): Promise<string> {
  const token = await anEditor({ url, adminToken });
  const article = aKnownArticle();
  const { slug_base: slugBase } = article;
  await callFunction(url, 'create-multilingual-blog', { token, body: article });
  for (const language of ['en', 'es', 'de']) {
    const slug = `${slugBase}-${language}`;
    const { revision } = (await callFunction(url, `read-post?slug=${slug}`, { token })).json;
    await callFunction(url, 'review-post', { token, body: { slug, language, revision } });
    await callFunction(url, 'publish-blog-post', { token, body: { slug, language } });
  }
  await siteIsLive({ url }, token);

  await page.goto(`${url}/admin/edit?slug=${slugBase}-nl&token=${adminToken}`);
  const body = page.getByRole('textbox', { name: 'Inhoud' });
  await watch.until('the editor', () => body.isVisible());
  await hand.standIn(body);
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, { html: article.html_nl.replace(knownChange.from, knownChange.to), text: '' });
  await body.getByText('Geef de vijgenboom').waitFor();
  const typed = watch.counted.clicks;
  await hand.press(page.getByRole('button', { name: 'Opslaan en alle talen bijwerken' }));
  // Here the editor reads the new translations. The public pages must still show the old translations.
  for (const [language, words] of corrected.slice(1)) {
    await page
      .getByRole('textbox', { name: `Tekst (${language})` })
      .getByText(words)
      .waitFor();
    expect(await (await fetch(`${url}/blog/${slugBase}-${language}`)).text()).not.toContain(words);
  }
  await hand.press(page.getByRole('button', { name: 'Alles publiceren' }));
  expect(watch.counted.clicks - typed).toBeLessThanOrEqual(2);
  for (const [language, words] of corrected)
    await watch.until(`live in ${language}`, async () =>
      (await (await fetch(`${url}/blog/${slugBase}-${language}`)).text()).includes(words),
    );
  for (const language of ['en', 'es', 'de']) {
    const { json } = await callFunction(url, `read-post?slug=${slugBase}-${language}`, { token });
    expect(json).toMatchObject({ translation: 'reviewed', outdated_since: null, reviewed_by: 'Redactie' });
  }
  return slugBase;
}

export async function describedImage({ page, hand, watch, url, adminToken }: Desk): Promise<string> {
  const token = await anEditor({ url, adminToken });
  const slugBase = await aStoredArticle({ url }, token);
  await page.goto(`${url}/admin/edit?slug=${slugBase}-nl&token=${adminToken}`);
  const body = page.getByRole('textbox', { name: 'Inhoud' });
  await watch.until('the editor', () => body.isVisible());
  // Clicks in the system’s file dialog cannot be counted, so the file is set directly.
  const file = { name: 'tuin.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
  await page.locator('.rich-text > input[type="file"]').setInputFiles(file);
  const field = 'Beschrijving van deze afbeelding';
  await watch.until('the question for the description', () => isFocused(page, field));
  await page.keyboard.press('Escape');
  await page.getByLabel(field).waitFor({ state: 'detached' });
  await (hand === byKeyboard
    ? hand.press(page.getByRole('button', { name: 'Afbeeldingen zonder beschrijving: 1' }))
    : hand.press(body.locator('figure img')));
  await watch.until('the description', () => isFocused(page, field));
  await page.keyboard.insertText('Een tuin in de zon');
  await page.keyboard.press('Enter');
  await body.locator('figure img[alt="Een tuin in de zon"]').waitFor();
  return slugBase;
}

async function signIn({ page, hand, watch, url, adminToken }: Desk): Promise<void> {
  await page.goto(`${url}/admin`);
  const enter = page.getByRole('button', { name: 'Opslaan' });
  await watch.until('the gate', () => enter.isEnabled());
  expect(await isFocused(page, 'Toegangstoken')).toBe(true);
  await page.keyboard.insertText(adminToken);
  await hand.press(enter);
  await watch.until('the desk', () => page.locator('#desk-content').isVisible());
}

async function writeArticle(desk: Desk, copied: Copied): Promise<void> {
  const { page, hand, watch } = desk;
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Nieuw artikel' }));
  const body = page.getByRole('textbox', { name: 'Inhoud (NL)' });
  await watch.until('the editor', () => body.isVisible());
  expect(await isFocused(page, 'Titel (NL)')).toBe(true);
  if (hand === byKeyboard) await page.keyboard.press('Enter');
  else await hand.standIn(body);
  expect(await isFocused(page, 'Inhoud (NL)')).toBe(true);
  await paste(page, copied);
  await watch.until('the pasted text', () => body.getByText('Zet de kussens binnen.').isVisible());
  if (copied.rtf !== undefined) await describeImages(desk);
  // The heading of the text fills the empty title.
  await eventually(() => page.getByLabel('Titel (NL)').inputValue(), {
    until: (title) => title === 'Regen op komst',
  });
  const slugBase = page.getByLabel('Webadres');
  await watch.until('an address made of the title', async () =>
    /^regen-op-komst/.test(await slugBase.inputValue()),
  );
}

const wordText = clipboardFragments['Word: headings, marks and a smart tag']?.clipboard ?? '';

const asWord: Copied = { html: wordText, text: 'Regen op komst' };

async function withImages(): Promise<Copied> {
  const [own = ''] = /<p class=MsoNormal><!--\[if gte vml[\s\S]*?<\/p>/.exec(wordText) ?? [];
  const two = ['image001.png', 'image002.jpg'].map((name) => `<p class=MsoNormal>${fromDisk(name)}</p>`);
  const png = await sharp(await aPhoto())
    .png()
    .toBuffer();
  return { ...asWord, html: wordText.replace(own, two.join('')), rtf: rtfOf(png, await aPhoto()) };
}

async function describeImages({ page, hand, watch }: Desk): Promise<void> {
  const lacking = page.getByRole('button', { name: 'Afbeeldingen zonder beschrijving: 2' });
  await watch.until('two images in the text', () => lacking.isVisible());
  await hand.press(lacking);
  for (const words of ['Een terras in de regen', 'Kussens in een kist']) {
    expect(await isFocused(page, 'Beschrijving van deze afbeelding')).toBe(true);
    await page.keyboard.insertText(words);
    await page.keyboard.press('Enter');
  }
  expect(await isFocused(page, 'Inhoud (NL)')).toBe(true);
}

/** Saves the article, and waits until its edit page says so in the focused line of the bar. Returns the slug base. */
async function save({ page, hand, watch }: Desk): Promise<string> {
  await hand.press(page.getByRole('button', { name: 'Opslaan' }));
  const outcome = page.locator('.article-bar-live');
  await watch.until('saved', async () => (await outcome.isVisible()) && (await hasFocus(outcome)));
  return new URL(page.url()).searchParams.get('slug')?.replace(/-nl$/, '') ?? '';
}

/** The bar of an article and the publication strip link to a page once it is live. */
const isSaidLive = async (page: Page, paths: string[]): Promise<boolean> => {
  const links = paths.map((path) =>
    page.locator(`:is(.publication, .article-bar) a[href="${path}"]`).isVisible(),
  );
  return (await Promise.all(links)).every(Boolean);
};

/** What the article must contain after each story, per language. */
const shownBy = new Map<(desk: Desk) => Promise<string>, readonly (readonly [string, string])[]>([
  [oneLanguage, titles.slice(0, 1)],
  [fourLanguages, titles],
  [correction, corrected],
]);

const hasFocus = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);

const isFocused = (page: Page, label: string): Promise<boolean> =>
  hasFocus(page.getByLabel(label, { exact: true }));

type Timed = {
  story: (desk: Desk) => Promise<string>;
  clicks: number;
  hand: Hand;
  view: BrowserContextOptions;
  product: { url: string; adminToken: string };
};

type Copied = Parameters<typeof paste>[1];

type Desk = { page: Page; hand: Hand; watch: Stopwatch; url: string; adminToken: string };
