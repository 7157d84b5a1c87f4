/** An owner without technical knowledge completes a new site on a phone. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newLocalDir, startProduct, type Product } from '../../scripts/local/product.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { phone, watchedPage } from '../support/browser/chromium.ts';
import { keepFigure } from '../support/figures.ts';
import { aPhoto } from '../support/images.ts';
import { aStopwatch } from '../support/browser/stopwatch.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct({
    localDir: newLocalDir(),
    env: { BACKEND_IS_SHORT_LIVED: 'yes', REBUILD_QUIET_SECONDS: '1', SEED: 'none' },
  });
});
afterAll(() => product.remove());

const steps: [string, Record<string, string>][] = [
  [
    'Naam en adres',
    { name: 'Casa Clara', taxNumber: 'NIF B12345674', 'address.street': 'Carrer de sa Creu 14' },
  ],
  [
    'Telefoon en e-mail',
    { phone: '+34 971 31 20 20', chatNumber: '+34 600 31 20 21', email: 'hola@casaclara.test' },
  ],
  ['Kantooruren', { 'hours.saturday.opens': '09:30', 'hours.saturday.closes': '13:00' }],
  ['Prijzen', { 'prices.baseCents': '395,50', 'prices.extras.pest': '47' }],
  ['Foto en logo', {}],
  ['Partner', {}],
];

/** Seconds that a person on a phone needs for one press and for one key. */
const pace = { press: 2, key: 0.3 };

async function type(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = page.locator(`[name="${name}"]`);
    await field.click();
    // A time field of the browser does not take typed text, so the test sets the time directly.
    if (name.startsWith('hours.')) await field.fill(text);
    else {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
  }
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The steps in place of the empty list of articles, with a tick for each that is done. */
async function firstSteps(page: Page): Promise<string[]> {
  await page.goto(`${product.url}/admin/articles#token=${product.adminToken}`);
  const ways = page.getByRole('region', { name: 'Drie stappen naar uw eerste artikel' }).getByRole('link');
  await ways.nth(2).waitFor();
  // The answers arrive after the steps.
  await page.waitForLoadState('networkidle');
  expect(await accessibilityProblems(page)).toEqual([]);
  return ways.evaluateAll((links) => links.map((link) => link.querySelector('strong')?.textContent ?? ''));
}

describe('first setup by an owner', () => {
  test('starts with three steps, none of which is done', async () => {
    const { page, troubles } = await watchedPage(product.url, phone);
    expect(await firstSteps(page)).toEqual([
      'Vul uw bedrijfsgegevens in',
      'Voeg een foto toe',
      'Schrijf uw eerste artikel',
    ]);
    expect(troubles).toEqual([]);
  });

  test('takes at most 60 presses and five minutes on a phone until the site shows the owner’s details and a notice', async ({
    task,
  }) => {
    const { page, troubles, close } = await watchedPage(product.url, phone);
    const watch = await aStopwatch(page);
    const started = Date.now();
    await page.goto(`${product.url}/admin#token=${product.adminToken}`);
    await page.getByRole('link', { name: /Vul uw bedrijfsgegevens in/ }).click();

    for (const [title, fields] of steps) {
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
      await type(page, fields);
      if (title === 'Foto en logo') {
        const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
        // A person would press twice: to open the file dialog, and to choose a file there.
        watch.counted.clicks += 2;
        await page.locator('[name="images.home"]').setInputFiles(photo);
        await page.locator('img.business-image').waitFor();
      }
      expect(await accessibilityProblems(page)).toEqual([]);
      if (title === 'Partner') await page.locator('[name="partner.name"]').fill('');
      await press(page, title === 'Partner' ? 'Overslaan' : 'Opslaan en verder');
    }
    await page.getByRole('heading', { name: 'Nog 1 van 6 stappen open' }).waitFor();
    await page.getByText('Naam van de partner, Website van de partner').waitFor();
    await press(page, 'Verder invullen');
    // What the owner has skipped keeps its text.
    await page.locator('[name="partner.name"][value="Demo Solar Ibiza"]').waitFor();
    await press(page, 'Wij hebben geen partner');
    await press(page, 'Opslaan en afronden');
    await page.getByRole('heading', { name: 'Uw site staat klaar' }).waitFor();
    await page.getByRole('button', { name: 'Kantooruren (gedaan)' }).waitFor();
    await page.getByText(/^Live:/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('link', { name: 'Bedrijf', exact: true }).click();
    await page.locator('.business-sections a[href="#notice"]').click();
    await type(page, { 'notice.texts.nl': 'Wij zijn geopend.' });
    await press(page, 'Opslaan');
    // “Live:” may still be about the save before.
    const pageAt = async (path: string) => (await fetch(`${product.url}${path}`)).text();
    const homePage = () => pageAt('/nl');
    await expect.poll(homePage, { timeout: 60_000 }).toContain('Wij zijn geopend.');
    await page.getByText(/^Live:/).waitFor();

    const seconds =
      (Date.now() - started) / 1000 + watch.counted.clicks * pace.press + watch.counted.keys * pace.key;
    keepFigure(task, {
      what: 'first hour of an owner on a phone',
      value: `${watch.counted.clicks} presses · ${Math.round(seconds)} s`,
      goal: '60 presses · 300 s',
    });
    expect(watch.counted.clicks).toBeLessThanOrEqual(60);
    expect(seconds).toBeLessThan(300);
    expect(watch.counted.loads).toBe(1);
    const home = await homePage();
    for (const text of ['Casa Clara', 'tel:+34971312020', 'Zaterdag, 9:30', '395,50', '7rem, 22rem"'])
      expect(home).toContain(text);
    const partners = await pageAt('/nl/partners');
    expect(partners).toContain('Wilt u met ons samenwerken?');
    expect(partners).not.toMatch(/Demo Solar|zonnepanelen|example\.com/);
    expect(await firstSteps(page)).toEqual([
      'Vul uw bedrijfsgegevens in (gedaan)',
      'Voeg een foto toe (gedaan)',
      'Schrijf uw eerste artikel',
    ]);
    expect(troubles).toEqual([]);
    await close();
  });
});
