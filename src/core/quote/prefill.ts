/**
 * Puts the summary of a quote into a message. An unchanged summary is replaced, or removed with the quote; the
 * visitor's own text is never touched. `before` is the previous summary, or ''.
 * @example prefilled('', { before: '', after: 'Quote' }) // => 'Quote'
 * @example prefilled('Hello! Old', { before: 'Old', after: 'New' }) // => 'Hello! New'
 */
export function prefilled(message: string, { before, after }: { before: string; after: string }): string {
  if (message.trim() === '') return after;
  if (before !== '' && message.includes(before)) {
    // A function, because "$" is special in a replacement string.
    const replaced = message.replace(before, () => after);
    return after === '' ? replaced.trim() : replaced;
  }
  return before === '' && after !== '' ? `${message.trimEnd()}\n\n${after}` : message;
}
