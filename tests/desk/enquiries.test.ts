import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject, test, vi } from 'vitest';
import { sealEnquiry } from '#adapters/supabase/enquiries/sealed-enquiry.ts';
import { storedSecrets } from '../../scripts/local/stored-secrets.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { tooWide } from '../support/browser/in-view.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { databaseOfOwner } from '../support/products/database-of.ts';
import { aStranger, callFunction } from '../support/products/editor.ts';
import { aStoredEnquiry } from '../support/products/stored-enquiry.ts';

const product = inject('product');
const { url, publishableKey, localDir } = product;
const desk = `${url}/admin/enquiries`;

describe('pages of enquiries and missing pages: access', () => {
  test('without a session, show only the sign-in form and request no data', async () => {
    const { page, requests } = await watchedPage(url, desktop);
    for (const address of [desk, `${url}/admin/missing-pages`]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { name: 'Niet toegestaan' }).waitFor();
    }
    expect(
      requests.filter((request) => /enquiries\?|rest\/v1|missing-pages$/.test(request.replace(url, ''))),
    ).toEqual([`${url}/admin/missing-pages`]);
  });

  test('need the session of an editor to get data from the server', async () => {
    const token = await aStranger({ url, publishableKey });
    for (const name of ['enquiries', 'missing-pages']) {
      expect((await callFunction(url, name)).status).toBe(401);
      expect((await callFunction(url, name, { token })).status).toBe(403);
    }
  });
});

