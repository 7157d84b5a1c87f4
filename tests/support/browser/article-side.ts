import type { Page } from 'playwright';

/** On narrow screens, the settings of an article are a sheet. */
export async function openSheet(page: Page): Promise<void> {
  const opener = page.locator('.article-settings');
  await opener.waitFor({ state: 'attached' });
  if ((await opener.isVisible()) && (await opener.getAttribute('aria-expanded')) === 'false')
    await opener.click();
}

/** Closes the sheet, so that the page below it can be pressed. */
export const closeSheet = (page: Page): Promise<void> => page.keyboard.press('Escape');

/** Shows one of the tabs in the settings of an article. */
export const openTab = (page: Page, name: 'Publicatie' | 'Zoekmachines'): Promise<void> =>
  page.locator('.side-tabs').getByRole('button', { name }).click();
