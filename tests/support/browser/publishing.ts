import type { Locator, Page } from 'playwright';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { withoutFailed } from './chromium.ts';

const { more, ...ways } = deskWords('nl').edit.control;

/** The main button of an article. Its words say what it does: publish, publish changes, or save for later or as a draft. */
export const mainButton = (page: Page): Locator => page.locator('.publish-button > [type="submit"]');

/** Chooses another way to publish from the menu beside the main button of an article. */
export async function choosePublishing(page: Page, way: Way): Promise<void> {
  await openPublishing(page);
  // The item that hides also names the language.
  await page.getByRole('menuitem', { name: ways[way], exact: way !== 'hide' }).click();
}

export const openPublishing = (page: Page): Promise<void> =>
  page.getByRole('button', { name: more, exact: true }).click();

/** The desk looks at a hidden post’s page until the page is gone, and the browser then reports status 404. */
export const withoutGone = (troubles: string[], ...slugs: string[]): string[] =>
  withoutFailed(troubles, 404, ...slugs.map((slug) => `/blog/${slug}`));

type Way = 'now' | 'plan' | 'replan' | 'draft' | 'hide';