describe('page of enquiries', () => {
  for (const { device, options, tags } of [
    { device: 'desktop', options: desktop, tags: ['heavy'] },
    { device: 'phone', options: phone, tags: [] },
  ])
    test(
      `shows a message with its quote, prepares a reply and marks the message as answered (${device})`,
      { tags },
      async () => {
        const name = aName();
        await stored({
          name,
          lang: 'de',
          subject: 'Unsere Finca',
          message: 'Guten Tag,\nwas kostet es?',
          email: `${name.toLowerCase()}@example.de`,
          quote: { pkg: 'custom', extras: ['deepclean', 'handyman', 'seasonal'], priceList: '2026-11' },
        });
        const { page, troubles } = await atTheDesk(options);
        await page.goto(`${url}/admin`);
        if (options === phone) await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('link', { name: 'Aanvragen' }).click();
        const row = rowOf(page, name);
        expect(await row.innerText()).toMatch(/Unsere Finca[\s\S]*Antwoord binnen 23 u/);
        await row.click();
        const card = openOf(page, name);
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
        await card.getByRole('table').waitFor();
        const email = card.getByRole('link', { name: `${name.toLowerCase()}@example.de` });
        expect(await email.getAttribute('href')).toMatch(/^mailto:/);
        expect((await card.innerText()).match(/was kostet es/g)).toHaveLength(1);
        expect((await card.getByRole('table').innerText()).replace(/\s+/g, ' ')).toContain(
          'Basispakket € 380 Klus door de klusjesman (exclusief materiaal) € 40 Grote schoonmaak € 200',
        );
        expect((await card.getByRole('table').innerText()).replace(/\s+/g, ' ')).toContain(
          'Totaal per maand € 380 Totaal eenmalig € 240',
        );
        const reply = card.getByRole('link', { name: 'Antwoorden' });
        const replyParams = async () => new URL((await reply.getAttribute('href')) ?? '').searchParams;
        expect((await replyParams()).get('subject')).toBe('Re: Unsere Finca');
        // The texts in the visitor’s language load after the desk’s texts.
        await expect.poll(async () => (await replyParams()).get('body')).toContain(`Guten Tag ${name},`);
        expect(await accessibilityProblems(page)).toEqual([]);

        const waiting = async () => {
          const [n = '0'] = await page.locator('#desk-nav [data-urgent="true"] > span').allTextContents();
          return Number(n);
        };
        const before = await waiting();
        await card.getByRole('button', { name: 'Als beantwoord markeren' }).click();
        await page.getByText('Gemarkeerd als beantwoord').waitFor();
        await expect.poll(waiting).toBe(before - 1);
        await card.getByRole('button', { name: 'Weer openen' }).waitFor();
        if (options === phone) {
          await card.getByRole('link', { name: 'Aanvragen' }).click();
          await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
        }
        await page.getByRole('button', { name: /^Open/ }).click();
        await page.locator('.desk-filters [aria-pressed="true"]', { hasText: 'Open' }).waitFor();
        await expect.poll(() => row.count()).toBe(0);
        await page.getByRole('button', { name: /^Beantwoord/ }).click();
        await row.click();
        await card.getByRole('button', { name: 'Weer openen' }).click();
        await page.getByText('Weer geopend').waitFor();
        await expect.poll(() => row.count()).toBe(0);
        await expect.poll(() => card.count()).toBe(0);
        expect(await page.evaluate(() => document.activeElement?.closest('section')?.className)).toMatch(
          /enquiries/,
        );
        expect(await tooWide(page)).toBe(0);
        expect(troubles).toEqual([]);
      },
    );

  test('finds a customer by name and by telephone number', async () => {
    const name = aName();
    const phoneNumber = `+34 6${String(Date.now()).slice(-8)}`;
    await stored({ name, phone: phoneNumber, message: 'Wat kost het zwembad?' });
    const { page } = await atTheDesk();
    const field = page.getByLabel('Zoek op naam, telefoon of tekst');
    for (const words of [name.toLowerCase(), phoneNumber.replace(/\D/g, '').slice(2)]) {
      await field.fill(words);
      await expect.poll(() => page.locator('.enquiry-row').count()).toBe(1);
      expect(await rowOf(page, name).innerText()).toMatch(/Wat kost het zwembad\?/);
    }
    await field.fill('staat nergens');
    await page.getByText('Er zijn geen berichten van deze soort.').waitFor();
  });

  test('shows why a message was not mailed, and lets an editor mail the message', async () => {
    const [held, dead, unknown] = [aName(), aName(), aName()];
    await stored({ name: held, held_reason: 'honeypot' });
    await setMailState(await stored({ name: dead }), {
      state: 'dead',
      attempts: 22,
      last_error: 'RESEND_API_KEY is missing',
    });
    await setMailState(await stored({ name: unknown }), {
      state: 'unknown',
      last_error: 'The connection broke.',
    });
    const { page, troubles } = await atTheDesk();
    await page.getByRole('button', { name: /^Niet gemaild/ }).click();
    for (const [name, outcome, reason, button] of [
      [held, 'dit bericht wordt vastgehouden', 'Een veld dat mensen niet zien, was ingevuld.', 'Toch mailen'],
      [
        dead,
        'opgegeven na 22 pogingen',
        'Misconfiguratie: RESEND_API_KEY ontbreekt in Supabase Secrets.',
        'Opnieuw mailen',
      ],
      [unknown, 'Het is niet zeker of de mail is aangekomen.', 'The connection broke.', 'Opnieuw mailen'],
    ] as const) {
      await rowOf(page, name).click();
      const card = openOf(page, name);
      await card.waitFor();
      expect(await card.innerText()).toContain(outcome);
      expect(await card.innerText()).toContain(reason);
      await card.getByRole('button', { name: button }).click();
      await expect.poll(() => rowOf(page, name).count()).toBe(0);
    }
    expect(troubles).toEqual([]);
  });

  test('lets an editor download a person’s data, and after a confirmation delete the data, by keyboard', async () => {
    const [name, other] = [aName(), aName()];
    const email = `${name.toLowerCase()}@example.com`;
    await stored({ name, email, message: 'Eerste bericht' });
    await stored({ name, email: email.toUpperCase(), message: 'Tweede bericht' });
    await stored({ name: other });
    const { page, troubles } = await atTheDesk();
    await rowOf(page, name).first().focus();
    await page.keyboard.press('Enter');
    await openOf(page, name).getByRole('button', { name: 'Gegevens van deze persoon' }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel('E-mailadres');
    await field.waitFor();
    expect((await field.inputValue()).toLowerCase()).toBe(email);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText(/^Bewaarde berichten van .*: 2$/).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Downloaden (JSON)' }).focus();
    await page.keyboard.press('Enter');
    const file = readFileSync(await (await download).path(), 'utf8');
    const { enquiries } = JSON.parse(file) as {
      enquiries: { enquiry: { message: string }; mails: unknown[] }[];
    };
    expect(enquiries.map(({ enquiry }) => enquiry.message)).toEqual(['Eerste bericht', 'Tweede bericht']);
    expect(enquiries[0]?.mails.length).toBeGreaterThan(0);

    const remove = page.getByRole('button', { name: 'Verwijderen…' });
    await remove.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Alles van deze persoon verwijderen?' });
    await dialog.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Annuleren');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await rowOf(page, name).count()).toBe(2);

    await remove.press('Enter');
    await dialog.getByRole('button', { name: 'Voorgoed verwijderen' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Verwijderde berichten: 2').waitFor();
    await expect.poll(() => rowOf(page, name).count()).toBe(0);
    expect(await rowOf(page, other).count()).toBe(1);
    await field.fill(email);
    await page.keyboard.press('Enter');
    await page.getByText(`Van ${email} is niets bewaard.`).waitFor();
    expect(troubles).toEqual([]);
  });

  test('stores a message only once if an editor pastes the sealed text from a mail twice', async () => {
    const name = aName();
    vi.stubEnv('SIGNING_SECRET', storedSecrets(localDir).signingSecret);
    const sealed = sealEnquiry({
      submission: crypto.randomUUID(),
      name,
      email: 'jan@example.com',
      phone: '',
      subject: '',
      message: 'Toen de database weg was.',
      lang: 'nl',
      pageUrl: 'https://www.example.com/nl',
      quote: undefined,
      createdAt: new Date(),
    });
    vi.unstubAllEnvs();
    const { page } = await atTheDesk();
    await page.getByRole('button', { name: 'Meer mogelijkheden' }).click();
    await page.getByRole('menuitem', { name: 'Een bericht uit een mail overnemen' }).click();
    const field = page.getByLabel('Verzegelde tekst');
    await field.fill(`${sealed}x`);
    await page.getByRole('button', { name: 'Overnemen' }).click();
    await page.getByText('Dit is niet de verzegelde tekst van een bericht').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const written of [sealed, sealed.replace(/(.{60})/g, '$1\n')]) {
      await field.fill(written);
      await page.getByRole('button', { name: 'Overnemen' }).click();
      await expect.poll(() => field.inputValue()).toBe('');
      await expect.poll(() => rowOf(page, name).count()).toBe(1);
    }
  });

  test('shows skeletons while messages load, and a retry button if loading fails', async () => {
    const name = aName();
    await stored({ name });
    const { page } = await atTheDesk();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/functions/v1/enquiries?*', async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { error: { code: 'internal' } } });
    });
    await page.reload();
    await page.locator('.desk-skeletons li').nth(5).waitFor();
    await page.getByText('Berichten laden…').waitFor({ state: 'attached' });
    answer();
    await page.getByRole('alert').getByText('De berichten konden niet worden opgehaald.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.unroute('**/functions/v1/enquiries?*');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await rowOf(page, name).waitFor();
  });

  test('says that there are no messages if the list is empty, and then offers no search', async () => {
    await stored({ name: aName() });
    const { page } = await atTheDesk();
    await page.getByRole('button', { name: /^Open/ }).waitFor();
    const counts = { all: 0, open: 0, answered: 0, held: 0, unmailed: 0 };
    await page.route('**/functions/v1/enquiries?*', (route) =>
      route.fulfill({ json: { counts, enquiries: [] } }),
    );
    await page.getByRole('button', { name: /^Open/ }).click();
    await page.getByText('Er zijn geen berichten van deze soort.').waitFor();
    expect(await page.getByRole('button', { name: /^Vastgehouden/ }).count()).toBe(0);
    await page.reload();
    await page.getByText('Er zijn nog geen berichten.').waitFor();
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Open/ }).count()).toBe(0);
  });

  test('shows markup in a visitor’s message as text', async () => {
    const name = `${aName()}<img src=x onerror=alert(1)>`;
    await stored({
      name,
      subject: '<b>dik</b>',
      message: '<script>alert(1)</script>',
      page_url: 'javascript:alert(1)',
    });
    const { page, troubles } = await atTheDesk();
    await rowOf(page, name).click();
    const card = openOf(page, name);
    expect(await card.locator('.enquiry-text').innerText()).toBe('<script>alert(1)</script>');
    expect(await card.locator('img, script, b, a[href^="javascript"]').count()).toBe(0);
    expect(troubles).toEqual([]);
  });
});

