import type { Locator, Page } from 'playwright';

/** Returns the visible text in the rich-text editor. */
export async function bodyText(body: Locator): Promise<string> {
  // The text is hidden until the editor has its toolbar.
  await body.waitFor();
  return (await body.innerText()).trim();
}

/** Switches to the source view and back, to return the HTML or Markdown that would be stored. */
export async function bodySource(page: Page, label: string): Promise<string> {
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  await view('HTML of Markdown').press('Enter');
  const source = await page.getByRole('textbox', { name: label, exact: true }).inputValue();
  await view('Tekst').press('Enter');
  // A hidden editor would ignore the focus.
  await page.locator('.rich-text-words').waitFor();
  return source;
}

/** Focuses the rich-text editor. A hidden editor would ignore the focus, so this waits until it is visible. */
export async function focusBody(body: Locator): Promise<void> {
  await body.waitFor();
  await body.focus();
}
