import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { showRareTools } from '../support/browser/body-text.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import { isInView } from '../support/browser/in-view.ts';
import { mainButton } from '../support/browser/publishing.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { anEditor, aStoredArticle, callFunction } from '../support/products/editor.ts';
import { aPhoto } from '../support/images.ts';

const product = inject('product');
const { url } = product;
const token = await anEditor(product);

async function atTheDesk(path: string, view: BrowserContextOptions, language: Locale = 'nl') {
  const watched = await signedInPage(product, view);
  await watched.page.addInitScript((chosen) => localStorage.setItem('desk-lang', chosen), language);
  await watched.page.goto(url + path);
  return watched;
}

async function editing(view: BrowserContextOptions, { language = 'nl' }: { language?: Locale } = {}) {
  const slugBase = await aStoredArticle(product, token);
  const watched = await atTheDesk(`/admin/edit?slug=${slugBase}-nl`, view, language);
  await watched.page.getByRole('toolbar').waitFor();
  const body = watched.page.locator('.rich-text-words');
  return { ...watched, slugBase, body };
}

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (found === null) throw new Error(`Not on the page: ${locator.toString()}`);
  return found;
};

async function insert(page: Page, label: string): Promise<void> {
  await page.locator('.rich-text-words p').last().click();
  await page.getByRole('button', { name: 'Invoegen' }).click();
  await page.getByRole('option', { name: label }).click();
}

