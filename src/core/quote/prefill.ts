/**
 * A message with the summary of a quote in it. A summary that nobody changed is replaced, or goes when the quote goes;
 * what the visitor wrote is never touched. `before` is the summary that was put there last, '' where there is none.
 * @example prefilled('', { before: '', after: 'Quote' }) // => 'Quote'
 * @example prefilled('Hello! Old', { before: 'Old', after: 'New' }) // => 'Hello! New'
 */
export function prefilled(message: string, { before, after }: { before: string; after: string }): string {
  if (message.trim() === '') return after;
  if (before !== '' && message.includes(before)) {
    // A function, since a "$" in a replacement text has a meaning.
    const replaced = message.replace(before, () => after);
    return after === '' ? replaced.trim() : replaced;
  }
  return before === '' && after !== '' ? `${message.trimEnd()}\n\n${after}` : message;
}
