import type { BrowserContextOptions, Page } from 'playwright';
import { desktop, watchedPage } from './chromium.ts';

/** The requests of the contact form, as a pattern for Playwright’s `route`. */
export const mailFunction = '**/functions/v1/send-contact-email';

/** Opens a page with the contact form in the language of its path. */
export async function aVisitor(url: string, path = '/nl', options: BrowserContextOptions = {}) {
  const locale = /^\/(nl|es|de)/.exec(path)?.[1] ?? 'en';
  const visitor = await watchedPage(url, { ...desktop, locale, ...options });
  await visitor.page.goto(`${url}${path}#contact`);
  const form = await waitForForm(visitor.page);
  return { ...visitor, form };
}

export async function waitForForm(page: Page) {
  const form = page.locator('#enquiry');
  await form.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.waitForFunction(() => document.querySelector<HTMLFormElement>('#enquiry')?.noValidate === true);
  return form;
}

const aMessage = {
  Naam: 'Anna Bakker',
  'E-mailadres': 'anna@example.com',
  'Uw bericht': 'Kunt u mij bellen?',
};

export async function fillIn(page: Page, texts: Record<string, string> = aMessage) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
}

export const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true }).click();
export const toasts = (page: Page) => page.locator('.toasts').innerText();
export const typedTexts = (page: Page) =>
  page
    .locator('#enquiry')
    .evaluate((form) =>
      Object.fromEntries(
        [...new FormData(form as HTMLFormElement)].filter(([name]) =>
          ['name', 'email', 'message'].includes(name),
        ),
      ),
    );
export const emptyForm = { name: '', email: '', message: '' };
export const anna = { name: 'Anna Bakker', email: 'anna@example.com', message: 'Kunt u mij bellen?' };

/** Fakes the server’s answer and records requests. With 'gone', the connection fails. */
export async function theServer(page: Page, answer: { status: number; json: unknown } | 'gone') {
  const bodies: Record<string, unknown>[] = [];
  await page.unroute(mailFunction);
  await page.route(mailFunction, async (route) => {
    bodies.push(route.request().postDataJSON() as Record<string, unknown>);
    if (answer === 'gone') await route.abort('connectionfailed');
    else await route.fulfill(answer);
  });
  return bodies;
}

export const stored = { status: 200, json: { ok: true, id: 'one', delivery: 'sent' } };
export const broken = (message = 'Something went wrong.') => ({
  status: 500,
  json: { error: { code: 'internal', message, id: 'x' } },
});
