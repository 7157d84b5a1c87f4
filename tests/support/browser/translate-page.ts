/** Puts each text into two elements of its own and changes its words, as Chrome does when it translates a page. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  const chromesTag: string = 'font';
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, template, [translate="no"]'))
      continue;
    const outer = document.createElement(chromesTag);
    outer.append(document.createElement(chromesTag));
    outer.firstElementChild?.append(text.data.replaceAll(/[a-z]{3,}/g, (word) => `${word}x`));
    text.replaceWith(outer);
  }
}
