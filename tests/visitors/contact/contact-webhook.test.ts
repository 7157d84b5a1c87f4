/**
 * An editor may enter a webhook in the contact form. If the server then fails to store an enquiry, the webhook receives
 * it.
 */
import { describe, expect, inject, test } from 'vitest';
import { desktop, watchedPage } from '../../support/browser/chromium.ts';
import {
  anna,
  aVisitor,
  waitForForm,
  broken,
  fillIn,
  emptyForm,
  send,
  theServer,
  toasts,
  typedTexts,
} from '../../support/browser/contact-form.ts';
import { keyless } from '../../support/functions/keyless-answers.ts';

const { url, adminToken } = inject('product');
const webhook = 'https://hooks.zapier.com/hooks/catch/1/abc';

describe('contact form with a webhook', () => {
  test('does not mention the webhook to visitors, and does not load the code of the webhook field', async () => {
    const { page, requests } = await aVisitor(url);
    expect(await page.locator('body').innerText()).not.toMatch(/Zapier|webhook/i);
    expect(requests.filter((address) => /WebhookField|webhook-words|supabase/.test(address))).toEqual([]);
  });

  async function anEditorsBrowser() {
    const visitor = await watchedPage(url, { ...desktop, locale: 'nl' });
    await visitor.page.addInitScript(() => {
      localStorage.setItem('admin_token', String(Math.floor(Date.now() / 1000) + 600));
    });
    await visitor.page.goto(`${url}/nl#contact`);
    await waitForForm(visitor.page);
    return visitor;
  }

  test('accepts only a Zapier URL, and sends enquiries to this URL if the server fails to store them', async () => {
    const { page } = await anEditorsBrowser();
    const field = page.getByLabel('Zapier webhook-URL (alleen beheerder)');
    await field.fill('https://hooks.zapier.com.example.com/x');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect.poll(() => toasts(page)).toMatch(/Fout\s+Kon de webhook niet opslaan\./);
    await field.fill(webhook);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect.poll(() => toasts(page)).toContain('Opgeslagen');

    await theServer(page, broken('The database is away.'));
    const posted: Record<string, unknown>[] = [];
    await page.route(webhook, async (route) => {
      posted.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>);
      await route.fulfill({ status: 200 });
    });
    await fillIn(page);
    await send(page);
    await expect.poll(() => toasts(page)).toContain('Verzonden (fallback)');
    expect(posted).toEqual([
      expect.objectContaining({
        ...anna,
        error: 'The database is away.',
        pageUrl: `${url}/nl`,
        submittedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) as string,
      }),
    ]);
    expect(await typedTexts(page)).toEqual(emptyForm);
  });

  test('sends the webhook no enquiry that the server refused because of invalid fields', async () => {
    const { page } = await anEditorsBrowser();
    await page.evaluate((address) => localStorage.setItem('contact_webhook', address), webhook);
    const posted: string[] = [];
    await page.route(webhook, async (route) => {
      posted.push(route.request().url());
      await route.fulfill({ status: 200 });
    });
    await theServer(page, {
      status: 400,
      json: { error: { code: 'invalid-input', message: '…', fields: { email: 'No such domain.' } } },
    });
    await fillIn(page);
    await send(page);
    await expect.poll(() => page.locator('#enquiry-email-problem').count()).toBe(1);
    expect(posted).toEqual([]);
    expect(await typedTexts(page)).toEqual(anna);
  });

  test('tells editors that the mail key is missing, even if the server stored the enquiry', async () => {
    const { page } = await anEditorsBrowser();
    const misconfigured = 'Misconfiguratie: RESEND_API_KEY ontbreekt in Supabase Secrets.';
    await theServer(page, keyless.refused);
    await fillIn(page);
    await send(page);
    await expect.poll(() => toasts(page)).toMatch(new RegExp(`Versturen mislukt\\s+${misconfigured}`));
    await theServer(page, keyless.stored);
    await send(page);
    await expect
      .poll(() => toasts(page))
      .toMatch(new RegExp(`${misconfigured}\\s+Het bericht is bewaard, maar niet gemaild.`));
  });

  test('does not tell visitors that the mail key is missing', async () => {
    const { page } = await aVisitor(url);
    await theServer(page, keyless.stored);
    await fillIn(page);
    await send(page);
    await expect.poll(() => toasts(page)).toContain('Verzonden');
    expect(await toasts(page)).not.toContain('RESEND');
  });

  test('sends nothing to the webhook of an expired session, and deletes the webhook’s URL at sign-out', async () => {
    const { page, close } = await anEditorsBrowser();
    await page.evaluate((address) => localStorage.setItem('contact_webhook', address), webhook);
    await page.evaluate(() => localStorage.setItem('admin_token', '1'));
    const posted: string[] = [];
    await page.route(webhook, async (route) => {
      posted.push(route.request().url());
      await route.fulfill({ status: 200 });
    });
    await theServer(page, broken());
    await fillIn(page);
    await send(page);
    await expect.poll(() => toasts(page)).toContain('Versturen mislukt');
    expect(posted).toEqual([]);
    await close();

    const editor = await watchedPage(url, { ...desktop, locale: 'nl' });
    await editor.page.goto(`${url}/admin?token=${adminToken}`);
    await editor.page.getByRole('button', { name: 'Uitloggen' }).waitFor();
    await editor.page.evaluate((address) => localStorage.setItem('contact_webhook', address), webhook);
    await editor.page.getByRole('button', { name: 'Uitloggen' }).click();
    await editor.page.getByRole('heading', { name: 'Niet toegestaan' }).waitFor();
    expect(await editor.page.evaluate(() => localStorage.getItem('contact_webhook'))).toBeNull();
  });
});
