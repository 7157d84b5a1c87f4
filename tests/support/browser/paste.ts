import type { Page } from 'playwright';

/** Pastes into the focused field, with a PNG file if there is one. Returns whether the browser, not the text editor, must handle the paste. */
export const paste = (
  page: Page,
  { html, text, rtf = '', file }: { html: string; text: string; rtf?: string; file?: Buffer },
): Promise<boolean> =>
  page.evaluate(
    ([htmlPart = '', textPart = '', rtfPart = '', png]) => {
      const field = document.activeElement;
      if (!field?.matches('input, textarea, [contenteditable="true"]'))
        throw new Error('No field has the focus.');
      const clipboardData = new DataTransfer();
      if (rtfPart !== '') clipboardData.setData('text/rtf', rtfPart);
      if (htmlPart !== '') clipboardData.setData('text/html', htmlPart);
      if (textPart !== '' || png === undefined) clipboardData.setData('text/plain', textPart);
      if (png !== undefined) {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      }
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return field.dispatchEvent(event);
    },
    [html, text, rtf, file?.toString('base64')],
  );