async function addImage(page: Page, size: { width: number; height: number }): Promise<void> {
  const file = { name: 'tuin.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(size) };
  await page.locator('.rich-text > input[type="file"]').setInputFiles(file);
  await page.locator('.image-panel input').first().waitFor();
}

describe('dialogs', { tags: ['heavy'] }, () => {
  test('show the whole focus ring of each choice', async () => {
    const { page } = await editing(phone);
    await insert(page, 'Knop naar de offerte');
    const choice = page.getByRole('dialog').getByRole('button', { name: 'Verhuurpakket' });
    await page.getByRole('dialog').waitFor();
    // After a click, the browser shows the ring only once the keyboard moves the focus.
    await page.keyboard.press('Tab');
    await expect.poll(() => choice.evaluate((button) => button === document.activeElement)).toBe(true);
    const room = await choice.evaluate((button) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const [inner, outer] = [button.getBoundingClientRect(), button.closest('ul')?.getBoundingClientRect()];
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return (
        outer && Math.min(inner.left - outer.left, inner.top - outer.top, outer.right - inner.right) - ring
      );
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  test('keep the button that closes a long list of images in view', async () => {
    const { page } = await editing({ ...desktop, viewport: { width: 1440, height: 360 } });
    await addImage(page, { width: 600, height: 400 });
    await showRareTools(page);
    await page.getByRole('button', { name: 'Uit de mediatheek' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kies een afbeelding' });
    await dialog.locator('.library img').first().waitFor();
    expect(await dialog.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(0);
    expect(await isInView(dialog.getByRole('button', { name: 'Annuleren' }))).toBe(true);
    // On wide windows, the dialog is wider than a question.
    expect((await box(dialog)).width).toBe(960);
  });

  test('are under the thumb on a phone, also if another dialog opened them', async () => {
    const { page } = await atTheDesk('/admin/media', phone);
    const add = page.getByLabel('Afbeelding toevoegen');
    await add.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
    await page.getByText('De afbeelding staat in de mediatheek').waitFor();
    await page
      .getByRole('button', { name: /Nergens gebruikt/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
    const { y, height } = await box(page.getByRole('dialog', { name: 'Afbeelding verwijderen?' }));
    expect(Math.abs(y + height - phone.viewport.height)).toBeLessThan(2);
  });

  test('do not move while the results of the quick search change, and can be closed by touch', async () => {
    const { page } = await atTheDesk('/admin/trash', phone);
    await page.getByRole('button', { name: 'Zoeken' }).click();
    const dialog = page.getByRole('dialog');
    const { y } = await box(dialog);
    await dialog.getByRole('searchbox').fill('qxzvwj');
    await dialog.getByText('Niets gevonden voor “qxzvwj”').waitFor();
    expect((await box(dialog)).y).toBe(y);
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('panels', { tags: ['heavy'] }, () => {
  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('of a tall image are in view when an editor selects it (%s)', async (_, view) => {
    const { page, body } = await editing(view);
    await addImage(page, { width: 600, height: 1800 });
    await page.keyboard.type('Een tuin');
    await page.keyboard.press('Escape');
    const panel = page.locator('.image-panel');
    await panel.waitFor({ state: 'detached' });
    await page.evaluate(() => scrollTo(0, 0));
    await body.locator('figure img').click({ position: { x: 50, y: 100 } });
    await expect.poll(() => isInView(panel.getByLabel('Plaats op de pagina'))).toBe(true);
  });

  test.each(['nl', 'en', 'es', 'de'] as const)('show each size of an image whole (%s)', async (language) => {
    const { page } = await editing(phone, { language });
    await addImage(page, { width: 600, height: 400 });
    const size = page.locator('.image-panel select');
    const [room, wanted] = await size.evaluate((select: HTMLSelectElement) => {
      const shown = select.offsetWidth;
      select.style.width = 'max-content';
      return [shown, select.offsetWidth];
    });
    expect(wanted).toBeLessThanOrEqual(room);
  });

  test('are in view on a phone when an editor inserts a block at the end of the text', async () => {
    const { page } = await editing(phone);
    await page.locator('.rich-text-words p').last().click();
    await page.getByRole('button', { name: 'Invoegen' }).click();
    await expect.poll(() => isInView(page.getByRole('listbox'))).toBe(true);
  });

  test('with the save button of the business page cover the whole line', async () => {
    const { page } = await atTheDesk('/admin/business#hours', desktop);
    const save = page.getByRole('button', { name: 'Opslaan' });
    await save.waitFor();
    expect((await box(save.locator('..'))).width).toBe((await box(page.locator('form'))).width);
  });
});

describe('title of an article', { tags: ['heavy'] }, () => {
  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('is visible as a whole and stays one paragraph (%s)', async (_, view) => {
    const { page } = await editing(view);
    const title = page.getByLabel('Titel', { exact: true });
    const long =
      'Uw huis op Ibiza in één middag winterklaar maken, van de hoofdkraan tot de kussens op het terras';
    await title.fill(`${long}\nen de pomp`);
    expect(await title.inputValue()).toBe(`${long} en de pomp`);
    const hidden = await title.evaluate((field) => [
      field.scrollWidth - field.clientWidth,
      field.scrollHeight - field.clientHeight,
    ]);
    expect(hidden).toEqual([0, 0]);
  });
});

describe('page of a new article', () => {
  const controls = 'button:not(:disabled), a, input, textarea, select, summary, [role="textbox"]';

  test.each([
    ['desktop', desktop, 14, 240],
    ['phone', phone, 13, 300],
  ])('shows few controls above the fold, and the text near the top (%s)', async (_, view, max, highest) => {
    const { page } = await atTheDesk('/admin/manual-blog-create', view);
    await page.getByRole('toolbar').waitFor();
    // Other tests may have left drafts, which the page lists.
    const shown = page
      .locator('.article-page :is(.article-bar, .article-text)')
      .locator(controls)
      .filter({ visible: true, hasNotText: 'Niet opgeslagen concepten' });
    const inWindow = await shown.evaluateAll((all) =>
      all.filter((control) => control.getBoundingClientRect().top < innerHeight).map((it) => it.outerHTML),
    );
    expect(inWindow.length).toBeGreaterThan(5);
    expect(inWindow.length, inWindow.join('\n')).toBeLessThanOrEqual(max);
    expect((await box(page.locator('.rich-text-words'))).y).toBeLessThan(highest);
  });
});

describe('bar of an article', { tags: ['heavy'] }, () => {
  test.each(['nl', 'en', 'es', 'de'] as const)(
    'keeps its height when the article is planned (%s)',
    async (language) => {
      const { page, slugBase } = await editing(desktop, { language });
      const bar = page.locator('.article-bar');
      const { height } = await box(bar);
      const body = { slug: `${slugBase}-nl`, language: 'nl', publish_at: '2099-12-24T17:30' };
      expect((await callFunction(url, 'schedule-blog-post', { token, body })).status).toBe(200);
      await page.reload();
      await bar.getByText('17:30').waitFor();
      expect((await box(bar)).height).toBe(height);
    },
  );
});

describe('settings of an article on a phone', () => {
  test('are a sheet that one button opens, and that Escape and a press beside it close', async () => {
    const { page, body } = await editing(phone);
    const opener = page.getByRole('button', { name: 'Over dit artikel' });
    const sheet = page.getByRole('complementary', { name: 'Over dit artikel' });
    const hasFocus = () => opener.evaluate((button) => button === document.activeElement);
    await body.waitFor();
    expect(await sheet.isVisible()).toBe(false);
    await opener.click();
    await sheet.getByText('Publicatiedatum', { exact: true }).waitFor();
    expect(await sheet.evaluate((side) => side.contains(document.activeElement))).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await hasFocus()).toBe(true);
    await opener.click();
    await page.mouse.click(195, 20);
    await sheet.waitFor({ state: 'hidden' });

    await opener.click();
    await sheet.getByRole('button', { name: 'Artikel kopiëren' }).click();
    await page.waitForURL(`${url}/admin/manual-blog-create`);
    expect(await page.getByLabel('Webadres').inputValue()).toMatch(/-kopie$/);
  });

  test('open each dialog at once, above the sheet and in view', async () => {
    const { page, body } = await editing(phone);
    await body.waitFor();
    const loaded = Promise.withResolvers<true>();
    await page.route(/DateArticle/, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Over dit artikel' }).click();
    const dialog = page.getByRole('dialog');
    const openers = [/^Wijzigen ?: Publicatiedatum$/, /^Wijzigen ?: Webadres$/, 'Mediatheek', /weggooien$/];
    for (const name of openers) {
      await page.locator('.article-side').getByRole('button', { name }).click();
      await dialog.getByRole('button', { name: 'Annuleren' }).waitFor();
      loaded.resolve(true);
      await dialog.locator('input, p, img').first().waitFor();
      await expect.poll(() => isInView(dialog)).toBe(true);
      const isAbove = await dialog.evaluate((shown) => {
        const { left, top, width, height } = shown.getBoundingClientRect();
        return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect([name, isAbove]).toEqual([name, true]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('show the field that a save refuses', async () => {
    const { page, body } = await editing(phone);
    await body.waitFor();
    const title = page.getByLabel('Titel in zoekmachines');
    await page.route('**/functions/v1/update-blog-post', (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 'invalid-input', message: '', fields: { meta_title: 'Too long.' } } },
      }),
    );
    await page.getByRole('button', { name: 'Over dit artikel' }).click();
    await page.getByRole('button', { name: 'Zoekmachines' }).click();
    await title.fill('Een titel');
    await page.keyboard.press('Escape');
    await title.waitFor({ state: 'hidden' });
    await mainButton(page).click();
    await title.waitFor();
  });
});

describe('sidebar', { tags: ['heavy'] }, () => {
  test.each(['nl', 'en', 'es', 'de'] as const)(
    'shows all of its links and the language (%s)',
    async (language) => {
      const { page } = await atTheDesk('/admin/trash', desktop, language);
      await page.locator('.desk-who').waitFor();
      expect(await isInView(page.locator('.desk-menu-end select'))).toBe(true);
    },
  );
});
