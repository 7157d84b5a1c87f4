import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { decodeEntities } from '#core/html/entities.ts';
import { pagePath } from '#core/paths.ts';
import { services, singleServices } from '#core/services.ts';
import { words } from '#i18n/words.ts';
import { desktop, phone, watchedPage } from '../support/browser/chromium.ts';
import { textsOf } from '../support/pages/texts-of.ts';

const { url } = inject('product');

/** What each page must show at every width. No menu, fold or narrow screen may hide it. */
const shownOn: Record<string, (locale: Locale) => unknown> = {
  home: (locale) => {
    const { hero, services: offered, why, pricing, about, contact, footer, quote } = words(locale);
    const { base, extras, rental } = pricing;
    const { name, email, phone: number, subject, message, privacy, send } = contact.form;
    return [
      hero,
      offered.heading,
      singleServices.map((id) => offered.cards[id]),
      [offered.cards.rental.title, offered.cards.rental.text],
      offered.contact,
      offered.chat,
      why,
      words(locale).servicePages.keyPromise,
      [pricing.heading, base],
      [extras.title, extras.note, extras.items, extras.materials, extras.onRequest],
      [quote.monthly, quote.oneTime, quote.ask],
      [rental.title, rental.fee, offered.cards.rental.features],
      about,
      [contact.heading, name, email, number, subject, message, privacy, send],
      services.map((id) => offered.cards[id].title),
      [footer.navigation, footer.services, footer.privacy, footer.terms, footer.cookies],
    ];
  },
  partners: (locale) => {
    const { features, recommendation, joining, collaborate } = words(locale).partners;
    return [words(locale).partner, features, recommendation, joining, collaborate];
  },
  keys: (locale) => {
    const { keyPromise, pages, samples } = words(locale).servicePages;
    const { intro, does, receives } = pages.keys;
    return [keyPromise, intro, does, receives, samples.keys, samples.note];
  },
  bitcoin: (locale) => {
    const { heading, intro, steps, faqHeading, faq, contact } = words(locale).bitcoin;
    return [heading, intro, steps, faqHeading, faq.map(({ question }) => question), contact];
  },
};

const devices = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

describe('on a phone and on a desktop, a visitor sees', () => {
  // The pages of all languages have the same elements and styles, so what the German page shows, the others show too.
  test('each part of the pages', async () => {
    const { page } = await watchedPage(url, { ...phone, locale: 'de' });
    const missing: string[] = [];
    for (const [name, partsOf] of Object.entries(shownOn)) {
      await page.goto(`${url}${pagePath({ page: name as 'home', locale: 'de' })}`, {
        waitUntil: 'networkidle',
      });
      for (const [device, { viewport }] of devices) {
        await page.setViewportSize(viewport);
        const seen = (await page.evaluate(textsInSight)).join(' ');
        missing.push(...lackingIn(seen, partsOf('de')).map((text) => `${name} on a ${device}: ${text}`));
      }
    }
    expect(missing).toEqual([]);
  });

  test.each(locales)('each text in the language of the page (%s)', async (locale) => {
    const missing: string[] = [];
    for (const [name, partsOf] of Object.entries(shownOn)) {
      const html = await (await fetch(`${url}${pagePath({ page: name as 'home', locale })}`)).text();
      const texts = html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]+>/g, ' ');
      missing.push(...lackingIn(decodeEntities(texts), partsOf(locale)).map((text) => `${name}: ${text}`));
    }
    expect(missing).toEqual([]);
  });
});

describe.each(devices)('on a %s, a visitor sees', (device, size) => {
  test('each entry of the navigation and a way to chat', async () => {
    const { page } = await watchedPage(url, { ...size, locale: 'en' });
    await page.goto(`${url}/partners`);
    if (device === 'phone') await page.locator('.site-header .open').click();
    const { home, services: offered, about, contact, blog, bitcoin, partners } = words('en').nav;
    await expect
      .poll(() => entriesInSight(page))
      .toEqual(expect.arrayContaining([home, offered, about, contact, blog, bitcoin, partners]));
    if (device === 'phone') await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await page.locator('a[href*="wa.me"]:visible').first().waitFor();
  });
});

const entriesInSight = (page: Page) => page.locator('#menu a:visible').allInnerTexts();

function lackingIn(seen: string, parts: unknown): string[] {
  const wanted = textsOf(parts).filter((text) => !text.includes('{'));
  expect(wanted.length).toBeGreaterThan(8);
  return wanted.filter((text) => !plain(seen).includes(plain(text)));
}

const plain = (text: string): string => text.replaceAll(/[\s\u2060]+/g, ' ');

/** Texts that are rendered, not transparent, and larger than the one pixel that is only for screen readers. */
function textsInSight(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    range.selectNode(text);
    const { width, height } = range.getBoundingClientRect();
    const isRendered = text.parentElement?.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });
    const isHidden = text.parentElement?.closest('.visually-hidden, [hidden]') !== null;
    if (isRendered === true && !isHidden && width > 1 && height > 1) seen.push(text.data);
  }
  return seen;
}
