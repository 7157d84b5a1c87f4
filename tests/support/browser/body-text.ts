import type { Locator, Page } from 'playwright';

/** Returns the words in the desk’s text field, as an editor sees them. */
export async function bodyText(body: Locator): Promise<string> {
  // The text is hidden until the toolbar has loaded.
  await body.waitFor();
  return (await body.innerText()).trim();
}

/** Returns the HTML or Markdown that the desk would store. Switches to the source view and back. */
export async function bodySource(page: Page, label: string): Promise<string> {
  await showSource(page);
  const source = await page.getByRole('textbox', { name: label, exact: true }).inputValue();
  await page.getByRole('button', { name: 'Tekst', exact: true }).press('Enter');
  // Only a visible text editor can receive the focus from the caller.
  await page.locator('.rich-text-words').waitFor();
  return source;
}

export async function showSource(page: Page): Promise<void> {
  await showRareTools(page);
  await page.getByRole('button', { name: 'HTML of Markdown' }).press('Enter');
}

/** The toolbar shows only the most used tools at first. */
export const showRareTools = (page: Page) => page.getByRole('button', { name: 'Meer opmaak' }).press('Enter');

/** A hidden text editor would ignore the focus. */
export async function focusBody(body: Locator): Promise<void> {
  await body.waitFor();
  await body.focus();
}
