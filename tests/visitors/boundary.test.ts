/** An error in one part of a page leaves the rest of the page usable. */
import { describe, expect, inject, test } from 'vitest';
import { desktop, watchedPage } from '../support/browser/chromium.ts';

const { url } = inject('product');

describe('error in an island', () => {
  test.each([
    { path: '/#pricing', title: 'Unexpected Application Error!', island: '#pricing' },
    { path: '/de#pricing', title: 'Unerwarteter Fehler!', island: '#pricing' },
  ])(
    'is shown in place of the island, while the rest of the page $path still works',
    async ({ path, title, island }) => {
      const { page } = await watchedPage(url, desktop);
      // Formatting any number in this page throws an error, so the islands that show prices fail.
      await page.addInitScript(() => {
        Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
          get() {
            throw new Error('Broken on purpose.');
          },
        });
      });
      await page.goto(`${url}${path}`);
      const trouble = page.locator(island).getByRole('alert').filter({ hasText: title });
      await trouble.first().waitFor();
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.locator('#contact form').isVisible()).toBe(true);
      expect(await trouble.first().getByRole('button').count()).toBe(1);
    },
  );
});
