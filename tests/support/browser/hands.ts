import type { Locator, Page } from 'playwright';
import { eventually } from '../products/editor.ts';

/** The two ways in which tests operate the desk: with a pointer, and with the keyboard alone. */
export const byPointer: Hand = {
  press: (locator) => locator.click(),
  standIn: (locator) => locator.click(),
};

export const byKeyboard: Hand = {
  async press(locator) {
    await tabTo(locator.page(), locator);
    await locator.page().keyboard.press('Enter');
  },
  standIn: (locator) => tabTo(locator.page(), locator),
};

export async function tabTo(page: Page, locator: Locator): Promise<void> {
  await locator.waitFor();
  await eventually(() => locator.isEnabled(), { until: Boolean });
  for (let tabs = 0; tabs < 200; tabs++) {
    const way = await locator.evaluate((element) => {
      const { activeElement: here, body } = document;
      if (here === element) return 'there';
      const isBefore = here !== null && here !== body && here.compareDocumentPosition(element) & 2;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
    if (way === 'there') return;
    await page.keyboard.press(way);
  }
  throw new Error(`The keyboard does not lead to ${locator.toString()}.`);
}

/** The toolbar of the text editor is one stop for the Tab key. The arrow keys move between its buttons. */
export async function tabToTool(page: Page, name: string): Promise<void> {
  const button = page.getByRole('toolbar').getByRole('button', { name });
  await tabTo(page, page.getByRole('toolbar').locator('[tabindex="0"]'));
  while (!(await button.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowRight');
}

/** Retries, because the text editor resets the cursor at first. */
export async function toEndOf(text: Locator): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    await text.press('ControlOrMeta+End');
    return text.evaluate(async (element) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { focusNode, focusOffset } = getSelection() ?? {};
      if (!focusNode || !element.contains(focusNode)) return false;
      const rest = document.createRange();
      rest.selectNodeContents(element);
      rest.setStart(focusNode, focusOffset ?? 0);
      return rest.toString() === '';
    });
  };
  await eventually(isThere, { until: Boolean });
}

export type Hand = {
  press: (locator: Locator) => Promise<void>;
  standIn: (locator: Locator) => Promise<void>;
};
