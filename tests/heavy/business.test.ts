import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { personSlots } from '#core/business/business.ts';
import { locales, type Locale } from '#core/locale.ts';
import { lastingPages, pagePath } from '#core/paths.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { fill as fillIn } from '#i18n/fill.ts';
import { startingBusiness } from '#site-config';
import { sectionOf } from '#core/business/fields/sections.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone } from '../support/browser/chromium.ts';
import { isInView } from '../support/browser/in-view.ts';
import { aPhoto } from '../support/images.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { anEditor, aStranger, callFunction, siteIsLive } from '../support/products/editor.ts';

const product = inject('product');
const { url, localDir } = product;

const nextYear = new Date().getFullYear() + 1;
const own = {
  name: 'Casa Clara',
  legalName: 'Clara Bonet SL',
  register: 'Registre Mercantil d’Eivissa, full IB-1',
  taxNumber: 'NIF B12345674',
  phone: '+34 971 31 20 20',
  chatNumber: '+34 600 31 20 21',
  emergencyPhone: '+34 600 31 20 22',
  email: 'hola@casaclara.test',
  'address.street': 'Carrer de sa Creu 14',
  'address.postalCode': '07830',
  'address.town': 'Sant Josep',
  languages: 'Català\nItaliano',
  municipalities: 'Santa Eulària des Riu\nSant Josep de sa Talaia',
  'insurance.insurer': 'Mútua Balear',
  'insurance.policy': 'P-778',
  'insurance.sum': '600000',
  'insurance.validUntil': `${nextYear}-03-31`,
  'badges.igj': 'IGJ-991',
  'partner.name': 'Sol i Vent',
  'partner.url': 'https://solivent.test/',
  'testimonials.first.words': 'Sie halten, was sie sagen.',
  'testimonials.first.name': 'Uta K.',
  'testimonials.first.day': '2026-10-02',
  'testimonials.first.source': 'https://reviews.test/uta',
  'testimonials.first.consentOn': '2026-10-05',
  'prices.baseCents': '395,50',
  'prices.rentalFeePercent': '18',
  'prices.extras.pest': '47',
  'hours.saturday.opens': '09:30',
  'hours.saturday.closes': '13:00',
};

const oldTexts = (): string[] => {
  const { name, taxNumber, address, phone: call, chatNumber, email, partner } = startingBusiness;
  const numbers = [call, chatNumber].flatMap((text) => [
    text,
    text.replaceAll(' ', '\u00a0'),
    text.replace(/\D/g, ''),
  ]);
  return [name, taxNumber, address.street, address.postalCode, email, partner.name, partner.url, ...numbers];
};

function filesOfSite(): [string, string][] {
  const folder = path.join(localDir, 'current');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|xml|txt|json|webmanifest|js|svg)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);
}

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await open(page, name);
    await page.locator(`[name="${name}"]`).fill(value);
  }
};
async function open(page: Page, field: string): Promise<void> {
  await toSections(page);
  const section = page.locator(`.business-sections a[href="#${sectionOf(field)}"]`);
  await unfold(section);
  await section.click();
  await page.locator('.business-columns[data-chosen="true"]').waitFor();
  const question = page.locator(`[aria-controls="${field}"][aria-expanded="false"]`);
  if ((await question.count()) > 0) {
    await unfold(question);
    await question.click();
  }
  await unfold(page.locator(`[name="${field}"]`));
}
const unfold = (inside: Locator) =>
  inside.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
/** On a phone, an open section has the page for itself. */
async function toSections(page: Page): Promise<void> {
  const above = page.locator('.business-above');
  if (!(await above.isVisible())) return;
  await above.click();
  await page.locator('.business-columns[data-chosen="false"]').waitFor();
}
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click();

