/** A visitor in an emergency sees a telephone number at once. */
import { describe, expect, inject, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { localisedPath } from '#core/paths.ts';
import { words } from '#i18n/words.ts';
import { phone, watchedPage } from '../support/browser/chromium.ts';

const { url } = inject('product');

const office = 'tel:+34971000000';

describe('the page about emergencies', () => {
  test.each(locales)('has a number to call and a chat in its first phone screen (%s)', async (locale) => {
    const { page } = await watchedPage(url, { ...phone, locale });
    await page.goto(`${url}${localisedPath({ path: '/services/always', locale })}`);
    for (const link of [`a[href="${office}"]`, 'a[href^="https://wa.me/"]']) {
      const box = await page.locator(`.head ${link}`).boundingBox();
      expect([link, (box?.y ?? Infinity) + (box?.height ?? 0) < phone.viewport.height]).toEqual([link, true]);
    }
    const rescue = page.locator('[aria-labelledby="until-heading"] a.button');
    expect([await rescue.getAttribute('href'), await rescue.innerText()]).toEqual([
      'tel:112',
      expect.stringContaining('112'),
    ]);
  });
});

describe('the button at the top of a service page', () => {
  test('opens the form with the service as its subject', async () => {
    const { page } = await watchedPage(url, { ...phone, locale: 'nl' });
    await page.goto(`${url}/nl/services/pool`);
    const invitation = page.locator('[aria-labelledby="talk-heading"]');
    expect(await invitation.locator(`.buttons a[href="${office}"]`).isVisible()).toBe(true);
    expect(await invitation.innerText()).toContain('Maandag tot en met vrijdag');
    await page
      .getByRole('link', { name: words('nl').servicePages.quote.pool })
      .first()
      .click();
    await page.waitForURL((address) => address.hash === '#contact');
    const subject = page.locator('#enquiry-subject');
    await expect.poll(() => subject.inputValue()).toBe(words('nl').services.cards.pool.title);
  });
});

describe('the contact section on a phone', () => {
  test('shows number, e-mail address and chat', async () => {
    const { page } = await watchedPage(url, { ...phone, locale: 'en' });
    await page.goto(`${url}/`);
    for (const link of [`a[href="${office}"]`, 'a[href^="mailto:"]', 'a[href^="https://wa.me/"]'])
      expect([link, await page.locator(`#contact ${link}`).first().isVisible()]).toEqual([link, true]);
  });
});
