import { createHash } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../../support/browser/chromium.ts';

const { url } = inject('product');

async function aVisitor({
  stored,
  ...options
}: BrowserContextOptions & { stored?: Record<string, string> } = {}) {
  const watched = await watchedPage(url, { ...desktop, locale: 'en-GB', ...options });
  if (stored) {
    await watched.page.goto(`${url}/robots.txt`);
    await watched.page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
  }
  const storedValue = (key: string) => watched.page.evaluate((name) => localStorage.getItem(name), key);
  return { ...watched, storedValue };
}

describe('language switcher', () => {
  test('makes the English home page redirect to the chosen language once per session', async () => {
    const { page, storedValue, troubles } = await aVisitor();
    await page.goto(`${url}/partners`);
    await page.getByRole('button', { name: 'Choose a language' }).click();
    await page.getByRole('link', { name: 'Nederlands' }).click();
    await page.waitForURL(`${url}/nl/partners`);
    expect(await storedValue('lang')).toBe('nl');

    await page.goto(`${url}/?from=mail#about`);
    await page.waitForURL(`${url}/nl?from=mail#about`);
    await page.goto(`${url}/`);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(page.url()).toBe(`${url}/`);
    expect(troubles).toEqual([]);
  });

  test('loads its script when the visitor opens it, and supports the arrow keys', async () => {
    const { page, requests, troubles } = await aVisitor();
    await page.goto(`${url}/nl/partners`, { waitUntil: 'networkidle' });
    const scripts = () => requests.filter((request) => request.includes('LanguageSwitch'));
    expect(scripts()).toEqual([]);
    await page.getByRole('button', { name: 'Taal kiezen' }).click();
    await page.locator('astro-island:not([ssr]) #languages').waitFor();
    expect(scripts()).not.toEqual([]);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    const seen = [await focused()];
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp', 'Home']) {
      await page.keyboard.press(key);
      seen.push(await focused());
    }
    expect(seen).toEqual(['English', 'Nederlands', 'English', 'Deutsch', 'English']);
    await page.keyboard.press('Escape');
    expect(await page.locator('#languages').isVisible()).toBe(false);
    expect(troubles).toEqual([]);
  });

  test('keeps the query and the fragment of the URL', async () => {
    const { page } = await aVisitor();
    await page.goto(`${url}/de?extras=deepclean&pkg=custom#pricing`);
    await page.getByRole('button', { name: 'Sprache wählen' }).click();
    await page.getByRole('link', { name: 'Nederlands' }).click();
    // If the price calculator has hydrated, it has added the price list’s version and an expiry date to the query.
    await page.waitForURL(/\/nl\?extras=deepclean&pkg=custom(&[^#]+)?#pricing$/);
  });

  test('lets a visitor return to English without a second redirect', async () => {
    const { page, storedValue } = await aVisitor({ stored: { lang: 'de' } });
    await page.goto(`${url}/`);
    await page.waitForURL(`${url}/de`);
    await page.getByRole('button', { name: 'Sprache wählen' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${url}/`);
    expect(await storedValue('lang')).toBe('en');
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.reload();
    expect(page.url()).toBe(`${url}/`);
  });
});

describe('redirect to the chosen language', () => {
  test('uses a script only on the English home page, whose Content-Security-Policy allows the script', async () => {
    const html = await (await fetch(`${url}/`)).text();
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
    const following = scripts.filter((script) => script.includes('lang_followed'));
    expect(following).toHaveLength(1);
    const [script = ''] = following;
    const digest = createHash('sha256').update(script).digest('base64');
    expect(/script-src ([^;]*)/.exec(html)?.[1]).toContain(`'sha256-${digest}'`);
    for (const other of ['/nl', '/partners', '/blog'])
      expect(await (await fetch(`${url}${other}`)).text()).not.toContain(script);
  });

  test('never shows the English page while a slow page in the chosen language loads', async () => {
    const { page } = await aVisitor({ stored: { lang: 'es' } });
    await page.route(`${url}/es`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    // This script records in session storage whether the browser showed the English page. The test reads the record
    // after the redirect to the Spanish page.
    await page.addInitScript(() => {
      if (location.pathname !== '/') return;
      setInterval(() => {
        const seen = document.querySelector('h1')?.checkVisibility() ?? false;
        const painted = performance.getEntriesByType('paint').length > 0;
        sessionStorage.setItem('looked', 'yes');
        if (seen || painted) sessionStorage.setItem('flash', 'yes');
      }, 5);
    });
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    await page.waitForURL(`${url}/es`, { waitUntil: 'load' });
    const noted = await page.evaluate(() => [
      sessionStorage.getItem('looked'),
      sessionStorage.getItem('flash'),
    ]);
    expect(noted).toEqual(['yes', null]);
  });

  test('does not happen if the visitor opens another page than the English home page', async () => {
    const { page } = await aVisitor({ stored: { lang: 'nl' } });
    const posts = ['/blog', '/blog/huis-winterklaar-maken-en'];
    for (const address of ['/partners', ...posts, '/betalen-met-bitcoin?a=1#faq', '/de']) {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${url}${address}`, { waitUntil: 'networkidle' });
      expect(page.url()).toBe(`${url}${address}`);
    }
  });
});

describe('stored language', () => {
  test('is replaced by English if the stored value is unknown', async () => {
    const { page, storedValue, troubles } = await aVisitor({ stored: { lang: '//evil.example' } });
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    expect(page.url()).toBe(`${url}/`);
    expect([await storedValue('lang'), await storedValue('lang_reset')]).toEqual(['en', '1']);
    expect(troubles).toEqual([]);
  });

  test('keeps a valid value, and is not checked again if the value becomes unknown later', async () => {
    const { page, storedValue } = await aVisitor({ stored: { lang: 'nl' } });
    await page.goto(`${url}/partners`, { waitUntil: 'networkidle' });
    expect([await storedValue('lang'), await storedValue('lang_reset')]).toEqual(['nl', '1']);
    await page.evaluate(() => {
      localStorage.setItem('lang', 'klingon');
    });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await storedValue('lang')).toBe('klingon');
  });

  test('does not exist until the visitor has chosen a language', async () => {
    const { page } = await aVisitor();
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
  });
});

describe('language suggestion', () => {
  test('offers the Dutch page to a browser set to Dutch, and stores Dutch if the visitor accepts', async () => {
    const { page, storedValue } = await aVisitor({ locale: 'nl-BE' });
    await page.goto(`${url}/partners`);
    const offer = page.getByRole('link', { name: 'Deze pagina in het Nederlands lezen' });
    await offer.waitFor();
    expect(await page.locator('[data-suggests]:visible').count()).toBe(1);
    await offer.click();
    await page.waitForURL(`${url}/nl/partners`);
    expect(await storedValue('lang')).toBe('nl');
    expect(await page.locator('[data-suggests]:visible').count()).toBe(0);
  });

  test('does not return on other pages after the visitor has closed it', async () => {
    const { page } = await aVisitor({ locale: 'de-DE' });
    await page.goto(`${url}/nl`);
    await page.getByRole('button', { name: 'Nicht mehr anzeigen' }).click();
    expect(await page.locator('[data-suggests]:visible').count()).toBe(0);
    await page.goto(`${url}/es/blog`, { waitUntil: 'networkidle' });
    expect(await page.locator('[data-suggests]:visible').count()).toBe(0);
  });

  test('is hidden if the page does not exist in the browser’s language', async () => {
    const spaniard = await aVisitor({ locale: 'es-ES' });
    await spaniard.page.goto(`${url}/blog/stormschade-voorkomen-nl`, { waitUntil: 'networkidle' });
    expect(await spaniard.page.locator('[data-suggests]:visible').count()).toBe(0);
    await spaniard.close();
    const french = await aVisitor({ locale: 'fr-FR' });
    await french.page.goto(`${url}/nl`, { waitUntil: 'networkidle' });
    expect(await french.page.locator('[data-suggests]:visible').count()).toBe(0);
  });

  test.each([
    ['phone', 'light', phone],
    ['desktop', 'dark', desktop],
  ] as const)('is accessible and does not cover the bottom bar (%s, %s)', async (_, colorScheme, options) => {
    const { page } = await aVisitor({ locale: 'de-DE', colorScheme, ...options });
    await page.goto(`${url}/`);
    const shown = page.locator('[data-suggests]:visible');
    await shown.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const box = await shown.boundingBox();
    const bar = await page.locator('.quick-bar').boundingBox();
    if (bar && box) expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
  });
});

describe('language switcher without browser storage', () => {
  test('switches languages without errors', async () => {
    const { page, troubles } = await aVisitor({ locale: 'nl-NL' });
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Choose a language' }).click();
    await page.getByRole('link', { name: 'Nederlands' }).click();
    await page.waitForURL(`${url}/nl`);
    expect(troubles).toEqual([]);
  });
});
