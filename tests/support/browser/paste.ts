import type { Page } from 'playwright';

/**
 * Pastes at the cursor of the focused field, as if another program had copied the content. Returns whether
 * the browser handles the paste itself.
 */
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
