import type { Page } from 'playwright';

/** Pastes at the cursor. Returns whether the browser, not the editor, handles the paste. */
export const paste = (
  page: Page,
  { html, text, rtf = '' }: { html: string; text: string; rtf?: string },
): Promise<boolean | undefined> =>
  page.evaluate(
    ([htmlPart = '', textPart = '', rtfPart = '']) => {
      const clipboardData = new DataTransfer();
      if (rtfPart !== '') clipboardData.setData('text/rtf', rtfPart);
      if (htmlPart !== '') clipboardData.setData('text/html', htmlPart);
      clipboardData.setData('text/plain', textPart);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return document.activeElement?.dispatchEvent(event);
    },
    [html, text, rtf],
  );
