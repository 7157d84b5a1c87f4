import type { BrowserContextOptions } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { daysAfter, islandDay } from '#core/ibiza-time/days.ts';
import { formatDate } from '#i18n/format.ts';
import { words } from '#i18n/words.ts';
import { desktop, phone, watchedPage, withoutFailed } from '../../support/browser/chromium.ts';
import { waitForForm } from '../../support/browser/contact-form.ts';
import type { StoredMail } from '../../../scripts/local/mail/stored-mail.ts';
import { databaseOf } from '../../support/products/database-of.ts';
import { anEditor, eventually } from '../../support/products/editor.ts';
import { storedMails } from '../../support/stand-ins/stored-mails.ts';

const { url, adminToken, publishableKey, localDir } = inject('product');

const aVisitor = (locale: string, options: BrowserContextOptions = desktop) =>
  watchedPage(url, { ...options, locale });

const anAddress = () => `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Waits for `many` mails about the visitor with this e-mail address, and returns them by recipient. */
async function mailsAbout(email: string, { many }: { many: number }) {
  const isAbout = ({ to, reply_to }: StoredMail) => JSON.stringify([to, reply_to]).includes(email);
  const about = await eventually(() => Promise.resolve(storedMails(localDir).filter(isAbout)), {
    until: (mails) => mails.length >= many,
  });
  const isToVisitor = ({ to }: StoredMail) => JSON.stringify(to).includes(email);
  return { toVisitor: about.find(isToVisitor), toBusiness: about.find((mail) => !isToVisitor(mail)) };
}

async function storedOf(email: string): Promise<Record<string, unknown>[]> {
  const token = await anEditor({ url, adminToken });
  const enquiries = databaseOf({ url, publishableKey }, token).from('enquiries');
  return (await enquiries.select().eq('email', email).throwOnError()).data as Record<string, unknown>[];
}

const plain = (text: string | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('contact form with a quote', () => {
  test('results in the same sums on the page, in the database and in both mails', async () => {
    const german = await aVisitor('de');
    await german.page.goto(`${url}/de#pricing`);
    const prices = german.page.locator('#pricing');
    await prices.locator('.quote-ways').waitFor();
    const { pricing, quote } = words('de');
    for (const extra of ['handyman', 'pest', 'weeklyinspections'] as const)
      await prices.getByLabel(pricing.extras.items[extra]).check();
    await prices.getByRole('link', { name: quote.ask }).click();
    await expect.poll(() => german.page.url()).toContain('extras=');
    const shared = new URL(german.page.url());
    expect(german.troubles).toEqual([]);
    await german.close();

    const email = anAddress();
    const { page, troubles, close } = await aVisitor('nl');
    await page.goto(`${url}/nl${shared.search}${shared.hash}`);
    await expect.poll(() => page.locator('#enquiry-message').inputValue()).toContain('Ongediertebestrijding');
    const summary = plain(await page.locator('#enquiry-message').inputValue());
    await page.getByText('Afspraak voorstellen').click();
    await page.getByLabel('Soort afspraak').selectOption('call');
    const day = daysAfter(islandDay(new Date()), 9);
    await page.getByLabel('2e voorkeur').fill(day);
    await page.getByLabel('Dagdeel').last().selectOption('morning');
    await page.getByLabel('Naam').fill('Anna Bakker');
    await page.getByLabel('E-mailadres').fill(email);
    // The server does not mail enquiries that were written within two seconds, because bots are fast.
    await page.waitForTimeout(2500);
    await page.getByRole('button', { name: 'Versturen', exact: true }).click();
    await expect.poll(() => page.locator('.toasts').innerText()).toContain('Verzonden');
    expect(troubles).toEqual([]);
    await close();

    expect(await storedOf(email)).toEqual([
      expect.objectContaining({
        name: 'Anna Bakker',
        lang: 'nl',
        held_reason: null,
        monthly_cents: 380_00,
        one_time_cents: 85_00,
        appointment: { kind: 'call', times: [{ day, part: 'morning' }] },
        quote: expect.objectContaining({
          pkg: 'custom',
          extras: ['handyman', 'pest', 'weeklyinspections'],
        }) as unknown,
      }),
    ]);
    const { toVisitor, toBusiness } = await mailsAbout(email, { many: 2 });
    expect(summary).toMatch(/Klus door de klusjesman \(exclusief materiaal\): € 40[^]*Totaal eenmalig: € 85/);
    expect(plain(toBusiness?.text)).toContain(summary);
    expect(plain(toVisitor?.text)).toContain(summary);
    for (const mail of [toBusiness, toVisitor])
      expect(plain(mail?.text)).toContain(`Telefoongesprek: ${formatDate(day, 'nl')} (ochtend)`);
    const [calendar] = toBusiness?.attachments ?? [];
    expect(calendar?.filename).toBe('afspraak.ics');
    expect(Buffer.from(calendar?.content ?? '', 'base64').toString()).toContain('STATUS:TENTATIVE');
    expect(toVisitor?.attachments).toBeUndefined();
    for (const mail of [toBusiness, toVisitor])
      expect(plain(mail?.html)).toMatch(/€ 380[^]*€ 40[^]*€ 45[^]*€ 85/);
  });
});

