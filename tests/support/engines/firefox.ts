import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { eventually } from '../products/editor.ts';
import type { Engine, Visitor, VisitorOptions } from './visitor.ts';
import { watch } from './watch.ts';

/** How Firefox reports a font that it still loaded when the page was left: NS_BINDING_ABORTED. */
const cancelledFont = 'status=2152398850';

const program = '/usr/bin/firefox-esr';

/** Drives an installed Firefox over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox ESR',
  needs: existsSync(program) ? undefined : 'the Debian package firefox-esr for Firefox',
  visit,
};

async function visit({ width, height, language, hasScripts }: VisitorOptions): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': language,
      'javascript.enabled': hasScripts,
      // Without overlay scroll bars, a page would be narrower than the window.
      'ui.useOverlayScrollbars': 1,
    },
  });
  // A second tab could be in the background, where browsers draw no frames.
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width, height });
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (cause) => {
    if (!String(cause).includes(cancelledFont)) troubles.push(String(cause));
  });
  await page.evaluateOnNewDocument(
    `{ const say = console.error.bind(console); (${watch.toString()})((text) => say(text)); }`,
  );
  return {
    async go(address) {
      await page.goto(address);
    },
    run: (work, ...args) => page.evaluate(work as never, ...(args as unknown[] as never[])),
    async press(xpath) {
      const { x, y } = await placed(page, xpath, { isOnTop: true });
      await page.mouse.click(x, y);
    },
    async type(xpath, text) {
      await placed(page, xpath);
      await page.evaluate((path) => {
        const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
        (found.singleNodeValue as HTMLElement).focus();
      }, xpath);
      await page.keyboard.type(text);
    },
    async keys(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    async upload(xpath, file) {
      await placed(page, xpath);
      const input = await page.$(`xpath/${xpath}`);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
    troubles: () => troubles,
    close: () => browser.close(),
  };
}

/**
 * Waits for the element, scrolls to it and returns its middle. Puppeteer’s own commands wait inside the page, which
 * needs JavaScript.
 */
async function placed(page: Page, xpath: string, { isOnTop = false } = {}): Promise<Middle> {
  const look = () =>
    page.evaluate((path): Middle | null => {
      const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
      const element = found.singleNodeValue as HTMLElement | null;
      if (element === null) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      const isHit = element.contains(top) || element.closest('label')?.contains(top) === true;
      return { x, y, isHit };
    }, xpath);
  let before = '';
  // While images load, the element still moves.
  const isReady = (found: Middle | null): boolean => {
    const isStill = JSON.stringify(found) === before;
    before = JSON.stringify(found);
    return found !== null && isStill && (found.isHit || !isOnTop);
  };
  const middle = await eventually(look, { until: isReady, seconds: 30 });
  return middle ?? { x: 0, y: 0, isHit: false };
}

/** `isHit` says whether a click there reaches the element: nothing covers it. */
type Middle = { x: number; y: number; isHit: boolean };
