import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { accessibilityProblems } from '../support/browser/accessible.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { areFontsLoaded } from '../support/browser/fonts-loaded.ts';
import { isInView, tooWide } from '../support/browser/in-view.ts';

const { url } = inject('product');

/** The browser prefers the page’s language, so that no language suggestion covers the page. */
async function aVisitor(path: string, options: BrowserContextOptions = {}) {
  const locale = /^\/(nl|es|de)/.exec(path)?.[1] ?? 'en';
  const visitor = await watchedPage(url, { ...desktop, locale, ...options });
  await visitor.page.goto(`${url}${path}`);
  return visitor;
}

async function prices(page: Page) {
  const section = page.locator('#pricing');
  const total = section.locator('.quote-total');
  // A loading page may jump back to the anchor in its URL, so the test scrolls repeatedly.
  await expect
    .poll(async () => {
      await total.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
      return section.locator('.quote-ways').isVisible();
    })
    .toBe(true);
  return section;
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const ticked = (page: Page) =>
  page
    .locator('.extras :checked')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
const message = (page: Page) => page.locator('#enquiry-message');
const storedQuote = (page: Page) => page.evaluate(() => sessionStorage.getItem('quote'));
const query = (page: Page) => new URL(page.url()).searchParams;

describe('scrolling to a section', () => {
  // German has the longest texts, so only the German page is tested at every width.
  for (const { view, options, path, tags } of [
    { view: 'phone', options: phone, path: '/de', tags: [] },
    {
      view: 'desktop',
      options: { viewport: { width: 1280, height: 900 } },
      path: '/de',
      tags: ['heavy'],
    },
    { view: 'tablet', options: { viewport: { width: 820, height: 1180 } }, path: '/de', tags: ['heavy'] },
    {
      view: 'narrow phone',
      options: { viewport: { width: 320, height: 640 } },
      path: '/de',
      tags: ['heavy'],
    },
    ...['/', '/nl', '/es'].map((path) => ({ view: 'phone', options: phone, path, tags: ['heavy'] })),
  ])
    test(
      `ends exactly at the section after a click on the contact link of ${path} (${view})`,
      { tags },
      async () => {
        const { page } = await aVisitor(path, options);
        // A font that loads during the scroll may change the height of the texts above.
        await expect.poll(() => areFontsLoaded(page)).toBe(true);
        await recordPassedPrices(page);
        await page.locator('.hero a[href="#contact"], #home a[href="#contact"]').first().click();
        await expect.poll(() => hasStoppedScrolling(page)).toBe(true);
        // The prices above the contact section may hydrate after the scroll, which may move the section.
        await expect.poll(() => isHydratedIfPassed(page)).toBe(true);
        await expect.poll(() => hasStoppedScrolling(page)).toBe(true);
        const { top, wanted } = await page.locator('#contact').evaluate((section) => ({
          top: section.getBoundingClientRect().top,
          wanted: parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
        }));
        expect([Math.abs(top - wanted) <= 1, top - wanted]).toEqual([true, top - wanted]);
      },
    );

  /** Marks the prices once they are visible. A busy browser may scroll past the prices without hydrating them. */
  const recordPassedPrices = (page: Page) =>
    page.locator('#pricing astro-island', { has: page.locator('.quote-ways') }).evaluate((island) => {
      const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as {
        value?: IntersectionObserverInit;
      };
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          island.querySelector('.quote-ways')?.setAttribute('data-passed', '');
      }, value);
      for (const child of island.children) observer.observe(child);
    });

  const isHydratedIfPassed = async (page: Page) => {
    const prices = page.locator('#pricing .quote-ways');
    return (await prices.getAttribute('data-passed')) === null || prices.isVisible();
  };

  const hasStoppedScrolling = (page: Page) =>
    page.evaluate(async () => {
      const before = scrollY;
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
      return scrollY > 0 && scrollY === before;
    });

  test('happens without an animation if a page is opened at a URL with an anchor', async () => {
    const { page } = await watchedPage(url, desktop);
    await page.addInitScript(() => {
      const passed: number[] = [];
      Object.assign(globalThis, { passed });
      addEventListener('scroll', () => passed.push(scrollY));
    });
    await page.goto(`${url}/de#pricing`);
    await expect.poll(() => hasStoppedScrolling(page)).toBe(true);
    const { passed, end, top } = await page.evaluate(() => ({
      ...(globalThis as unknown as { passed: number[] }),
      end: scrollY,
      top: document.querySelector('#pricing')?.getBoundingClientRect().top,
    }));
    expect(end).toBeGreaterThan(1000);
    // Fonts that load later may move the section by a few lines.
    expect(passed.filter((position) => Math.abs(position - end) > 100)).toEqual([]);
    expect(Math.abs(top ?? Infinity)).toBeLessThan(200);
  });
});

