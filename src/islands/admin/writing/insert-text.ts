/** Inserts a text as its own undo step. Returns false if the field was removed from the page. */
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

/** Moves the cursor to end the undo step. Otherwise, an undo would also remove earlier typing. */
function endTyping(field: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.select();
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
}
