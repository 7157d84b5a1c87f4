/**
 * Puts the summary of a quote into a message. A summary that the visitor has not changed is replaced, or removed together
 * with the quote. The visitor's own text never changes. `before` is the previous summary, or ''.
 *
 * @example prefilled('', { before: '', after: 'Quote' }) // => 'Quote'
 *
 * @example prefilled('Hello! Old', { before: 'Old', after: 'New' }) // => 'Hello! New'
 */
export function prefilled(message: string, { before, after }: { before: string; after: string }): string {
  if (message.trim() === '') return after;
  if (before !== '' && message.includes(before)) {
    // The replacement is a function, because a string would interpret "$".
    const replaced = message.replace(before, () => after);
    return after === '' ? replaced.trim() : replaced;
  }
  return before === '' && after !== '' ? `${message.trimEnd()}\n\n${after}` : message;
}
