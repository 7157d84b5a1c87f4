import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../../support/browser/chromium.ts';
import {
  anna,
  aVisitor,
  waitForForm,
  broken,
  fillIn,
  mailFunction,
  emptyForm,
  send,
  stored,
  theServer,
  toasts,
  typedTexts,
} from '../../support/browser/contact-form.ts';
import { isInView } from '../../support/browser/in-view.ts';
import { keyless } from '../../support/functions/keyless-answers.ts';

const { url } = inject('product');

describe('contact form: validation and sending', () => {
  test('lists missing and invalid fields in the visitor’s language, and focuses the first one', async () => {
    const { page, form } = await aVisitor(url, '/de');
    const bodies = await theServer(page, stored);
    await page.getByLabel('E-Mail-Adresse').fill('anna@');
    await page.getByLabel('Telefonnummer').fill('0'.repeat(41));
    await page.getByRole('button', { name: 'Senden', exact: true }).click();
    const name = page.getByLabel('Name', { exact: false }).first();
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    const said = await form.getByRole('alert').innerText();
    for (const label of ['Name', 'E-Mail-Adresse', 'Telefonnummer', 'Ihre Nachricht'])
      expect(said).toContain(label);
    for (const [field, problem] of [
      ['name', 'Bitte geben Sie Ihren Namen ein.'],
      ['email', 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.'],
      ['phone', 'Ihre Telefonnummer darf höchstens 40 Zeichen lang sein.'],
      ['message', 'Bitte schreiben Sie eine Nachricht.'],
    ]) {
      const input = page.locator(`#enquiry-${field}`);
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      const describedBy = await input.getAttribute('aria-describedby');
      // A hint comes before the problem.
      expect(await page.locator(`#${describedBy?.split(' ').at(-1)}`).innerText()).toBe(problem);
    }
    await page.getByLabel('Telefonnummer').fill('0');
    expect(await page.locator('#enquiry-phone').getAttribute('aria-invalid')).toBeNull();
    expect(bodies).toEqual([]);
  });

  test('sends language, page, quote and time stamp with the enquiry', async () => {
    const { page, form, troubles } = await aVisitor(url, '/nl?extras=pest&pkg=custom', phone);
    await page.route('**/functions/v1/contact-stamp', (route) =>
      route.fulfill({ json: { stamp: 'signed' } }),
    );
    const bodies: Record<string, unknown>[] = [];
    const answer = Promise.withResolvers<null>();
    await page.route(mailFunction, async (route) => {
      bodies.push(route.request().postDataJSON() as Record<string, unknown>);
      await answer.promise;
      await route.fulfill(stored);
    });
    await fillIn(page, { Naam: 'Anna Bakker', 'E-mailadres': 'anna@example.com', Onderwerp: 'Mijn huis' });
    await send(page);
    const button = page.getByRole('button', { name: 'Bezig met versturen…' });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    answer.resolve(null);
    await expect
      .poll(() => toasts(page))
      .toMatch(/Verzonden\s+Dank u wel voor uw bericht. U krijgt binnen 24 uur antwoord./);
    expect(bodies).toEqual([
      {
        name: 'Anna Bakker',
        email: 'anna@example.com',
        phone: '',
        subject: 'Mijn huis',
        message: expect.stringContaining('Ongediertebestrijding') as string,
        lang: 'nl',
        pageUrl: expect.stringContaining(`${url}/nl?extras=pest&pkg=custom`) as string,
        quote: {
          pkg: 'custom',
          extras: ['pest'],
          priceList: '2026-11',
          validUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
        },
        website: '',
        stamp: 'signed',
        submission: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      },
    ]);
    expect(await typedTexts(page)).toEqual(emptyForm);
    const confirmation = form.locator('.enquiry-notice');
    expect(await confirmation.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => isInView(confirmation)).toBe(true);
    expect(await confirmation.getByRole('link', { name: /^Bel/ }).count()).toBe(1);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    expect(troubles).toEqual([]);
  });

  test('sends the enquiry without a time stamp if the stamp failed to load', async () => {
    const { page } = await aVisitor(url);
    await page.route('**/functions/v1/contact-stamp', (route) => route.abort());
    const bodies = await theServer(page, stored);
    await fillIn(page);
    await send(page);
    await expect.poll(() => toasts(page)).toContain('Verzonden');
    expect(bodies[0]).not.toHaveProperty('stamp');
  });

  test('keeps the submission id over retries and reloads until the visitor changes the enquiry', async () => {
    const { page } = await aVisitor(url);
    const bodies = await theServer(page, 'gone');
    await fillIn(page);
    await send(page);
    await expect.poll(() => toasts(page)).toContain('Versturen mislukt');
    await page.reload();
    await waitForForm(page);
    await send(page);
    await expect.poll(() => bodies.length).toBe(2);
    expect(bodies[0]?.['submission']).toBe(bodies[1]?.['submission']);
    await page.getByLabel('Uw bericht').fill('Iets anders');
    await page.getByRole('button', { name: 'Versturen', exact: true }).waitFor();
    await send(page);
    await expect.poll(() => bodies.length).toBe(3);
    expect(bodies[2]?.['submission']).not.toBe(bodies[1]?.['submission']);
  });
});

describe('contact form: failures', () => {
  test.each([
    ['the server fails', broken(), 'Uw bericht is nog niet bij ons aangekomen.'],
    ['the connection breaks', 'gone' as const, 'Uw bericht is nog niet bij ons aangekomen.'],
    [
      'the answer has another shape',
      { status: 200, json: { hello: 'there' } },
      'Uw bericht is nog niet bij ons aangekomen.',
    ],
    [
      'the rate limit is reached',
      { status: 429, json: { error: { code: 'too-many-requests', message: 'Too many.' } } },
      'Probeer het over een uur opnieuw',
    ],
    ['the mail provider’s key is missing', keyless.refused, 'Uw bericht is nog niet bij ons aangekomen.'],
  ])('keeps the typed text, and offers telephone and mail, if %s', async (_, answer, said) => {
    const { page, form } = await aVisitor(url);
    await theServer(page, answer);
    await fillIn(page);
    await send(page);
    await expect.poll(() => toasts(page)).toContain('Versturen mislukt');
    expect(await toasts(page)).toContain(said);
    expect(await page.locator('body').innerText()).not.toContain('RESEND');
    expect(await typedTexts(page)).toEqual(anna);
    expect(await form.getByRole('link', { name: /^Bel/ }).getAttribute('href')).toMatch(/^tel:\+/);
    expect(await form.locator('.enquiry-notice').innerText()).toContain(said);
    const mail = form.getByRole('link', { name: 'Stuur een e-mail' });
    await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await mail.click();
    expect(await mail.getAttribute('href')).toMatch(/^mailto:.*\?subject=Offerteaanvraag&body=./);
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(anna['message']);
  });

  test('marks and focuses a field that the browser accepts but the server refuses', async () => {
    const { page } = await aVisitor(url);
    await theServer(page, {
      status: 400,
      json: { error: { code: 'invalid-input', message: '…', fields: { email: 'No such domain.' } } },
    });
    await fillIn(page);
    await send(page);
    await expect.poll(() => page.locator('#enquiry-email-problem').count()).toBe(1);
    expect(await page.locator('#enquiry-email').evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    expect(await typedTexts(page)).toEqual(anna);
  });

  test('keeps the enquiry while the browser is offline, and later offers to send the enquiry', async () => {
    const { page, form } = await aVisitor(url);
    const bodies = await theServer(page, stored);
    await fillIn(page);
    await page.context().setOffline(true);
    await expect
      .poll(() => form.getByRole('status').innerText())
      .toContain('U bent offline. Uw tekst blijft hier staan.');
    await send(page);
    await page.context().setOffline(false);
    const now = page.getByRole('button', { name: 'Nu versturen' });
    await now.waitFor();
    expect([bodies.length, await typedTexts(page)]).toEqual([0, anna]);
    await now.click();
    await expect.poll(() => toasts(page)).toContain('Verzonden');
    expect(bodies).toHaveLength(1);
  });

  test('keeps text after a reload', async () => {
    const { page } = await aVisitor(url);
    await fillIn(page);
    await page.reload();
    await waitForForm(page);
    expect(await typedTexts(page)).toEqual(anna);
  });
});

describe('toasts', () => {
  test(
    'are limited to three, and close automatically unless the focus is on the toast',
    { tags: ['heavy'] },
    async () => {
      const { page } = await aVisitor(url);
      await theServer(page, broken());
      await fillIn(page);
      for (let time = 1; time <= 4; time++) {
        await send(page);
        await expect.poll(() => page.locator('.toast').count()).toBe(Math.min(time, 3));
      }
      const last = page.locator('.toast').last();
      await last.getByRole('button', { name: 'Melding sluiten' }).focus();
      await expect.poll(() => page.locator('.toast').count()).toBe(1);
      await page.waitForTimeout(1500);
      expect(await page.locator('.toast').count()).toBe(1);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.toast').count()).toBe(0);
    },
  );

  test('stay open if the pointer moves onto them, but close if they appear under a resting pointer', async () => {
    const { page } = await aVisitor(url);
    await theServer(page, broken());
    await page.clock.install();
    await fillIn(page);
    await send(page);
    const notice = page.locator('.toast');
    await notice.hover();
    await page.clock.fastForward('00:20');
    expect(await notice.count()).toBe(1);
    await notice.getByRole('button').press('Enter');
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Versturen', exact: true }).press('Enter');
    await notice.waitFor();
    expect(await notice.evaluate((element) => element.matches(':hover'))).toBe(true);
    await page.clock.fastForward('00:20');
    await notice.waitFor({ state: 'detached' });
  });
});

describe('contact form: without a mouse or JavaScript', () => {
  test('works with the keyboard alone, and the Tab key skips the hidden honeypot field', async () => {
    const { page } = await aVisitor(url);
    const bodies = await theServer(page, stored);
    await page.locator('#enquiry-name').focus();
    for (const text of ['Anna', 'anna@example.com', '', '', 'Hallo']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/nl/privacy');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => toasts(page)).toContain('Verzonden');
    expect(bodies[0]).toMatchObject({
      name: 'Anna',
      email: 'anna@example.com',
      message: 'Hallo',
      website: '',
    });
  });

  test('is submitted with every field if JavaScript is disabled', async () => {
    const { page } = await watchedPage(url, {
      ...phone,
      locale: 'nl',
      javaScriptEnabled: false,
    });
    await page.goto(`${url}/nl#contact`);
    const form = page.locator('#enquiry');
    expect(await form.getAttribute('action')).toBe('/functions/v1/contact-form');
    expect(await form.getAttribute('method')).toBe('post');
    let body = '';
    await page.route('**/functions/v1/contact-form', async (route) => {
      body = route.request().postData() ?? '';
      await route.fulfill({ status: 303, headers: { location: `${url}/nl/thanks` } });
    });
    await page.getByLabel('Naam').fill('Anna');
    await send(page);
    expect(page.url()).toContain('#contact');
    await fillIn(page);
    await page.getByLabel('Autowassen').or(page.locator('input[value="carclean"]')).first().check();
    await send(page);
    await expect.poll(() => body).not.toBe('');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      ...anna,
      phone: '',
      subject: '',
      website: '',
      lang: 'nl',
      pageUrl: `${url}/nl`,
      meeting: 'visit',
      day1: '',
      part1: 'any',
      day2: '',
      part2: 'any',
      'extras[]': 'carclean',
      priceList: '2026-11',
    });
  });
});

describe('page of thanks', () => {
  test.each(['/thanks', '/nl/thanks', '/es/thanks', '/de/thanks'])(
    'promises at %s an answer within 24 hours, marks the next step, and is not indexed',
    async (path) => {
      const answer = await fetch(`${url}${path}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toMatch(/<h1[^>]*>/);
      expect(html).toMatch(/24 (uur|hours|horas|Stunden)/);
      expect(html).toContain('<meta name="robots" content="noindex">');
      // The visitor has written, which is the first step.
      expect(html.match(/<li(?=[^>]* aria-current="step")|<li(?=[^>]*class="done[ "])/g)).toHaveLength(2);
      for (const sitemap of ['/sitemap-index.xml', '/sitemap-pages-0.xml'])
        expect(await (await fetch(`${url}${sitemap}`)).text()).not.toContain('thanks');
    },
  );
});

describe('contact form', () => {
  test.each([
    ['phone', 'dark', phone],
    ['desktop', 'light', desktop],
  ] as const)(
    'is accessible while it shows problems and toasts (%s, %s)',
    async (_, colorScheme, options) => {
      const { page } = await aVisitor(url, '/nl', { colorScheme, ...options });
      await theServer(page, broken());
      await send(page);
      await page.locator('.enquiry-problems').waitFor();
      expect(await accessibilityProblems(page, '#contact')).toEqual([]);
      await fillIn(page);
      await send(page);
      await expect.poll(() => toasts(page)).toContain('Versturen mislukt');
      expect(await accessibilityProblems(page, '#contact')).toEqual([]);
    },
  );
});
