import type { Page } from 'playwright';

/** Opens the settings of a new article, which are closed while an editor writes. */
export async function openSettings(page: Page): Promise<void> {
  for (const name of ['Talen en publicatie', 'Zoekmachines'])
    await page.locator('.article-side summary', { hasText: name }).click();
}
