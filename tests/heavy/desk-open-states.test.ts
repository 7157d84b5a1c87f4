import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { deskPages } from '#core/desk-pages.ts';
import { locales, type Locale } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { openSheet } from '../support/browser/article-side.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import { toEndOf } from '../support/browser/hands.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { watchShifts, type Shifted } from '../support/browser/layout-shifts.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { aPhoto } from '../support/images.ts';
import { anEditor, aStoredArticle, callFunction } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;
const narrow = { ...phone, viewport: { width: 320, height: 640 } };
const wide = { ...desktop, viewport: { width: 1440, height: 900 } };
const token = await anEditor(product);
let slug = '';

beforeAll(async () => {
  slug = `${await aStoredArticle(product, token, { languages: ['nl', 'de'] })}-nl`;
  const message = { name: 'Eva', email: 'eva@example.com', message: 'Hallo', pageUrl: `${url}/` };
  await callFunction(url, 'send-contact-email', { body: message });
  await aStoredImage();
});

const edit = () => `${deskPages['edit-article']}?slug=${slug}`;
const openMenu = (page: Page) => page.locator('.article-foot [aria-haspopup="menu"]').click();
const openImage = (page: Page) => page.locator('.library button').first().click();
const openAll = (page: Page, folds: string) =>
  page.locator(folds).evaluateAll((all) => {
    for (const fold of all) fold.setAttribute('open', '');
  });

/** What an editor can open on a page, and what appears then. */
const states: [path: () => string, open: (page: Page, locale: Locale) => Promise<unknown>, shown: string][] =
  [
    [edit, openMenu, '[role="menu"]'],
    [
      edit,
      async (page, locale) => {
        await openMenu(page);
        await page.getByRole('menuitem', { name: deskWords(locale).edit.control.plan }).click();
      },
      'dialog[open]',
    ],
    [edit, (page) => openAll(page, '.article-text details'), '.article-page'],
    [
      edit,
      async (page) => {
        await openSheet(page);
        await openAll(page, '.article-side details');
      },
      '.article-life',
    ],
    [
      () => deskPages['manual-blog-create'],
      async (page) => {
        await openSheet(page);
        await openAll(page, '.article-side details');
      },
      '.article-side fieldset',
    ],
    [
      () => deskPages.articles,
      async (page) => {
        const choose = page.locator('.article-count button');
        if (await choose.isVisible()) await choose.click();
        await page.locator('.article-choice input').last().check();
      },
      '.article-matrix',
    ],
    [() => deskPages.media, openImage, 'dialog[open]'],
    [
      () => deskPages.media,
      async (page, locale) => {
        await openImage(page);
        await page.getByRole('button', { name: deskWords(locale).library.crop.open }).click();
      },
      '.crop-dialog',
    ],
    [
      () => deskPages.enquiries,
      async (page) => {
        await openAll(page, '.desk-main details');
        await page.locator('.enquiry-row').first().click();
      },
      '.enquiry-open',
    ],
    [() => deskPages.business, (page) => openAll(page, '.business-form details'), '.business-form'],
    [
      () => deskPages.home,
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.locator('dialog[open] input').fill('a');
      },
      'dialog[open]',
    ],
    [
      () => deskPages.home,
      async (page) => {
        const menu = page.locator('.desk-menu-button');
        if (await menu.isVisible()) await menu.click();
      },
      '.desk-nav a',
    ],
  ];

describe('what an editor opens at the desk', () => {
  test.each(
    locales.flatMap((locale) =>
      [narrow, phone, wide].map((view) => [locale, view.viewport.width, view] as const),
    ),
  )('is accessible and fits the window (%s, %i)', async (locale, _, view) => {
    const { page } = await signedInPage(product, view);
    await page.addInitScript((language) => localStorage.setItem('desk-lang', language), locale);
    const found: unknown[] = [];
    for (const [index, [path, open, shown]] of states.entries()) {
      await page.goto('about:blank');
      await page.goto(url + path(), { waitUntil: 'networkidle' });
      await open(page, locale);
      await page.locator(shown).first().waitFor();
      found.push(...(await troublesOf(page)).map((trouble) => `${index} ${path()}: ${trouble}`));
    }
    await page.goto(url + pagePath({ page: 'blog', locale }), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: deskWords(locale).actions.title }).click();
    await page.locator('.blog-actions-buttons').waitFor();
    found.push(...(await troublesOf(page)).map((trouble) => `blog: ${trouble}`));
    expect(found).toEqual([]);
  });
});

describe('saving an article', () => {
  test.each([phone, wide])('moves nothing on the page (%j)', async (view) => {
    const { page } = await signedInPage(product, view);
    await page.addInitScript(watchShifts);
    const moved: Record<string, number> = {};
    const expectStill = async (name: string, save: () => Promise<unknown>) => {
      await page.evaluate(() => Object.assign(globalThis, { shifted: 0 }));
      await save();
      await page.waitForLoadState('networkidle');
      const shifted = await page.evaluate(() => (globalThis as unknown as Shifted).shifted);
      if (shifted > 0.02) moved[name] = shifted;
    };
    const { edit: texts } = deskWords('nl');

    const slugBase = await aStoredArticle(product, token, { languages: ['nl'] });
    await page.goto(`${url}${deskPages['edit-article']}?slug=${slugBase}-nl`);
    await toEndOf(page.locator('.rich-text-words'));
    await page.keyboard.type(' En nog iets.');
    await expectStill('a draft', async () => {
      await page.keyboard.press('Control+s');
      await page.locator('.toast').getByText(texts.saved, { exact: true }).waitFor();
    });
    await expectStill('a publication', async () => {
      await openMenu(page);
      await page.getByRole('menuitem', { name: texts.control.now }).click();
      await page.locator('.article-bar-live a').waitFor({ timeout: 30_000 });
    });
    const { change, date } = deskWords('nl').life;
    const day = page.locator('input[name="published_on"]');
    await openSheet(page);
    await page.getByRole('button', { name: new RegExp(`^${change} ?: ${date.title}$`) }).click();
    await day.fill('2020-03-01');
    await expectStill('another date', async () => {
      await page.getByRole('button', { name: date.save, exact: true }).click();
      await page.locator('.toast').getByText(date.dated, { exact: true }).waitFor();
    });
    // A late answer about the translator, which makes a notice above the fields.
    await page.route('**/functions/v1/writing-help', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.fulfill({ json: { translator: true, model: 'a-model', months: [] } });
    });
    await expectStill('the business page', async () => {
      await page.goto(url + deskPages.business);
      await page.locator('.business-form .problem').first().waitFor();
    });
    expect(moved).toEqual({});
  });
});

async function aStoredImage(): Promise<void> {
  const [, claims = ''] = token.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  const path = `${sub}/${crypto.randomUUID()}`;
  const headers = {
    apikey: product.publishableKey,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'image/jpeg',
  };
  const body = new Uint8Array(await aPhoto());
  await fetch(`${url}/storage/v1/object/incoming/${path}`, { method: 'POST', headers, body });
  expect((await callFunction(url, 'take-image', { token, body: { path } })).status).toBe(200);
}

async function troublesOf(page: Page): Promise<string[]> {
  const problems = await accessibilityProblems(page);
  const sideways = await tooWide(page);
  return sideways > 0 ? [...problems, `${sideways} px too wide`] : problems;
}
