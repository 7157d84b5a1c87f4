/**
 * The site of a business that has filled in every optional detail: insurance, testimonials, people, a number for
 * emergencies.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personSlots, testimonialSlots, type Business } from '#core/business/business.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { locales } from '#core/locale.ts';
import { pagePath, type PublicPage } from '#core/paths.ts';
import { phoneLink } from '#core/phone/phone-link.ts';
import { words } from '#i18n/words.ts';
import { newLocalDir, startProduct, type Product } from '../../../scripts/local/product.ts';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { phone, watchedPage } from '../../support/browser/chromium.ts';
import { cutWords } from '../../support/browser/cut-words.ts';
import { tooWide } from '../../support/browser/in-view.ts';
import { anEditor, callFunction, siteIsLive } from '../../support/products/editor.ts';

const emergency = '+34 600 111 222';
const office = '+34 971 222 333';
/** As long as the form allows. */
const praise = 'Water im Keller, und nach zwei Stunden war jemand da. '.repeat(8).slice(0, 400).trim();

let product: Product;

beforeAll(async () => {
  const env = { BACKEND_IS_SHORT_LIVED: 'yes', REBUILD_QUIET_SECONDS: '1' };
  product = await startProduct({ localDir: newLocalDir(), env });
  const token = await anEditor(product);
  const { json } = await callFunction(product.url, 'business', { token });
  const body = { details: filledIn(json['details'] as Business), base_version: json['version'] };
  expect(await callFunction(product.url, 'save-business', { token, body })).toMatchObject({ status: 200 });
  await siteIsLive(product, token);
}, 240_000);
afterAll(() => product.remove());

/** The insurance ends today, all people lack a photograph, and each testimonial is as long as it may be. */
function filledIn(details: Business): object {
  const person = {
    name: 'Maria del Carmen Torres-Guasch',
    image: '',
    role: { nl: 'Sleutelbeheer', en: 'Key holding', es: 'Custodia de llaves', de: 'Schlüsselverwaltung' },
    languages: 'Català, Español, Deutsch',
  };
  const testimonial = {
    words: praise,
    lang: 'de',
    name: 'Familie Schneider-Hohenstein',
    day: '2025-10-02',
    source: 'https://reviews.example/1',
    consentOn: '2025-10-03',
  };
  return {
    ...details,
    phone: office,
    emergencyPhone: emergency,
    insurance: { insurer: 'Mapfre', policy: '123', sum: 600_000, validUntil: islandDay(new Date()) },
    people: Object.fromEntries(personSlots.map((slot) => [slot, person])),
    testimonials: Object.fromEntries(testimonialSlots.map((slot) => [slot, testimonial])),
  };
}

const visit = async (page: PublicPage, options: { width?: number; at?: string }) => {
  const { width = 390, at } = options;
  const viewport = { width, height: 844 };
  const visitor = await watchedPage(product.url, { ...phone, viewport, locale: 'de' });
  if (at !== undefined) await visitor.page.clock.setFixedTime(at);
  await visitor.page.goto(`${product.url}${pagePath({ page, locale: 'de' })}`, { waitUntil: 'networkidle' });
  return visitor;
};

const dialled = (page: Page, part: string) =>
  page
    .locator(`${part} a[href^="tel:"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('the number for emergencies', () => {
  test('is the one that the hero, the page about emergencies and the contact section call', async () => {
    const { page } = await visit('home', { at: '2026-06-02T22:00:00Z' });
    expect(await dialled(page, '.hero')).toEqual([phoneLink(emergency)]);
    expect(await dialled(page, '#contact')).toContain(phoneLink(emergency));
    // Who asks for a quote calls the office, at any hour.
    expect(await dialled(page, '.ways')).toEqual([phoneLink(office)]);
    await page.goto(`${product.url}${pagePath({ page: 'always', locale: 'de' })}`);
    expect(await dialled(page, '.head')).toEqual([phoneLink(emergency)]);
  });

  test.each([
    ['on a Tuesday at noon', '2026-06-02T10:00:00Z', office],
    ['at night', '2026-06-02T22:00:00Z', emergency],
    ['on a Sunday', '2026-06-07T10:00:00Z', emergency],
  ])('is called by the bar at the bottom of a phone outside office hours (%s)', async (_, at, called) => {
    const { page, troubles } = await visit('partners', { at });
    await page.mouse.wheel(0, 600);
    await page.locator('.quick-bar').waitFor();
    expect(await dialled(page, '.quick-bar')).toEqual([phoneLink(called)]);
    expect(await dialled(page, '[aria-labelledby="talk-heading"] .buttons')).toEqual([phoneLink(office)]);
    expect(troubles).toEqual([]);
  });

  test.each([
    ['2026-06-02T10:00:00Z', office, 'office'],
    ['2026-06-02T22:00:00Z', emergency, 'emergencies'],
  ] as const)(
    'is also the one that the header names and shows outside office hours (%s)',
    async (at, shown, name) => {
      const { page } = await visit('partners', { at, width: 1440 });
      const link = page.locator('.site-header a[data-call]');
      await expect.poll(() => link.getAttribute('href')).toBe(phoneLink(shown));
      expect((await link.innerText()).replaceAll('\u00a0', ' ').trim()).toBe(
        `${words('de').contact[name]}: ${shown}`,
      );
    },
  );
});

describe('a business that has filled in everything', () => {
  test.each([320, 390, 1440])('has an accessible, orderly home page at %i px', async (width) => {
    const { page } = await visit('home', { width });
    expect(await page.locator('blockquote').count()).toBe(testimonialSlots.length);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    expect(await tooWide(page)).toBe(0);
    expect(await page.evaluate(cutWords)).toEqual([]);
    // People without a photograph have their initials instead.
    expect(await page.locator('.face img').count()).toBe(0);
    expect((await page.locator('.faces .face').allInnerTexts()).join('')).toMatch(/^\p{L}{2,}$/u);
    const [quote, heading] = await Promise.all(
      ['blockquote', '#testimonials-heading'].map((name) =>
        page
          .locator(name)
          .first()
          .evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
    expect(quote).toBeLessThanOrEqual(heading ?? 0);
  });

  test.each([
    ['on its last day', 0, true],
    ['the day after', 1, false],
  ])('shows its insurance %s: %i days later', async (_, days, isShown) => {
    const at = new Date(Date.parse(`${islandDay(new Date())}T10:00:00Z`) + days * 86_400_000).toISOString();
    const { page } = await visit('home', { at });
    const insured = page.locator('.proof dd', { hasText: 'Mapfre' });
    await expect.poll(() => insured.isVisible()).toBe(isShown);
  });

  test.each(locales)(
    'names the owner’s promise and the number at the top of the home page (%s)',
    async (locale) => {
      const { page } = await watchedPage(product.url, { ...phone, locale });
      await page.goto(`${product.url}${pagePath({ page: 'home', locale })}`);
      const promise = page.locator('.hero .promise', { hasText: words(locale).hero.promise });
      expect((await promise.innerText()).replaceAll('\u00a0', ' ')).toContain(emergency);
    },
  );
});