describe('quote', () => {
  test('updates the totals if the visitor selects or removes extras', async () => {
    const { page, troubles } = await aVisitor('/nl');
    const section = await prices(page);
    const totals = section.locator('.quote-total dd');
    expect((await totals.allTextContents()).map(plain)).toEqual(['€ 380', '€ 0']);
    await section.getByLabel('Grote schoonmaak').check();
    await section.getByLabel('Klusjesman').check();
    await section.getByLabel('Wekelijkse controlebezoeken').check();
    expect((await totals.allTextContents()).map(plain)).toEqual(['€ 380', '€ 240']);
    expect(await section.locator('.quote-total').innerText()).toContain('exclusief de extra’s op aanvraag');
    await section.getByLabel('Grote schoonmaak').uncheck();
    expect((await totals.allTextContents()).map(plain)).toEqual(['€ 380', '€ 40']);
    expect(query(page).has('extras')).toBe(false);
    expect(troubles).toEqual([]);
  });

  test(
    'stays in the address, the session and the message, with the same sums in another language',
    { tags: ['heavy'] },
    async () => {
      const german = await aVisitor('/de');
      const section = await prices(german.page);
      const { pricing, quote } = words('de');
      for (const extra of ['deepclean', 'groceries', 'seasonal'] as const)
        await section.getByLabel(pricing.extras.items[extra]).check();
      await section.getByRole('link', { name: quote.ask }).click();
      await expect.poll(() => german.page.url()).toMatch(/#contact$/);
      expect(query(german.page).get('extras')).toBe('groceries,deepclean,seasonal');
      expect(query(german.page).get('pkg')).toBe('custom');
      expect(await storedQuote(german.page)).toContain('extras=groceries,deepclean,seasonal&pkg=custom');
      await expect
        .poll(async () => plain(await message(german.page).inputValue()))
        .toContain(`${quote.oneTime}: 250 €`);
      // The quote is above the fields of the form, where the visitor lands.
      const quoted = german.page.locator('.enquiry-quote', { hasText: '250' });
      await expect
        .poll(() => quoted.boundingBox().then((box) => box !== null && box.y > 0 && box.y + box.height < 900))
        .toBe(true);
      expect(german.troubles).toEqual([]);
      const shared = german.page.url().replace('/de?', '/nl?');
      await german.close();

      const dutch = await aVisitor(shared.replace(url, ''));
      await expect
        .poll(async () => plain(await message(dutch.page).inputValue()))
        .toContain('Totaal eenmalig: € 250');
      expect(plain(await message(dutch.page).inputValue())).toMatch(
        /Basispakket: € 380 per maand, inclusief btw[^]*– Boodschappen doen vóór uw aankomst: € 50\n– Grote schoonmaak: € 200\n– Huis zomerklaar of winterklaar maken: op aanvraag/,
      );
      await prices(dutch.page);
      expect(await ticked(dutch.page)).toEqual(['groceries', 'deepclean', 'seasonal']);
      expect(dutch.troubles).toEqual([]);
    },
  );

  test('remains after a change of language, and its summary in the message is translated', async () => {
    const { page } = await aVisitor('/de?extras=pest&pkg=custom#contact');
    await expect.poll(() => message(page).inputValue()).toContain('Schädlingsbekämpfung');
    await page.getByRole('button', { name: 'Sprache wählen' }).click();
    await page.getByRole('link', { name: 'Español' }).click();
    await page.waitForURL(/\/es\?extras=pest/);
    await expect.poll(() => message(page).inputValue()).toContain('Control de plagas');
    expect(await message(page).inputValue()).not.toContain('Schädlingsbekämpfung');
  });

  test('changes its summary in the message, but never the visitor’s own text', async () => {
    const { page } = await aVisitor('/?pkg=custom');
    const section = await prices(page);
    await message(page).scrollIntoViewIfNeeded();
    await expect.poll(() => message(page).inputValue()).toContain('Base package');
    await message(page).press('Control+Home');
    await message(page).pressSequentially('Dear all, ');
    await section.getByLabel('Pest control').check();
    await expect.poll(() => message(page).inputValue()).toMatch(/^Dear all, Quote request[^]*Pest control/);
    await message(page).fill('I wrote all of this myself.');
    await section.getByLabel('Car cleaning').check();
    await expect.poll(() => query(page).get('extras')).toBe('pest,carclean');
    expect(await message(page).inputValue()).toBe('I wrote all of this myself.');
  });

  test('loses its extras if the visitor chooses rental management', async () => {
    const { page } = await aVisitor('/?extras=pest&pkg=custom&utm_source=card');
    await prices(page);
    expect(await ticked(page)).toEqual(['pest']);
    const rental = page.getByRole('link', { name: 'Quote for rental management' });
    await rental.click();
    await expect.poll(() => query(page).get('pkg')).toBe('rental');
    await rental.scrollIntoViewIfNeeded();
    await rental.click();
    await expect.poll(() => isInView(page.locator('#enquiry .enquiry-quote'))).toBe(true);
    expect(query(page).has('extras')).toBe(false);
    expect(query(page).get('utm_source')).toBe('card');
    expect(await ticked(page)).toEqual([]);
    await expect.poll(() => message(page).inputValue()).toContain('Rental package: 20% of the rental price');
    expect(await message(page).inputValue()).not.toContain('380');
  });

  test('lets the browser handle a click on a package with Control, Shift or Meta', async () => {
    const { page } = await aVisitor('/?extras=pest&pkg=custom');
    await prices(page);
    for (const key of ['Control', 'Shift', 'Meta'] as const) {
      const isLeftToBrowser = page.evaluate(
        () =>
          new Promise<boolean>((resolve) =>
            addEventListener(
              'click',
              (event) => {
                resolve(!event.defaultPrevented);
                event.preventDefault();
              },
              { once: true },
            ),
          ),
      );
      await page.getByRole('link', { name: 'Quote for rental management' }).click({ modifiers: [key] });
      expect([key, await isLeftToBrowser]).toEqual([key, true]);
      expect(query(page).get('pkg')).toBe('custom');
      expect(await ticked(page)).toEqual(['pest']);
    }
  });

  test('remains when the visitor opens other pages, and does not return after the visitor removes it', async () => {
    const { page } = await aVisitor('/?extras=pest&pkg=custom#contact');
    await expect.poll(() => message(page).inputValue()).toContain('Pest control');
    await page.getByRole('link', { name: words('en').pricing.base.inclusions.inspections }).click();
    await page.getByRole('heading', { level: 1, name: words('en').inspection.heading }).waitFor();
    await page.goto(`${url}/#contact`);
    await expect.poll(() => message(page).inputValue()).toContain('Pest control');
    await page.getByRole('button', { name: 'Remove the estimate' }).click();
    expect(await message(page).inputValue()).toBe('');
    expect(query(page).has('pkg')).toBe(false);
    await page.reload();
    await page.locator('.enquiry-notice').waitFor({ state: 'attached' });
    expect(await storedQuote(page)).toBeNull();
  });
});

describe('quote from a URL', () => {
  test.each([
    [
      'markup',
      '?extras=%3Cimg%20src=x%20onerror=alert(1)%3E,pest&pkg=custom&prices=%22%3E&until=javascript:1',
    ],
    ['property names of JavaScript', '?extras=__proto__,constructor,toString,pest&pkg=custom'],
    ['a thousand repetitions', `?extras=${'pest,'.repeat(500)}&pkg=custom`],
  ])('ignores %s and keeps the valid extra', async (_, search) => {
    const { page, troubles } = await aVisitor(`/${search}`);
    await prices(page);
    expect(await ticked(page)).toEqual(['pest']);
    expect(page.url()).toMatch(/\?extras=pest&pkg=custom&prices=\d{4}-\d{2}&until=\d{4}-\d{2}-\d{2}$/);
    expect(troubles).toEqual([]);
  });

  test('shows current prices and a notice if its price list has expired', async () => {
    const { page } = await aVisitor('/?extras=pest&pkg=custom&prices=2019-01&until=2019-02-01');
    const section = await prices(page);
    expect(await section.innerText()).toContain('prices have changed since this estimate was made');
    expect(plain(await section.locator('.quote-total dd').last().textContent())).toBe('€45');
  });

  test('ignores an expiry date that is too far in the future', async () => {
    const { page } = await aVisitor('/?extras=pest&pkg=custom&prices=2026-11&until=2099-01-01');
    const section = await prices(page);
    expect(await section.innerText()).not.toContain('2099');
    expect(query(page).get('until')).not.toBe('2099-01-01');
  });
});

describe('sharing a quote', () => {
  test('copies a link that opens the same quote', async () => {
    const { page } = await aVisitor('/es', { permissions: ['clipboard-read', 'clipboard-write'] });
    const section = await prices(page);
    await section.getByLabel('Control de plagas').check();
    await section.getByRole('button', { name: 'Copiar el enlace' }).click();
    await expect.poll(() => section.innerText()).toContain('El enlace se ha copiado.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/es\?extras=pest&pkg=custom&prices=[\d-]+&until=[\d-]+#pricing$/);
    await page.goto(link);
    await prices(page);
    expect(await ticked(page)).toEqual(['pest']);
  });

  test('passes the summary and the URL of the quote to WhatsApp, without a Referer header', async () => {
    const { page } = await aVisitor('/?extras=pest&pkg=custom');
    const section = await prices(page);
    const chat = section.getByRole('link', { name: 'Send via WhatsApp' });
    const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    expect(plain(text)).toMatch(/Pest control: €45[^]*One-off total: €45[^]*\/\?extras=pest&pkg=custom/);
    expect(await chat.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await chat.getAttribute('target')).toBe('_blank');
  });

  test('prints only the letterhead, the quote and its expiry date', async () => {
    const { page } = await aVisitor('/?extras=pest,seasonal&pkg=custom');
    const section = await prices(page);
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await section.getByRole('button', { name: 'Print' }).click();
    await page.locator('html[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const printed = plain(await page.locator('body').innerText());
    expect(printed).toMatch(
      /\+34[^]*Quote request[^]*Base package[^]*€380[^]*Pest control[^]*€45[^]*on request[^]*Prices valid up to and including \d/,
    );
    expect(printed).not.toMatch(/Quote for rental|Send us a message|Handyman|Skip to content/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.quote-sheet').isVisible()).toBe(false);
  });
});

describe('quote form', () => {
  test('can be changed by keyboard alone, and announces the totals to screen readers', async () => {
    const { page } = await aVisitor('/');
    const section = await prices(page);
    await section.getByLabel('Grocery').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const live = section.locator('[aria-live="polite"]').first();
    expect(plain(await live.innerText())).toContain('€90');
    await section.getByRole('link', { name: 'Request a quote for this' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page).get('extras')).toBe('groceries,handyman');
  });

  test('submits its checkboxes with the contact form if JavaScript is disabled', async () => {
    const { page } = await aVisitor('/de', { javaScriptEnabled: false });
    const table = page.locator('#pricing .extras');
    expect(plain(await table.innerText())).toMatch(/Kleine Reparatur\s+ohne Material\s+40 €/);
    await table.getByLabel('Autowäsche').check();
    expect(await page.locator('#pricing').innerText()).toContain(words('de').quote.hint);
    expect(await table.getByLabel('Autowäsche').getAttribute('form')).toBe('enquiry');
    await page.getByRole('link', { name: 'Angebot für Ferienvermietung' }).click();
    expect(page.url()).toBe(`${url}/de?pkg=rental#contact`);
  });

  test.each([
    ['phone', 'dark', phone],
    ['desktop', 'light', desktop],
  ] as const)('is accessible and fits a narrow window (%s, %s)', async (_, colorScheme, options) => {
    const { page } = await aVisitor('/de?extras=pest,seasonal&pkg=custom&prices=2019-01', {
      colorScheme,
      ...options,
    });
    await prices(page);
    expect(await accessibilityProblems(page, '#pricing')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toBe(0);
  });
});