describe('contact form without JavaScript', () => {
  test('returns a refused enquiry in the form, with everything that the visitor typed', async () => {
    const email = anAddress();
    const { page, close } = await aVisitor('es', { ...phone, javaScriptEnabled: false });
    await page.goto(`${url}/es#contact`);
    await page.getByLabel('Limpieza del coche').check();
    await page.getByLabel('Control de plagas').check();
    await page.getByLabel('Nombre').fill('Ana');
    // The browser accepts this e-mail address, but the server refuses it.
    await page.getByLabel('Correo electrónico').fill('ana@localhost');
    await page.getByLabel('Su mensaje').fill('Primera línea\nsegunda línea');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    expect(await page.getByRole('alert').innerText()).toContain(
      words('es').contact.form.problems.email.noEmail,
    );
    expect(await page.getByLabel('Su mensaje').inputValue()).toBe('Primera línea\nsegunda línea');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.waitForURL(`${url}/es/thanks`);
    expect(await page.locator('main').innerText()).toContain('24 horas');
    await close();
    expect(await storedOf(email)).toEqual([
      expect.objectContaining({
        message: 'Primera línea\nsegunda línea',
        lang: 'es',
        one_time_cents: 90_00,
        quote: expect.objectContaining({ extras: ['pest', 'carclean'] }) as unknown,
      }),
    ]);
  });

  test('still sends the chosen rental package after a refused enquiry was corrected', async () => {
    const email = anAddress();
    const { page, close } = await aVisitor('de', { ...desktop, javaScriptEnabled: false });
    await page.goto(`${url}/de`);
    await page.getByRole('link', { name: 'Angebot für Ferienvermietung' }).click();
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('E-Mail-Adresse').fill('anna@localhost');
    await page.getByLabel('Ihre Nachricht').fill('Bitte rufen Sie mich an.');
    await page.getByRole('button', { name: 'Senden', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByRole('button', { name: 'Senden', exact: true }).click();
    await page.waitForURL(`${url}/de/thanks`);
    await close();
    expect(await storedOf(email)).toEqual([
      expect.objectContaining({ quote: expect.objectContaining({ pkg: 'rental', extras: [] }) as unknown }),
    ]);
  });
});

describe('fields that a visitor copied from a page or a contact card', () => {
  // validator.js#940 and #2036, pydantic#3772, jquery-validation#1287; zulip#13193 (automatic answers).
  test('reach database and mails without invisible characters, and a blank letter is no name', async () => {
    const email = anAddress();
    const { page } = await aVisitor('nl');
    await page.goto(`${url}/nl#contact`);
    await waitForForm(page);
    const name = page.getByLabel('Naam');
    await name.fill('\u200b\u3164');
    await page.getByLabel('E-mailadres').fill(`\u202a${email.replace('@exam', '@exam\u00ad')}\u200b\u202c`);
    await page.getByLabel('Telefoonnummer').fill('\u202a+31 (0)6 12345678\u202c');
    await page.getByLabel('Uw bericht').fill('Wilt u mij bellen?');
    await page.waitForTimeout(2500);
    const send = page.getByRole('button', { name: 'Versturen', exact: true });
    await send.click();
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('Anna\u2060 Bakker');
    await send.click();
    const stored = await eventually(() => storedOf(email), { until: (rows) => rows.length > 0 });
    expect(stored).toEqual([
      expect.objectContaining({ name: 'Anna Bakker', phone: '+31 6 12345678', held_reason: null }),
    ]);
    const { toVisitor, toBusiness } = await mailsAbout(email, { many: 2 });
    expect([toVisitor?.to, toBusiness?.reply_to].flat()).toEqual([email, email]);
    expect([toVisitor, toBusiness].map((mail) => mail?.headers?.['Auto-Submitted'])).toEqual([
      'auto-replied',
      'auto-generated',
    ]);
  });
});

describe('the telephone number of an enquiry', () => {
  test('is refused beside its field, with an example in the visitor’s language, until it is one number', async () => {
    const email = anAddress();
    const { page, troubles } = await aVisitor('de');
    await page.goto(`${url}/de#contact`);
    await waitForForm(page);
    const field = page.locator('#enquiry-phone');
    await page.getByLabel('Name', { exact: false }).first().fill('Anna');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Ihre Nachricht').fill('Bitte rufen Sie mich an.');
    // The number of a mobile in Germany, and of a house in Vienna.
    await field.fill('0171 1234567');
    await page.getByRole('button', { name: 'Senden', exact: true }).click();
    await page.getByText('zum Beispiel +49 1512 3456789').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await storedOf(email)).toEqual([]);
    await field.fill('+49 (0) 171 / 123 45 67');
    await page.getByRole('button', { name: 'Senden', exact: true }).click();
    const stored = await eventually(() => storedOf(email), { until: (rows) => rows.length > 0 });
    expect(stored).toEqual([expect.objectContaining({ phone: '+49 171 1234567' })]);
    expect(withoutFailed(troubles, 400, '/functions/v1/send-contact-email')).toEqual([]);
  });

  test('is refused with the same words without JavaScript', async () => {
    const { page } = await aVisitor('nl', { ...phone, javaScriptEnabled: false });
    await page.goto(`${url}/nl`);
    await page.getByLabel('Naam').fill('Anna');
    await page.getByLabel('E-mailadres').fill(anAddress());
    await page.getByLabel('Telefoonnummer').fill('0475 12 34 56');
    await page.getByLabel('Uw bericht').fill('Wilt u mij bellen?');
    await page.getByRole('button', { name: 'Versturen', exact: true }).click();
    const problem = page.locator('#phone-problem');
    expect(await problem.innerText()).toBe('Vul een telefoonnummer met landnummer in, zoals +31 6 12345678.');
    expect(await page.getByLabel('Telefoonnummer').inputValue()).toBe('0475 12 34 56');
  });
});
