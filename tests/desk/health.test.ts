/**
 * The health page tells an editor what is wrong and where to mend it. The uptime check tells everyone else only yes or
 * no.
 */
import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { anEditor, callFunction, eventually } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;

describe('health page', () => {
  test('is linked from the start page, and links a problem to the page where an editor can solve it', async () => {
    const path = `/vaak-${crypto.randomUUID().slice(0, 6)}x`;
    const token = await anEditor(product);
    await Promise.all(Array.from({ length: 30 }, () => fetch(`${url}${path}`)));
    const isListed = async () =>
      JSON.stringify((await callFunction(url, 'health', { token })).json).includes(path);
    await eventually(isListed, { until: Boolean });

    const { page } = await signedInPage(product, phone);
    await page.goto(`${url}/admin`);
    await page.locator('.today a[href="/admin/health"]').click();
    await page.waitForURL(`${url}/admin/health`);
    const line = page.getByRole('listitem').filter({ hasText: path });
    await line.getByText('Adressen zonder pagina waar vaak om wordt gevraagd').waitFor();
    await page.getByText('Voor uw beheerder', { exact: true }).click();
    for (const fact of [
      /^Laatste back-up\s*Nog nooit$/,
      /^Laatste controle van de site\s*Nog nooit$/,
      /^Laatste controle van de site: nog nooit\. Voer .* uit op een computer\.$/,
      /^Ingelogd in de laatste zeven dagen\s*\d+ keer, voor het laatst \d/,
    ])
      await page.getByRole('listitem').filter({ hasText: fact }).waitFor();
    const mail = page.getByRole('link', { name: 'Naar uw beheerder mailen' });
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('npm run backup');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await line.getByRole('link', { name: 'Stuur ze door naar een pagina.' }).click();
    const missing = page.getByRole('listitem').filter({ hasText: path });
    await missing.getByRole('button', { name: 'Doorsturen naar…' }).click();
    await page.getByLabel(`Naar welke pagina leidt ${path}?`).fill('/nl/blog');
    await page.getByRole('button', { name: 'Doorsturen', exact: true }).click();
    await missing.getByRole('link', { name: 'Blog' }).waitFor();
    expect(await isListed()).toBe(false);
  });

  test('says of each check when it ran, and counts those that never ran', async () => {
    const { page } = await signedInPage(product, desktop);
    const now = Date.now();
    const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
    let ran: Record<string, string | null> = { backed_up_at: ago(3), rehearsed_at: null, checked_at: null };
    await page.route('**/functions/v1/health', async (route) => {
      const answer = await route.fetch();
      const facts = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...facts, ...ran, problems: [] } });
    });
    await page.goto(`${url}/admin/health`);
    const summary = page.locator('.health-summary');
    await summary.getByRole('status').getByText('De site werkt').waitFor();
    await summary.getByText('2 punten vragen aandacht').waitFor();
    const backup = page.getByRole('listitem').filter({ hasText: 'Laatste back-up' });
    await backup.getByText('3 dagen geleden').waitFor();
    ran = { backed_up_at: ago(3), rehearsed_at: ago(20), checked_at: ago(1) };
    await page.reload();
    await summary.getByText('Alle controles zijn gedaan.').waitFor();
    await summary.getByRole('status').getByText('Alles werkt').waitFor();
  });
});

describe('health function', () => {
  test('names the region where the host runs the functions', async () => {
    const { json } = await callFunction(url, 'health', { token: await anEditor(product) });
    expect(json).toMatchObject({ region: 'cmh' });
  });
});

describe('uptime check', () => {
  test('returns only whether the site is well', async () => {
    const answer = await fetch(`${url}/functions/v1/site-health`);
    const body = (await answer.json()) as { ok: boolean };
    expect(Object.keys(body)).toEqual(['ok']);
    expect(answer.status).toBe(body.ok ? 200 : 503);
  });
});

describe('settings', () => {
  test('show what is set now, and lead to it', async () => {
    const { page, troubles } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/settings`);
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await card('Redacteuren')
      .getByText(/^\d+ redacteur/)
      .waitFor();
    await card('Mijn account').getByText('Gedeeld account').waitFor();
    await card('Status')
      .getByText(/^De site (heeft hulp nodig|werkt, zonder back-up)$/)
      .waitFor();
    await card('Prijzen').getByText('Basispakket € 380 per maand').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    // The link of a card covers all of it.
    await card('Prijzen').click();
    await page.waitForURL(`${url}/admin/business#prices`);
    const price = page.getByRole('textbox', { name: 'Auto wassen', exact: true });
    const saved = await price.inputValue();
    const kept = page.waitForRequest(/\/save-business-draft$/);
    await price.fill('46');
    // An editor who leaves at once loses nothing on her other devices.
    await page.goBack();
    await kept;
    await page.goForward();
    await page.getByText(`Eerst ${saved}\u00a0€`).waitFor();
    await page.getByText('1 wijziging, nog niet opgeslagen').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Meer over uw wijzigingen' }).click();
    await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
    await page.getByText(`Eerst ${saved}`).waitFor({ state: 'detached' });
    expect(await price.inputValue()).toBe(saved);
    expect(troubles).toEqual([]);
  });
});
