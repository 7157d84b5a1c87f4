/**
 * Replaces the summary `before` in a message by `after`, or appends `after` if `before` is ''. Keeps all other text.
 * @example prefilled('Hello! Old', { before: 'Old', after: 'New' }) // => 'Hello! New'
 */
export function prefilled(message: string, { before, after }: { before: string; after: string }): string {
  if (message.trim() === '') return after;
  if (before === '') return after === '' ? message : `${message.trimEnd()}\n\n${after}`;
  // `replace` would interpret "$" in a string, so `replace` gets a function.
  const replaced = message.replace(before, () => after);
  return after === '' ? replaced.trim() : replaced;
}
