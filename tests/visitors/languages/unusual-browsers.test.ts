import { describe, expect, inject, test } from 'vitest';
import { desktop, watchedPage } from '../../support/browser/chromium.ts';
import { waitForForm } from '../../support/browser/contact-form.ts';

const { url, adminToken } = inject('product');

// wp-calypso#74233, gutenberg#3271: dates of another zone; forced colours of Windows.
describe('a browser', { tags: ['heavy'] }, () => {
  test.each([
    { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' },
    { locale: 'es-PE', timezoneId: 'America/Lima' },
    { locale: 'en-GB', timezoneId: 'Europe/London', forcedColors: 'active' },
    { locale: 'de-DE', timezoneId: 'Europe/Berlin', colorScheme: 'dark' },
  ] as const)('with the settings %j shows the same page as its server', async (settings) => {
    const { page, troubles } = await watchedPage(url, { ...desktop, ...settings });
    for (const path of ['/nl', '/blog', '/es']) {
      await page.goto(url + path);
      if (path !== '/blog') {
        await page.locator('#enquiry').evaluate((form) => form.scrollIntoView({ behavior: 'instant' }));
        await waitForForm(page);
      }
    }
    for (const path of ['/admin/articles', '/admin/enquiries', '/admin/business']) {
      await page.goto(`${url}${path}?token=${adminToken}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    // React warns of a page that differs from the one its server wrote.
    expect(troubles).toEqual([]);
  });

  // supabase/auth-js#926, LangAlpha#387: sessions that are renewed without end.
  test.each([2, -2])(
    'whose clock is %i hours ahead renews its session a few times at most',
    async (hours) => {
      const { page, requests } = await watchedPage(url, desktop);
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      const renewals = () =>
        requests.filter((request) => request.includes('grant_type=refresh_token')).length;
      for (const path of ['/admin/articles', '/admin/enquiries', '/admin/business', '/admin/articles']) {
        await page.goto(`${url}${path}?token=${adminToken}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
      const opened = renewals();
      expect(opened).toBeLessThan(15);
      await page.clock.runFor(10_000);
      await page.waitForTimeout(2000);
      expect(renewals() - opened).toBeLessThan(2);
    },
  );
});
