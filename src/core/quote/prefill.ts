/**
 * Puts the summary of a price quote into a message, and never changes the visitor's own text. Replaces or removes an
 * unchanged earlier summary. `before` is that summary, or ''.
 *
 * @example prefilled('Hello! Old', { before: 'Old', after: 'New' }) // => 'Hello! New'
 */
export function prefilled(message: string, { before, after }: { before: string; after: string }): string {
  if (message.trim() === '') return after;
  if (before !== '' && message.includes(before)) {
    // `replace` gets a function, because it would interpret "$" in a string.
    const replaced = message.replace(before, () => after);
    return after === '' ? replaced.trim() : replaced;
  }
  return before === '' && after !== '' ? `${message.trimEnd()}\n\n${after}` : message;
}
