/**
 * Puts text in place of what is selected, as if it had been typed: it can be undone, and the page hears of it. Answers
 * whether the field holds it now; not where the field has been taken off the page meanwhile.
 */
export function insertText(field: HTMLTextAreaElement, text: string): boolean {
  if (!field.isConnected) return false;
  const before = field.value;
  field.focus();
  // The only way into the browser's own list of what can be undone; nothing has taken its place.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  document.execCommand('insertText', false, text);
  if (field.value !== before) return true;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return field.value !== before;
}
