/** Puts text in place of what is selected, as if it had been typed: it can be undone, and the page hears of it. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // The only way into the browser's own list of what can be undone; nothing has taken its place.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
