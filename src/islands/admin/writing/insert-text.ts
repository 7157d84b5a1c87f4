/** Returns false if nothing was inserted, as when the field has left the page. One undo removes the text. */
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

/** Moves the cursor and back, because browsers would otherwise undo earlier typing together with the insertion. */
function endTyping(field: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.select();
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
}
