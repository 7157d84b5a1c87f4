/** Inserts a text as its own undo step. Returns false if the page no longer contains the field. */
export function insertText(field: HTMLTextAreaElement, text: string): boolean {
  if (!field.isConnected) return false;
  const before = field.value;
  field.focus();
  endTyping(field);
  // oxlint-disable-next-line typescript/no-deprecated -- only this command adds to the browser's own undo history
  document.execCommand('insertText', false, text);
  endTyping(field);
  if (field.value !== before) return true;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return field.value !== before;
}

/** Moves the cursor to end the undo step, because an undo would otherwise also remove earlier typing. */
function endTyping(field: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.select();
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
}
