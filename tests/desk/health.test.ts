import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
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

    const { page, close } = await signedInPage(product, phone);
    await page.goto(`${url}/admin`);
    await page.getByRole('link', { name: /problee?m(en)? met de site/ }).click();
    await page.waitForURL(`${url}/admin/health`);
    const line = page.getByRole('listitem').filter({ hasText: path });
    await line.getByText('Adressen zonder pagina waar vaak om wordt gevraagd').waitFor();
    for (const fact of [
      /^Laatste back-up\s*nog niet$/,
      /^Laatste controle van de site\s*nog niet$/,
      /^Ingelogd in zeven dagen\s*\d+ keer, voor het laatst \d/,
    ])
      await page.locator('.health-facts > *').filter({ hasText: fact }).waitFor();
    await page.getByRole('link', { name: 'Redacteuren en uitnodigingen bekijken' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await line.getByRole('link', { name: 'Stuur ze door naar een pagina.' }).click();
    await page.getByRole('row', { name: path }).getByRole('button', { name: 'Doorsturen naar…' }).click();
    await page.getByLabel(`Naar welke pagina leidt ${path}?`).fill('/nl/blog');
    await page.getByRole('button', { name: 'Doorsturen', exact: true }).click();
    await page.getByRole('row', { name: path }).getByRole('link', { name: '/nl/blog' }).waitFor();
    expect(await isListed()).toBe(false);
    await close();
  });

  test('says that no problem was found, but not that all is well before the first backup', async () => {
    const { page, close } = await signedInPage(product, desktop);
    await page.route('**/functions/v1/health', async (route) => {
      const answer = await route.fetch();
      const facts = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...facts, problems: [] } });
    });
    await page.goto(`${url}/admin/health`);
    await page.getByText('Er is geen probleem gevonden, maar er is nog geen back-up gemaakt.').waitFor();
    await close();
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
