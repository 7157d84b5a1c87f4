import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newLocalDir, startProduct, type Product } from '../../../scripts/local/product.ts';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { phone } from '../../support/browser/chromium.ts';
import { signedInPage } from '../../support/browser/signed-in.ts';
import { anEditor, callFunction } from '../../support/products/editor.ts';
import { doubtfulSentence, translatesWhatItKnows } from '../../support/stand-ins/demo-translator.ts';
import { aLanguageModel, type ModelStandIn } from '../../support/stand-ins/model-stand-in.ts';

let model: ModelStandIn;
let product: Product;

beforeAll(async () => {
  model = await aLanguageModel(translatesWhatItKnows);
  const settings = { AI_BASE_URL: model.url, AI_API_KEY: 'a key', AI_MODEL: 'a-model' };
  const env = { BACKEND_IS_SHORT_LIVED: 'yes', REBUILD_QUIET_SECONDS: '1', SEED: 'none', ...settings };
  product = await startProduct({ localDir: newLocalDir(), env });
});
afterAll(async () => {
  await product.remove();
  await model.stop();
});

const field = (page: Page, language: string) => page.locator(`[name="notice.texts.${language}"]`);
const translate = (page: Page) => page.getByRole('button', { name: 'Vertalen uit het Nederlands' });
const wasRead = (page: Page, language: string) =>
  page.getByRole('button', { name: new RegExp(`Ik heb deze vertaling gelezen.*${language}`) });
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click();
const unread = 'Lees deze vertaling, en bevestig dat met de knop eronder.';

describe('translation of the notice', () => {
  test('proposes texts that the owner can save only after confirming or changing each text', async () => {
    const { page } = await signedInPage(product, phone);
    await page.goto(`${product.url}/admin/business#notice`);
    await field(page, 'nl').waitFor();
    expect(await translate(page).count()).toBe(0);

    await field(page, 'nl').fill(doubtfulSentence);
    await page.locator('.notice-shown').getByText(doubtfulSentence).waitFor();
    await translate(page).click();
    await wasRead(page, 'Duits').waitFor();
    expect(await field(page, 'en').inputValue()).toBe('If in doubt, wait no longer than 2 weeks.');
    expect(await page.getByText('Vertaling door een taalmodel, nog niet gelezen.').count()).toBe(3);
    expect(await page.getByText(/^Let bij het nalezen op:/).count()).toBeGreaterThan(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    // The draft on the server records which translations the owner has not read yet.
    await page.getByText('ook voor uw andere apparaten').waitFor({ state: 'attached' });
    await page.evaluate(() => localStorage.removeItem('business'));
    await page.reload();
    await wasRead(page, 'Duits').waitFor();
    await save(page);
    await page.getByText(unread).nth(2).waitFor();
    await wasRead(page, 'Engels').click();
    await wasRead(page, 'Engels').waitFor({ state: 'detached' });
    await wasRead(page, 'Spaans').click();
    await field(page, 'de').fill('Warten Sie höchstens 2 Wochen.');
    await wasRead(page, 'Duits').waitFor({ state: 'detached' });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/save-business'));
    await save(page);
    expect((await saved).status()).toBe(200);

    const { json } = await callFunction(product.url, 'business', { token: await anEditor(product) });
    expect(json).toMatchObject({
      version: 1,
      details: { notice: { texts: { nl: doubtfulSentence, de: 'Warten Sie höchstens 2 Wochen.' } } },
    });
  });

  test('reports a failure and changes no field, keeps text typed during translation, and can be undone', async () => {
    const { page } = await signedInPage(product, phone);
    await page.goto(`${product.url}/admin/business#notice`);
    await field(page, 'nl').fill('Deze zin is bij het model niet bekend.');
    await page.locator('section.desk-panel:visible').getByText('Andere talen:').click();
    await field(page, 'en').fill('My own text.');
    await translate(page).click();
    await page.getByText(/^Engels: De laatste automatische vertaling is niet overgenomen/).waitFor();
    expect(await field(page, 'en').inputValue()).toBe('My own text.');

    await field(page, 'nl').fill('Wat u nu doet <b>');
    await translate(page).click();
    await page.getByText('Niet alle velden zijn goed ingevuld.').waitFor();

    await field(page, 'nl').fill('Wat u nu doet');
    // Text that the owner types during the translation stays.
    let typing: Promise<void> | undefined;
    model.willReply(async (exchange) => {
      await (typing ??= field(page, 'en').fill('Typed during the save.'));
      await translatesWhatItKnows(exchange);
    });
    await translate(page).click();
    await wasRead(page, 'Duits').waitFor();
    expect(await field(page, 'en').inputValue()).toBe('Typed during the save.');
    expect(await field(page, 'es').inputValue()).toBe('Qué hacer ahora');
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await wasRead(page, 'Duits').waitFor({ state: 'detached' });
    expect(await field(page, 'es').inputValue()).not.toBe('Qué hacer ahora');
  });
});
