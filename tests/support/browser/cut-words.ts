/** Returns the words that a line break cuts without a hyphen. Runs in a browser that itself does not hyphenate. */
export function cutWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = new Range();
  const cut: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.checkVisibility() !== true) continue;
    for (const { index, 0: word } of text.data.matchAll(/\p{L}{8,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1)
        cut.push(word);
    }
  }
  return cut;
}
