/**
 * Puts text in place of what is selected, as a step of its own that can be undone, and of which the page hears. Answers
 * whether the field holds it now; not where the field has been taken off the page meanwhile.
 */
export function insertText(field: HTMLTextAreaElement, text: string): boolean {
  if (!field.isConnected) return false;
  const before = field.value;
  field.focus();
  endTyping(field);
  // oxlint-disable-next-line typescript/no-deprecated -- the only way into the browser's own list of what can be undone
  document.execCommand('insertText', false, text);
  endTyping(field);
  if (field.value !== before) return true;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return field.value !== before;
}

/**
 * Browsers undo in one step what is typed in one go, and take each insertion for more of it. Moving the cursor ends that.
 */
function endTyping(field: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.select();
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
}
