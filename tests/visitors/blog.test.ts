import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { anArticle, anEditor, callFunction, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const post = `${url}/blog/stormschade-voorkomen-nl`;

const textOf = async (path: string) => (await fetch(`${url}${path}`)).text();
const field = (page: Page) => page.getByRole('searchbox', { name: 'Zoek in de artikelen' });
const status = (page: Page) => page.locator('.blog-search [role="status"]');
const scriptsOf = (requests: string[]) => requests.filter((request) => /search|client/i.test(request));

describe('blog search', () => {
  test('loads its script only when the visitor touches the field', async () => {
    const { page, requests, troubles } = await watchedPage(url, phone);
    await page.goto(`${url}/nl/blog`, { waitUntil: 'networkidle' });
    expect(scriptsOf(requests)).toEqual([]);
    await field(page).tap();
    await page.keyboard.type('zwembad');
    await page.getByRole('heading', { name: 'Gevonden artikelen' }).waitFor();
    expect(scriptsOf(requests)).not.toEqual([]);
    expect(await status(page).textContent()).toMatch(/^Gevonden artikelen: [1-9]/);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  // A submitted query, and one typed before any script has loaded, are in early-input.test.ts.
  test('runs a query that was typed before its script had loaded', async () => {
    const { page, troubles } = await watchedPage(url, desktop);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const ofScript = /_astro\/BlogSearch/;
    await page.route(ofScript, async (route) => {
      await arrived;
      await route.continue();
    });
    const asked = page.waitForRequest(ofScript);
    await page.goto(`${url}/nl/blog`, { waitUntil: 'domcontentloaded' });
    await field(page).fill('zwembad');
    await asked;
    expect(await field(page).inputValue()).toBe('zwembad');
    arrive();
    await page.getByRole('heading', { name: 'Gevonden artikelen' }).waitFor();
    expect(page.url()).toBe(`${url}/nl/blog?q=zwembad`);
    expect(await field(page).inputValue()).toBe('zwembad');
    expect(troubles).toEqual([]);
  });
});

test('each article suggests other articles of its language', async () => {
  for (const locale of locales) {
    const paths = [
      ...(await textOf(`/sitemap-posts-${locale}-0-0.xml`)).matchAll(/<loc>[^<]*(\/blog\/[^<]+)/g),
    ];
    expect(paths.length).toBeGreaterThan(4);
    for (const [, path = ''] of paths) {
      const [, suggested = ''] = (await textOf(path)).split('id="post-links-heading"');
      expect([path, suggested.match(/href="\/blog\/[\w-]+"/)?.[0]]).toEqual([
        path,
        expect.stringMatching(`-${locale}"$`),
      ]);
    }
  }
});

describe('back link of a post', () => {
  test('returns to the overview page or search from which the reader came', { tags: ['heavy'] }, async () => {
    const { page, troubles, close } = await watchedPage(url, desktop);
    const back = page.getByRole('link', { name: 'Terug naar de blog' }).first();
    await page.goto(`${url}/nl/blog/page/1`);
    await page.locator('main article a').first().click();
    await back.click();
    await page.waitForURL(`${url}/nl/blog/page/1`);

    await page.goto(`${url}/nl/blog`);
    await field(page).fill('zwembad');
    const found = page.locator('.search-cards a');
    await found.first().click();
    // The back link stays the same while the reader visits other posts and headings.
    await page
      .getByRole('link', { name: /^(Vorig|Volgend) artikel/ })
      .first()
      .click();
    await page.evaluate(() => (location.hash = 's-nergens'));
    await page.getByRole('link', { name: 'Terug naar de blog' }).last().click();
    await page.waitForURL(`${url}/nl/blog?q=zwembad`);
    await found.first().waitFor();
    expect(await field(page).inputValue()).toBe('zwembad');
    await field(page).fill('');
    await page.waitForURL(`${url}/nl/blog`);
    expect(troubles).toEqual([]);
    await close();

    const stranger = await watchedPage(url, desktop);
    await stranger.page.goto(post);
    await stranger.page.getByRole('link', { name: 'Terug naar de blog' }).first().click();
    await stranger.page.waitForURL(`${url}/nl/blog`);
  });
});

describe('blog search results', () => {
  test('are replaced by six skeletons while they load, and by a retry button after a failure', async () => {
    const { page } = await watchedPage(url, desktop);
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/functions/v1/search?*', async (route) => {
      await failing;
      await route.abort();
    });
    await page.goto(`${url}/nl/blog`);
    await field(page).fill('dak');
    await page.locator('.skeleton').nth(5).waitFor();
    expect(await page.locator('.skeleton').count()).toBe(6);
    expect(await status(page).textContent()).toBe('Bezig met zoeken…');
    fail();
    const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
    await retry.waitFor();
    expect(await status(page).textContent()).toContain('Zoeken lukt nu niet');
    await page.unroute('**/functions/v1/search?*');
    await retry.click();
    await page.getByRole('heading', { name: 'Gevonden artikelen' }).waitFor();
  });

  test('list articles with most of the words under a heading of their own, and say so', async () => {
    const { page } = await watchedPage(url, phone);
    await page.goto(`${url}/nl/blog?q=zwembad+qqqqq`);
    await page.getByRole('heading', { name: 'Artikelen met de meeste van uw zoekwoorden' }).waitFor();
    expect(await status(page).textContent()).toBe(
      'Geen artikel bevat al uw zoekwoorden. Deze artikelen bevatten de meeste ervan.',
    );
    expect(await page.locator('.search-cards h3').count()).toBeGreaterThan(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('list German articles for a typed query, and report if no article matches', async () => {
    const { page } = await watchedPage(url, desktop);
    await page.goto(`${url}/de/blog`);
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('qqqq');
    await page.getByText('Zu „qqqq“ wurde nichts gefunden.').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Haus');
    await page.getByRole('heading', { name: 'Gefundene Artikel' }).waitFor();
    const found = await page
      .locator('.search-cards a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((href) => !href?.endsWith('-de'))).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/blog\/.+-de$/);
  });
});

describe('blog without JavaScript', () => {
  test('hides the search, but shows the two share links', async () => {
    const { page } = await watchedPage(url, { ...desktop, javaScriptEnabled: false });
    await page.goto(`${url}/nl/blog`);
    expect(await field(page).isVisible()).toBe(false);
    await page.goto(post);
    const [whatsApp, mail] = await page.locator('.share a').all();
    expect(new URL((await whatsApp?.getAttribute('href')) ?? '').searchParams.get('text')).toContain(post);
    expect(await whatsApp?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(new URL((await mail?.getAttribute('href')) ?? '').searchParams.get('body')).toBe(post);
    expect(await page.getByRole('button', { name: 'Link kopiëren' }).isVisible()).toBe(false);
  });
});

describe('blog post page', () => {
  test('has a button that copies the URL of the post and shows a confirmation', async () => {
    const { page, troubles } = await watchedPage(url, {
      ...phone,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(post);
    await page.getByRole('button', { name: 'Link kopiëren' }).tap();
    await page.getByText('Link gekopieerd').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post);
    expect(troubles).toEqual([]);
  });

  test('shows author, reading time and related articles, and links to feed and adjacent articles', async () => {
    const { page } = await watchedPage(url, desktop);
    await page.goto(post);
    expect(await page.locator('.facts').innerText()).toMatch(/Door .+\n.*[23] min\. leestijd/);
    expect(await page.locator('link[type="application/rss+xml"]').getAttribute('href')).toBe('/nl/rss.xml');
    const related = page.getByRole('region', { name: 'Lees ook' }).getByRole('link');
    // The related articles are hidden until their styles have loaded.
    await related.first().waitFor();
    expect(await related.count()).toBeLessThanOrEqual(3);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('link', { name: /^Vorig artikel/ }).click();
    await page.getByRole('link', { name: /^Volgend artikel/ }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  });

  test('has a table of contents if the post is long, with links that scroll to the sections', async () => {
    const section = (heading: string) =>
      `## ${heading}\n\n${'Kijk elke maand naar de pomp. '.repeat(60)}\n\n`;
    const article = anArticle({
      slug_base: `browser-${crypto.randomUUID().slice(0, 8)}`,
      html_nl: ['Menu', 'Main', 'Één lijst'].map(section).join(''),
      languages: ['nl'],
    });
    const token = await anEditor(product);
    await callFunction(url, 'create-multilingual-blog', { token, body: article });
    const address = `${url}/blog/${article.slug_base}-nl`;
    await eventually(async () => (await fetch(address)).status, { until: (code) => code === 200 });

    const { page, troubles } = await watchedPage(url, {
      viewport: { width: 320, height: 640 },
    });
    await page.goto(address);
    const contents = page.getByRole('navigation', { name: 'In dit artikel' });
    expect(await contents.getByRole('link').allInnerTexts()).toEqual(['Menu', 'Main', 'Één lijst']);
    await contents.getByRole('link', { name: 'Één lijst' }).click();
    expect(page.url()).toBe(`${address}#s-een-lijst`);
    await expect.poll(() => topOf(page, 'Één lijst')).toBeLessThan(200);
    expect(await topOf(page, 'Één lijst')).toBeGreaterThan(60);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    expect(troubles).toEqual([]);
  });
});

const topOf = async (page: Page, name: string) =>
  (await page.getByRole('heading', { name, level: 2 }).boundingBox())?.y ?? Infinity;
