import { describe, expect, inject, test } from 'vitest';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { bodyText } from '../support/browser/body-text.ts';
import { desktop, watchedPage, type Watched } from '../support/browser/chromium.ts';
import { eventually } from '../support/products/editor.ts';
import { closeSheet } from '../support/browser/article-side.ts';

const { url, adminToken } = inject('product');
const form = `${url}/admin/manual-blog-create`;

async function atTheDesk(options = desktop): Promise<Watched> {
  const watched = await watchedPage(url, options);
  await watched.page.goto(form);
  await watched.page.getByLabel('Toegangstoken').fill(adminToken);
  await watched.page.getByRole('button', { name: 'Opslaan' }).click();
  await watched.page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
  return watched;
}

describe('signing in with the token', () => {
  test('accepts a token in the URL, and removes it from there', async () => {
    const { page } = await watchedPage(url, desktop);
    await page.goto(`${form}?token=${adminToken}&x=1`);
    await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
    expect(page.url()).toBe(`${form}?x=1`);
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(stored).not.toContain(adminToken);
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toMatch(/^\d{10}$/);
  });

  test('keeps a token that is typed before the script loads, and never shows it in the URL', async () => {
    const { page } = await watchedPage(url, desktop);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(form, { waitUntil: 'commit' });
    await page.getByLabel('Toegangstoken').fill(adminToken);
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(form);
    release();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
  });

  test('keeps the token in the field for a retry if the server is unreachable', async () => {
    const { page } = await watchedPage(url, desktop);
    const asked = '**/functions/v1/admin-session';
    const button = page.getByRole('button', { name: 'Opslaan' });
    const expectTokenInField = async () => {
      await page.getByText('De server is niet bereikbaar.').waitFor();
      expect(await page.getByLabel('Toegangstoken').inputValue()).toBe(adminToken);
      await eventually(() => button.evaluate((it) => it === document.activeElement), { until: (is) => is });
    };
    await page.route(asked, (route) => route.abort());
    await page.goto(`${form}?token=${adminToken}`);
    await expectTokenInField();
    expect(page.url()).toBe(form);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain(adminToken);

    const again = page.waitForEvent('requestfailed', (request) => request.url().endsWith('admin-session'));
    await page.keyboard.press('Enter');
    await again;
    await expectTokenInField();
    await page.unroute(asked);
    // `admin-session` returns a session, but the auth service, which must confirm it, is unavailable.
    await page.route('**/auth/v1/**', (route) => route.fulfill({ status: 502, json: {} }));
    await page.keyboard.press('Enter');
    await page.waitForResponse('**/auth/v1/**');
    await expectTokenInField();
    await page.unroute('**/auth/v1/**');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
  });

  test('refuses a wrong token and does not store it', async () => {
    const { page } = await watchedPage(url, desktop);
    await page.goto(form);
    await page.getByLabel('Toegangstoken').fill('not the token');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Dit token klopt niet.').waitFor();
    expect(await page.getByRole('heading', { name: 'Niet toegestaan' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  });
});

describe('writing at the desk', () => {
  test('keeps an unsaved article after a reload, after a sign-out and while the server is unreachable', async () => {
    const { page } = await atTheDesk();
    await page.getByLabel('Titel (NL)').fill('Een lang verhaal');
    await page.getByLabel('Inhoud (NL)').fill('Dat niet verloren mag gaan.');
    await page.reload();
    await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
    expect(await bodyText(page.getByLabel('Inhoud (NL)'))).toBe('Dat niet verloren mag gaan.');

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.locator('.toasts').getByText('De server is niet bereikbaar.').waitFor();
    await page.context().setOffline(false);
    // The sheet has opened, because the address of the article says that it may be stored.
    await closeSheet(page);

    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.getByRole('heading', { name: 'Niet toegestaan' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
    await page.getByLabel('Toegangstoken').fill(adminToken);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('heading', { name: 'Nieuw artikel' }).waitFor();
    expect(await page.getByLabel('Titel (NL)').inputValue()).toBe('Een lang verhaal');
  });

  test('shows the form for an article in each of the four languages of the desk', async () => {
    const { page } = await atTheDesk();
    for (const [language, heading, locale] of [
      ['English', 'New article', 'en'],
      ['Español', 'Artículo nuevo', 'es'],
      ['Deutsch', 'Neuer Artikel', 'de'],
      ['Nederlands', 'Nieuw artikel', 'nl'],
    ] as const) {
      await page.getByRole('combobox').selectOption({ label: language });
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      // The language changes without a reload, so the placeholder of the open text editor must change too.
      const { empty } = deskWords(locale).writing.editor.hints;
      await expect.poll(() => page.locator('.rich-text .is-empty').getAttribute('data-hint')).toBe(empty);
    }
  });
});