/** On a phone, one press shows where the changes are kept, and how to discard them. */
async function showMore(page: Page): Promise<void> {
  await page.locator('.save-bar[data-changed="true"]').waitFor();
  const more = page.locator('.save-bar [aria-expanded="false"]');
  if (await more.isVisible()) await more.click();
}
async function discard(page: Page, name = 'Wijzigingen weggooien'): Promise<void> {
  await showMore(page);
  await page.getByRole('button', { name }).click();
}

const register = (page: Page) => page.locator('[name="register"]');
const keeps = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/save-business-draft') && answer.ok());

// An earlier test may leave a draft on the server, which the page would show. Saving no fields discards the draft.
beforeEach(async () => {
  const token = await anEditor(product);
  const { draft } = (await callFunction(url, 'business', { token })).json as { draft?: { revision: number } };
  if (draft === undefined) return;
  const body = { revision: draft.revision, written_from: 0, fields: [] };
  expect(await callFunction(url, 'save-business-draft', { token, body })).toMatchObject({ status: 200 });
});

describe('page for the business details', () => {
  test('lets an owner replace the details on a phone, and leaves no old detail in any file', async () => {
    const { page } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/business`);
    await page.getByText(/^Vul de \d+ ontbrekende in$/).waitFor();

    await fill(page, {
      name: '',
      phone: '600 31',
      'prices.extras.pest': '-1',
      'hours.saturday.opens': '18:00',
      'hours.saturday.closes': '09:00',
    });
    await save(page);
    await page.getByText('Nog niet opgeslagen: 4 velden kloppen niet.').waitFor();
    expect(
      await page.locator('[aria-invalid]').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    ).toEqual(['name', 'phone', 'hours.saturday.closes', 'prices.extras.pest']);
    const name = page.locator('[name="name"]');
    await name.and(page.locator(':focus')).waitFor();
    expect(new URL(page.url()).hash).toBe('#identity');
    await toSections(page);
    await page.getByRole('link', { name: 'Kantooruren 1 onjuist' }).press('Enter');
    await page.locator('[name="hours.saturday.closes"]').waitFor();
    expect(await name.isVisible()).toBe(false);
    await page.goBack();
    await page.goBack();
    await name.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    // “(0)” is dialled within a country only: authgear-server#1315, otobo#4922, govuk-design-system#1807.
    await fill(page, { ...own, phone: '+34 (0)971 31 20 20', chatNumber: '0034 (0) 600.31.20.21' });
    await save(page);
    await page.getByText('Vul alle velden van deze aanbeveling in').waitFor();
    await page.locator('[name="testimonials.first.lang"]').selectOption('de');
    await save(page);
    await page
      .getByText('Live: gecontroleerd, alle 4 pagina’s staan op de site.')
      .waitFor({ timeout: 90_000 });
    const files = filesOfSite();
    expect(files.length).toBeGreaterThan(40);
    const found = files.flatMap(([file, text]) =>
      oldTexts()
        .filter((old) => text.includes(old))
        .map((old) => `${file}: ${old}`),
    );
    expect(found).toEqual([]);

    const home = files.find(([file]) => file === 'nl.html')?.[1] ?? '';
    for (const text of [
      'Casa Clara',
      'Zaterdag, 9:30',
      'Català, Italiano',
      'Santa Eulària des Riu',
      'tel:+34971312020',
      'https://wa.me/34600312021',
      'tel:+34600312022',
      'lang="de"',
      'https://reviews.test/uta',
    ])
      expect(home).toContain(text);
    const legal = files.find(([file]) => file === 'de/legal.html')?.[1] ?? '';
    for (const text of [
      'Clara Bonet SL',
      'full IB-1',
      'Mútua Balear, Police P-778',
      '600.000',
      `31.\u00a0März\u00a0${nextYear}`,
    ])
      expect(legal).toContain(text);
    expect(home).toMatch(/€\s395,50/);
    expect(home).toMatch(/18\s?%/);
    expect(home).not.toMatch(/€\s380|20\s?%/);
  });

  test('changes the prices of new quotes, but not the sums of earlier ones', async () => {
    const token = await anEditor(product);
    const { json } = await callFunction(url, 'business', { token });
    const details = json['details'] as typeof startingBusiness;
    expect(details.earlierPrices).toEqual([]);
    const prices = {
      ...details.prices,
      baseCents: 410_00,
      extras: { ...details.prices.extras, pest: 49_00 },
    };
    const body = { details: { ...details, prices }, base_version: json['version'] };
    expect(await callFunction(url, 'save-business', { token, body })).toMatchObject({ status: 200 });
    await siteIsLive(product, token);

    const { page } = await signedInPage(product, phone);
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const bill = async (address: string) => {
      await page.goto(`${url}${address}`);
      const total = page.locator('.quote-total');
      await total.scrollIntoViewIfNeeded();
      await total.locator('.quote-valid span').waitFor();
      return (await total.textContent()) ?? '';
    };
    const { version } = details.prices;
    const old = await bill(`/nl?extras=pest&pkg=custom&prices=${version}&until=${day}#pricing`);
    expect(old).toMatch(/€\s395,50/);
    expect(old).toMatch(/€\s47/);
    await page.evaluate(() => sessionStorage.clear());
    const fresh = await bill('/nl?extras=pest&pkg=custom#pricing');
    expect(fresh).toMatch(/€\s410/);
    expect(fresh).toMatch(/€\s49/);

    const quote = { pkg: 'custom', extras: ['pest'], priceList: version, validUntil: day };
    const sent = { name: 'Eva', email: 'eva@example.com', message: 'Hallo', pageUrl: `${url}/`, quote };
    await callFunction(url, 'send-contact-email', { body: sent });
    await page.goto(`${url}/admin/enquiries`);
    const sums = page.locator('.enquiry-sums').first();
    await sums.waitFor({ state: 'attached' });
    expect(await sums.textContent()).toMatch(/€\s395,50.*€\s47/s);
  });

  test('merges the form with newer details from another editor, and restores earlier details', async () => {
    const { page } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/business`);
    await fill(page, { register: 'Mine' });
    const token = await anEditor(product);
    const { json } = await callFunction(url, 'business', { token });
    const details = { ...(json['details'] as object), legalName: 'Theirs SL' };
    const saved = await callFunction(url, 'save-business', {
      token,
      body: { details, base_version: json['version'] },
    });
    expect(saved.status).toBe(200);
    await save(page);
    await page.getByText('Iemand anders heeft intussen gegevens opgeslagen.').waitFor();
    expect(await page.locator('[name="legalName"]').inputValue()).toBe('Theirs SL');
    expect(await page.locator('[name="register"]').inputValue()).toBe('Mine');
    await save(page);
    await page.getByText(/^Live:/).waitFor({ timeout: 90_000 });
    await page.getByText('Eerdere versies').click();
    await page.getByText('Gewijzigd: Inschrijving in een register').waitFor();
    await page
      .getByRole('button', { name: /In de velden terugzetten/ })
      .last()
      .click();
    expect(await page.locator('[name="legalName"]').inputValue()).toBe('Clara Bonet SL');
    await save(page);
    await page.locator('.save-bar[data-changed="false"]').waitFor();
    await siteIsLive(product, token);
    const restored = filesOfSite().find(([file]) => file === 'de/legal.html')?.[1];
    expect(restored).toContain('Clara Bonet SL');
    expect(restored).not.toContain('Theirs SL');
  });

  test('keeps typed texts after the session has ended, until the owner discards them', async () => {
    const { page } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/business`);
    await fill(page, { register: 'Half typed' });
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('sb-')) localStorage.removeItem(key);
    });
    await page.reload();
    await page.getByRole('button', { name: 'Inloggen' }).waitFor();
    await page.goto(`${url}/admin/business#token=${product.adminToken}`);
    const register = page.locator('[name="register"]');
    await page.locator('.save-bar[data-changed="true"]').waitFor();
    expect(await register.inputValue()).toBe('Half typed');
    await discard(page);
    expect(await register.inputValue()).not.toBe('Half typed');
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    expect(await register.inputValue()).toBe('Half typed');
    await discard(page);
  });

  test('saves on the server what the owner types, so that another device continues with it', async () => {
    const [small, large] = [await signedInPage(product, phone), await signedInPage(product, desktop)];
    await small.page.goto(`${url}/admin/business`);
    await fill(small.page, { register: 'On the phone' });
    await showMore(small.page);
    await small.page.getByText('ook voor uw andere apparaten').waitFor();
    expect(await accessibilityProblems(small.page)).toEqual([]);

    await large.page.goto(`${url}/admin/business`);
    // The button must be in view although the list of sections is longer than the window.
    const save = large.page.getByRole('button', { name: 'Opslaan', exact: true });
    await save.waitFor();
    expect(await isInView(save)).toBe(true);
    await large.page.getByText('ook voor uw andere apparaten').waitFor();
    expect(await register(large.page).inputValue()).toBe('On the phone');
    const kept = keeps(large.page);
    await fill(large.page, { legalName: 'On the desk SL' });
    await kept;

    // The phone still has an older revision of the draft, so saving merges the change from the desktop into its form.
    const merged = keeps(small.page);
    await fill(small.page, { taxNumber: 'On the phone 2' });
    await merged;
    const legalName = () => small.page.locator('[name="legalName"]').inputValue();
    await expect.poll(legalName).toBe('On the desk SL');
    await large.page.reload();
    await large.page.getByText('ook voor uw andere apparaten').waitFor();
    expect(await large.page.locator('[name="taxNumber"]').inputValue()).toBe('On the phone 2');

    const ended = keeps(large.page);
    await discard(large.page);
    await ended;
    await small.page.reload();
    await register(small.page).waitFor();
    expect(await register(small.page).inputValue()).not.toBe('On the phone');
    expect(await small.page.getByText('Nog niet opgeslagen').count()).toBe(0);
  });

  test('lets an owner add, move and remove questions, and keeps words that are no question', async () => {
    const { page } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/business#faq`);
    const list = page.getByRole('group', { name: 'Vragen in het Nederlands', exact: true });
    const rows = list.locator('.question-head > :first-child');
    const questions = () => rows.allTextContents();
    await list.getByRole('button', { name: /^Vraag toevoegen/ }).waitFor();
    const [first = '', second = '', ...others] = await questions();
    await page.locator('.business-head:visible', { hasText: `${others.length + 2} vragen` }).waitFor();
    await rows.first().click();
    await list.getByRole('button', { name: 'Omlaag: Vraag 1' }).click();
    expect(await questions()).toEqual([second, 'Vraag 2', ...others]);
    expect(await list.getByLabel('Vraag 2', { exact: true }).inputValue()).toBe(first);
    await rows.first().click();
    expect(await questions()).toEqual(['Vraag 1', first, ...others]);
    await list.getByRole('button', { name: /^Weghalen\s*: Vraag 1$/ }).click();
    expect(await questions()).toEqual([first, ...others]);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.poll(questions).toEqual([second, first, ...others]);

    await page.getByRole('button', { name: 'Waar bewaart u mijn sleutels?' }).click();
    await page.keyboard.type('In een kluis.');
    await page
      .getByRole('button', { name: /^Vraag toevoegen/ })
      .last()
      .click();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Geen vraag');
    expect(await accessibilityProblems(page)).toEqual([]);
    const arrived = keeps(page);
    await page.locator('.business-above').click();
    await arrived;
    await page.reload();
    await page.goto(`${url}/admin/business#faq`);
    const keys = page.locator('[name^="keyFaq.nl."]');
    const kept: string[] = [];
    for (const index of [0, 1]) {
      await page.locator(`[aria-controls="keyFaq.nl.${index}"]`).click();
      await page.locator(`[name="keyFaq.nl.${index}"]`).waitFor();
      kept.push(...(await keys.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))));
    }
    expect(kept).toEqual(['Waar bewaart u mijn sleutels?', 'In een kluis.', '', 'Geen vraag']);
    await discard(page);
  });

  test('previews pages of the site with unsaved details, in four languages', async () => {
    const { page } = await signedInPage(product, desktop);
    await page.goto(`${url}/admin/business`);
    await fill(page, {
      name: 'Casa Vooraf',
      'hours.sunday.opens': '10:10',
      'hours.sunday.closes': '11:50',
      'notice.texts.nl': 'Vanaf morgen',
      'notice.starts': '2099-01-01',
      phone: '12',
    });
    const german = page.getByRole('button', { name: 'Duits', exact: true });
    const refused = page.waitForEvent('popup');
    await german.click();
    await (await refused).getByText(deskWords('de').refusals['invalid-input']).waitFor();
    await (await refused).close();
    await fill(page, { phone: '+34 971 44 55 66' });

    for (const locale of locales) {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: deskWords('nl').languageNames[locale], exact: true }).click();
      const preview = await opened;
      await preview.getByText(deskWords(locale).business.previewed).waitFor();
      expect(await preview.locator('html').getAttribute('lang')).toBe(locale);
      expect(await preview.locator('.site-header').textContent()).toContain('Casa Vooraf');
      const text = await preview.locator('body').textContent();
      expect(text).toMatch(/10:10.{1,3}11:50/);
      expect(text).toContain('Vanaf morgen');
      expect(await preview.locator('a[href="tel:+34971445566"]').count()).toBeGreaterThan(0);
      // The styles apply only if the preview’s Content-Security-Policy allows them. The web font follows the first paint.
      await expect
        .poll(() => preview.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily))
        .toMatch(/Marcellus/);
      await preview.close();
    }
    await page.locator('.desk-check select').selectOption('terms');
    const opened = page.waitForEvent('popup');
    await german.click();
    expect(await (await opened).locator('main').textContent()).toContain('Casa Vooraf');

    expect(await (await fetch(`${url}/nl`)).text()).not.toContain('Casa Vooraf');
    const token = await anEditor(product);
    const { json } = await callFunction(url, 'business', { token });
    expect(JSON.stringify(json['versions'])).not.toContain('Casa Vooraf');
    await discard(page);
  });

  test('shows previews only to editors, only with valid details, and only of pages of the site', async () => {
    const token = await anEditor(product);
    const { json } = await callFunction(url, 'business', { token });
    const details = JSON.stringify(json['details']);
    const preview = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ path: '/de', details, token, ...fields });
      const answer = await fetch(`${url}/functions/v1/preview-business`, { method: 'POST', body });
      return [answer.status, (await answer.text()).trim()];
    };
    const { refusals } = deskWords('de');
    const stranger = await aStranger(product);
    expect(await preview({ token: '' })).toEqual([401, expect.stringContaining(refusals['not-signed-in'])]);
    expect(await preview({ token: stranger })).toEqual([
      403,
      expect.stringContaining(refusals['not-an-editor']),
    ]);
    const script = details.replace(/"name":"[^"]*"/, '"name":"<script>"');
    expect(await preview({ details: script })).toEqual([
      400,
      expect.stringContaining(refusals['invalid-input']),
    ]);
    expect(await preview({ details: 'no json' })).toEqual([
      400,
      expect.stringContaining(refusals['invalid-input']),
    ]);
    expect(await preview({ path: '/de/no-such-page' })).toEqual([
      400,
      expect.stringContaining(refusals['invalid-input']),
    ]);
    expect(await preview({ path: '/de/../../etc/passwd' })).toEqual([
      400,
      expect.stringContaining(refusals['invalid-input']),
    ]);
    const { name } = json['details'] as typeof startingBusiness;
    for (const page of lastingPages)
      for (const locale of locales) {
        const [status, text] = await preview({ path: pagePath({ page, locale }) });
        expect([status, text], `${page} in ${locale}`).toEqual([200, expect.stringContaining(name)]);
      }
  });

  test.each(locales)('shows at each field why its value is refused, in %s', async (locale) => {
    const { page } = await signedInPage(product, phone);
    await page.addInitScript((lang) => localStorage.setItem('desk-lang', lang), locale);
    await page.goto(`${url}/admin/business#identity`);
    await page.locator(`.desk[lang="${locale}"] [name="name"]`).waitFor();
    const { business: texts } = deskWords(locale);
    const wrong = [
      ['name', '', 'missing'],
      ['legalName', '<script>alert(1)</script>', 'markup'],
      ['phone', '600 31', 'phone'],
      ['email', 'jan@', 'email'],
      ['hours.saturday.closes', '08:00', 'hours'],
      ['holidays', '2026-02-30', 'holiday'],
      ['promises.formHours', '0', 'number'],
      ['faq.de.0', '', 'question'],
      ['insurance.sum', '-1', 'amount'],
      ['testimonials.second.words', 'Goed', undefined],
      ['testimonials.second.consentOn', '', 'missing'],
      ['notice.texts.nl', '<script>alert(1)</script>', 'markup'],
      ['notice.ends', '2026-01-01', 'period'],
      ['prices.baseCents', '-1', 'price'],
      ['prices.extras.pest', '1000000000', 'price'],
      ['glossary', 'Vila Parc =', 'glossary'],
      ['partner.url', 'javascript:alert(1)', 'url'],
      ['settings.RETENTION_DAYS', '7', 'number'],
    ] as const;
    const typed = Object.fromEntries(wrong.map(([field, text]) => [field, text]));
    await fill(page, {
      ...typed,
      'hours.saturday.opens': '19:00',
      'notice.starts': '2026-01-02',
      'insurance.validUntil': '2026-01-01',
    });
    await page.getByRole('button', { name: texts.save, exact: true }).click();
    for (const [field, text, code] of wrong) {
      await open(page, field);
      const input = page.locator(`[name="${field}"]`);
      const problem = page.locator('.desk-field', { has: input }).locator('.problem');
      if (code !== undefined) expect(await problem.last().textContent(), field).toBe(texts.problems[code]);
      expect(await input.inputValue(), 'nothing that was typed is lost').toBe(text);
    }
    await open(page, 'insurance.validUntil');
    await page.getByText(texts.insuranceEnded).waitFor();
    await open(page, 'blogWriter');
    const addPerson = page.getByRole('button', { name: texts.person.add });
    while ((await addPerson.count()) > 0) await addPerson.click();
    await page.getByText(fillIn(texts.person.most, { n: personSlots.length })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await discard(page, texts.discard);
  });

  test('says in which languages a photo lacks a description, and uses descriptions as alt texts', async () => {
    const { page } = await signedInPage(product, phone);
    await page.goto(`${url}/admin/business#images`);
    const hero = page.locator('.desk-field', { has: page.locator('[name="images.hero"]') });
    const buffer = await aPhoto();
    await page
      .locator('[name="images.hero"]')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await hero.getByText('Nog zonder beschrijving: Nederlands, Engels, Spaans, Duits.').waitFor();
    const describePhoto = async (texts: Partial<Record<Locale, string>>) => {
      await hero.getByRole('button', { name: 'Foto beschrijven' }).click();
      const dialog = page.getByRole('dialog');
      for (const [locale, text] of Object.entries(texts))
        await dialog.locator(`[name="description_${locale}"]`).fill(text);
      expect(await accessibilityProblems(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Opslaan' }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await describePhoto({ nl: 'Een terras', en: 'A terrace', es: 'Una terraza' });
    await hero.getByText('Nog zonder beschrijving: Duits.').waitFor();
    await describePhoto({ de: 'Eine Terrasse' });
    await hero.getByText('Een terras').waitFor();
    expect(await page.getByText('Nog niet opgeslagen').count(), 'the dialog sends only its own form').toBe(1);

    const token = await anEditor(product);
    const alt = async (address: string) =>
      /<section id="home".*?<img[^>]* alt="([^"]*)"/s.exec(await (await fetch(url + address)).text())?.[1];
    await save(page);
    await page.getByText(/^Live:/).waitFor({ timeout: 90_000 });
    expect([await alt('/nl'), await alt('/'), await alt('/es'), await alt('/de')]).toEqual([
      'Een terras',
      'A terrace',
      'Una terraza',
      'Eine Terrasse',
    ]);
    await describePhoto({ de: 'Eine Terrasse am Meer' });
    await siteIsLive(product, token);
    expect(await alt('/de')).toBe('Eine Terrasse am Meer');
    await hero.getByRole('button', { name: 'Afbeelding weghalen' }).click();
    await save(page);
    await siteIsLive(product, token);
  });

  test.each(locales)('shows at the field why an image is refused, in %s', async (locale) => {
    const { page } = await signedInPage(product, phone);
    await page.addInitScript((lang) => localStorage.setItem('desk-lang', lang), locale);
    await page.goto(`${url}/admin/business#images`);
    await page.locator(`.desk[lang="${locale}"] [name="images.logo"]`).waitFor();
    const logo = page.locator('.desk-field', { has: page.locator('[name="images.logo"]') });
    const { refusals } = deskWords(locale);
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('[name="images.logo"]').setInputFiles({ name, mimeType, buffer });
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const huge = await sharp({ create: { width: 10_200, height: 10_000, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    for (const [code, name, kind, bytes] of [
      ['image-kind-refused', 'logo.svg', 'image/svg+xml', script],
      ['not-an-image', 'logo.png', 'image/png', Buffer.from('a text')],
      ['image-kind-refused', 'disguised.png', 'image/png', script],
      ['image-too-many-pixels', 'logo.jpg', 'image/jpeg', huge],
    ] as const) {
      await choose(name, kind, bytes);
      await logo.getByText(refusals[code]).waitFor();
      expect(await page.locator('[name="images.logo"]').getAttribute('aria-invalid')).toBe('true');
      await choose('photo.jpg', 'image/jpeg', await aPhoto());
      await logo.locator('img.business-image').waitFor();
      expect(await logo.locator('.problem').count()).toBe(0);
      await logo.locator('button').click();
      await logo.locator('img').waitFor({ state: 'detached' });
    }
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('puts a notice on all pages until the visitor closes the notice or its last day has passed', async () => {
    const token = await anEditor(product);
    const put = async (notice: object) => {
      const { json } = await callFunction(url, 'business', { token });
      const details = { ...(json['details'] as object), notice };
      const body = { details, base_version: json['version'] };
      expect(await callFunction(url, 'save-business', { token, body })).toMatchObject({ status: 200 });
      await siteIsLive(product, token);
    };
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const texts = { nl: 'Storm: wij zijn bereikbaar.', en: '', es: 'Temporal', de: 'Sturm' };
    await put({ starts: '', ends: day(2), texts });
    const pages = filesOfSite().filter(
      ([file, text]) => file.endsWith('.html') && text.includes('class="site-header'),
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(([, text]) => !text.includes('data-notice=')).map(([file]) => file)).toEqual([]);
    expect(pages.find(([file]) => file === 'index.html')?.[1]).toContain('<p lang="nl"');

    const { page, close } = await signedInPage(product, phone);
    await page.goto(`${url}/nl`);
    const notice = page.getByText(texts.nl);
    await notice.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator('.owner-notice button').click();
    await notice.waitFor({ state: 'hidden' });
    await page.goto(`${url}/nl/blog`);
    expect(await notice.isVisible()).toBe(false);
    await close();

    await put({ starts: '', ends: day(-2), texts });
    expect(filesOfSite().filter(([, text]) => text.includes('data-notice='))).toEqual([]);
  });
});