describe('list of missing pages', () => {
  test('lists each missing page with the number of requests', async () => {
    const missing = `/weg-${crypto.randomUUID().slice(0, 6)}x`;
    for (const query of ['', '?again']) await fetch(`${url}${missing}${query}`);
    const { page, troubles } = await signedInPage(product, phone);
    await page.goto(`${url}/admin`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Instellingen' }).click();
    for (const name of ['Status', 'Ontbrekende pagina’s'])
      await page.getByRole('main').getByRole('link', { name }).click();
    await expect
      .poll(async () => {
        await page.reload();
        const row = page.getByRole('main').getByRole('listitem').filter({ hasText: missing });
        await page.getByRole('main').getByRole('listitem').first().waitFor();
        return (await row.count()) === 0 ? '' : row.innerText();
      })
      .toMatch(/\b2×/);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

async function atTheDesk(options: BrowserContextOptions = desktop) {
  const watched = await signedInPage(product, options);
  await watched.page.goto(desk);
  await watched.page.getByRole('heading', { name: 'Aanvragen', level: 1 }).waitFor();
  return watched;
}

const aName = () => `Naam${crypto.randomUUID().slice(0, 8)}`;

const rowOf = (page: Page, name: string) => page.locator('.enquiry-row', { hasText: name });

const openOf = (page: Page, name: string) => page.locator('.enquiry-open', { hasText: name });

const stored = (changes: Record<string, unknown>): Promise<string> => aStoredEnquiry(product, changes);

/** Sets the state of the mail that informs the business. A real mail is given up only after days of attempts. */
async function setMailState(enquiry: string, changes: Record<string, unknown>): Promise<void> {
  const mail = databaseOfOwner(product).from('mail_outbox').update(changes);
  await mail.eq('enquiry_id', enquiry).eq('kind', 'business').throwOnError();
}
