import type { Page } from 'playwright';

/** Pastes into the focused field. Returns whether the browser, not the text editor, must handle the paste. */
export const paste = (
  page: Page,
  { html, text, rtf = '' }: { html: string; text: string; rtf?: string },
): Promise<boolean> =>
  page.evaluate(
    ([htmlPart = '', textPart = '', rtfPart = '']) => {
      const field = document.activeElement;
      if (!field?.matches('input, textarea, [contenteditable="true"]'))
        throw new Error('No field has the focus.');
      const clipboardData = new DataTransfer();
      if (rtfPart !== '') clipboardData.setData('text/rtf', rtfPart);
      if (htmlPart !== '') clipboardData.setData('text/html', htmlPart);
      clipboardData.setData('text/plain', textPart);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return field.dispatchEvent(event);
    },
    [html, text, rtf],
  );
